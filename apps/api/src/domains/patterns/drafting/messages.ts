import type { Figure, Lengths } from '@adunni/contracts/measurements/catalogue';
import type { DraftName, PatternFile, PatternFit } from '@adunni/contracts/patterns/choices';
import type { Pattern, PatternRefusal } from '@adunni/contracts/patterns/patterns';

/** What is to be drafted, for which body, and how it is wanted: to be shown, or as a file. */
export interface DraftOrder {
  draft: DraftName;
  fit: PatternFit;
  figure: Figure;
  /** In mm. */
  values: Lengths;
  /** Printed on it: the number of the order, or nothing. */
  reference: string;
  wanted: 'pattern' | PatternFile;
}

/** What the process that drafts answers: a pattern, a file, why there is neither, or what broke. */
export type DraftAnswer =
  | { pattern: Pattern }
  | { file: Uint8Array }
  | { refusal: PatternRefusal }
  | { failure: string };
