import type { ReaderFailure } from './messages.ts';

/** How browsers, and what finds bodies, say that memory is short; WebAssembly has no error of its own for it. */
const SHORT_OF_MEMORY = /out of memory|\bOOM\b|allocat|enlarge memory|memory arrays|array buffer allocation/i;

/** Why a stage broke off: `otherwise`, unless the device had too little memory for it. */
export function whyNot(error: unknown, otherwise: ReaderFailure): ReaderFailure {
  return error instanceof Error && SHORT_OF_MEMORY.test(error.message) ? 'memory' : otherwise;
}
