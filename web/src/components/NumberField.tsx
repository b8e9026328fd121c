/** A number to type. What is out of bounds is put right when the field is left, not while typing. */
import { useSignal } from "@preact/signals";

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onNumber: (value: number) => void;
}

export function NumberField({ label, value, least, most, onNumber }: NumberFieldProps) {
  /** What is being typed: news from elsewhere must not put the old number back over it. */
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
        // A browser tells of no change where the old number was put back.
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
