/** A field for a number. A number out of bounds is corrected on leaving the field, not while typing. */
import { useSignal } from "@preact/signals";

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onNumber: (value: number) => void;
}

export function NumberField({ label, value, least, most, onNumber }: NumberFieldProps) {
  /** What is being typed: an update from elsewhere must not overwrite it. */
  const typed = useSignal<string | null>(null);
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed.value ?? value}
        onInput={(event) => (typed.value = event.currentTarget.value)}
        // A browser fires no change event where the old number was put back.
        onBlur={() => (typed.value = null)}
        onChange={(event) => {
          const meant = Math.trunc(Number(event.currentTarget.value)) || least;
          const within = Math.min(most, Math.max(least, meant));
          event.currentTarget.value = String(within);
          typed.value = null;
          onNumber(within);
        }}
      />
    </label>
  );
}
