/** Removes what this device stores about its player: the next person must not have it. */
import { forgetInvitation } from "../app/invitation";
import { Outbox } from "./outbox";
import { forgetPromises } from "./commitments";
import { forgetMuted } from "./mutedTables";
import { forgetProgress } from "./progress";
import { forgetAllSeeds } from "./seeds";

export function forgetPerson(): void {
  forgetAllSeeds();
  forgetPromises();
  forgetMuted();
  Outbox.forgetAll();
  forgetProgress();
  forgetInvitation();
}
