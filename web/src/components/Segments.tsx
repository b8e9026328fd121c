/** A few choices side by side: radio buttons that look like one strip. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

export interface Segment<T> {
  value: T;
  label: ComponentChildren;
  disabled?: boolean;
}

interface SegmentsProps<T> {
  legend: string;
  segments: readonly Segment<T>[];
  value: T;
  /** What the selected choice means. */
  about?: string;
  onChoose: (value: T) => void;
}

export function Segments<T extends string | number>({
  legend,
  segments,
  value,
  about,
  onChoose,
}: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset class="segments" aria-describedby={about && `${name}-about`}>
      <legend>{legend}</legend>
      <div>
        {segments.map((one) => (
          <label key={one.value}>
            <input
              type="radio"
              name={name}
              value={one.value}
              checked={one.value === value}
              disabled={one.disabled ?? false}
              onChange={() => onChoose(one.value)}
            />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
      {about && (
        <p id={`${name}-about`} class="help" role="status">
          {about}
        </p>
      )}
    </fieldset>
  );
}

/** Something that is on or off, with what it means. */
export function Switch(given: {
  label: string;
  help?: string;
  on: boolean;
  onChoose: (on: boolean) => void;
}) {
  const about = useId();
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={given.on}
        aria-describedby={given.help ? about : undefined}
        onChange={(event) => given.onChoose(event.currentTarget.checked)}
      />
      <span class="switch-label">{given.label}</span>
      {given.help && (
        <small id={about} class="help">
          {given.help}
        </small>
      )}
    </label>
  );
}
