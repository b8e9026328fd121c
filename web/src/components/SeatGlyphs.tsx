/** The signs of dirhams and of squares. */

export function Coin() {
  return (
    <svg class="seat-glyph" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.6" fill="none" stroke="currentColor" stroke-width="1.6" />
      <path
        d="M8 4l1.1 2.4 2.6.2-2 1.8.7 2.6L8 9.6 5.6 11l.7-2.6-2-1.8 2.6-.2z"
        fill="currentColor"
      />
    </svg>
  );
}

export function Tile() {
  return (
    <svg class="seat-glyph" viewBox="0 0 16 16" aria-hidden="true">
      <rect
        x="2"
        y="2"
        width="12"
        height="12"
        rx="1"
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
      />
      <path d="M8 4.5L11.5 8 8 11.5 4.5 8z" fill="currentColor" />
    </svg>
  );
}
