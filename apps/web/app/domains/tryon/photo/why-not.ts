import type { ReaderFailure } from './messages.ts';

/** A photo that can’t be read, and why. */
export class ReaderError extends Error {
  readonly failure: ReaderFailure;
  constructor(failure: ReaderFailure) {
    super(`the photo could not be read: ${failure}`);
    this.failure = failure;
  }
}

/** A device that lacks what finding bodies needs. */
export class Unsupported extends Error {
  constructor() {
    super('this device finds no bodies');
  }
}

/** How browsers, and what finds bodies, say that memory is short; WebAssembly has no error of its own for it. */
const SHORT_OF_MEMORY = /out of memory|\bOOM\b|allocat|enlarge memory|memory arrays|array buffer allocation/i;
/** How what finds bodies gives up on a device, as where textures can’t hold what it draws. */
const GAVE_UP = /^Aborted\(|unreachable/;

/** Why a stage broke off: `otherwise`, unless the device had too little memory for it or is not made for it. */
export function whyNot(error: unknown, otherwise: ReaderFailure): ReaderFailure {
  if (error instanceof Unsupported) return 'unsupported';
  if (!(error instanceof Error)) return otherwise;
  if (SHORT_OF_MEMORY.test(error.message)) return 'memory';
  return GAVE_UP.test(error.message) ? 'unsupported' : otherwise;
}
