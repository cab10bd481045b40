import type { LengthName } from './lengths.ts';

/** Why no pattern can be drafted, in words for a tailor; `lengths` names those that are to blame. */
export class PatternError extends Error {
  readonly lengths: readonly LengthName[];

  constructor(message: string, lengths: readonly LengthName[] = []) {
    super(message);
    this.name = 'PatternError';
    this.lengths = lengths;
  }
}
