/** Two rugs, one over the other: the sign of the game. The icons in public/ are drawn alike. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 64 64" aria-hidden="true">
      <path
        d="M6 22v20M3 24h4M3 29h4M3 35h4M3 40h4M57 24h4M57 29h4M57 35h4M57 40h4"
        stroke="var(--red-edge)"
        stroke-width="2"
      />
      <rect x="7" y="21" width="50" height="22" fill="var(--red)" />
      <path d="M7 26h50M7 38h50" stroke="var(--red-thread)" stroke-width="2.5" />
      <path d="M7 32h50" stroke="var(--red-edge)" stroke-width="3" />
      <path
        d="M24 3v4M29 3v4M35 3v4M40 3v4M24 57v4M29 57v4M35 57v4M40 57v4"
        stroke="var(--blue-edge)"
        stroke-width="2"
      />
      <rect x="21" y="7" width="22" height="50" fill="var(--blue)" />
      <path
        d="M32 10l7 7-7 7-7-7ZM32 25l7 7-7 7-7-7ZM32 40l7 7-7 7-7-7Z"
        fill="var(--blue-thread)"
      />
      <path d="M32 29l3 3-3 3-3-3Z" fill="var(--blue)" />
    </svg>
  );
}
