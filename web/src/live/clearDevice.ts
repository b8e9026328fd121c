/** What this device keeps of whoever played here: nobody who comes after them is to have it. */
import { Outbox } from "./outbox";
import { forgetPromises } from "./commitments";
import { forgetAllSeeds } from "./seeds";

export function forgetPerson(): void {
  forgetAllSeeds();
  forgetPromises();
  Outbox.forgetAll();
}
