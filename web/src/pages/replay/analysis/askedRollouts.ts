/** Which rollouts were asked for in this tab: after a reload they are looked for at the server. */

const PLACE = "marrakech-rollouts";
const MOST = 20;

function asked(): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // a browser that keeps nothing
  }
}

function keep(rollouts: readonly string[]): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(rollouts.slice(-MOST)));
  } catch {
    // It is asked for again by hand.
  }
}

const nameOf = (analysis: string, ply: number) => `${analysis} ${ply}`;

export const wasAsked = (analysis: string, ply: number): boolean =>
  asked().includes(nameOf(analysis, ply));

export function rememberAsked(analysis: string, ply: number): void {
  forgetAsked(analysis, ply);
  keep([...asked(), nameOf(analysis, ply)]);
}

export function forgetAsked(analysis: string, ply: number): void {
  if (wasAsked(analysis, ply)) keep(asked().filter((one) => one !== nameOf(analysis, ply)));
}
