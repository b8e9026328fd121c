/** The star at what is best. */
export function Star() {
  return (
    <svg class="star" viewBox="-50 -50 100 100" aria-hidden="true">
      <path d="M-32 -32H32V32H-32ZM0 -45L45 0L0 45L-45 0Z" />
    </svg>
  );
}
