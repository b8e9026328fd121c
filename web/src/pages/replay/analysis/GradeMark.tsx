/** The mark of an error; slips, mistakes and blunders differ in shape. */
import { say } from "../../../i18n/say";
import type { Grade } from "./analysisModel";
import { gradePath } from "./chancesGeometry";

/** `named`: read aloud as its word; else something beside it says so. */
export function GradeMark({ grade, named = false }: { grade: Grade; named?: boolean }) {
  return (
    <svg
      class={`grade-mark is-${grade}`}
      viewBox="-6 -6 12 12"
      {...(named
        ? { role: "img", "aria-label": say("analysis-grade", { grade }) }
        : { "aria-hidden": "true" })}
    >
      <path d={gradePath(grade, 0, 0)} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
