/** Where one is in a row of exercises: a dot for each, to go there. */
interface Dots {
  /** Where one is, in words. */
  label: string;
  at: number;
  /** Each by its name. */
  names: readonly string[];
  /** Whether one has been done; those before the current one, where it is not said. */
  isPast?: (index: number) => boolean;
  to: (wanted: number) => void;
}

export function Dots({ label, at, names, isPast = (index) => index < at, to }: Dots) {
  return (
    <nav aria-label={label}>
      <ol class="learn-dots">
        {names.map((name, index) => (
          <li key={index}>
            <button
              type="button"
              class={isPast(index) ? "is-past" : ""}
              aria-current={index === at ? "step" : undefined}
              aria-label={name}
              onClick={() => to(index)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
