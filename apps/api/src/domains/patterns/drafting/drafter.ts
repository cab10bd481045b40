import { type ChildProcess, fork } from 'node:child_process';
import type { PatternFile } from '@adunni/contracts/patterns/choices';
import { type Pattern, type PatternRefusal, patternErrors } from '@adunni/contracts/patterns/patterns';
import { Refusal } from '../../../kit/errors.ts';
import { fairQueue } from '../../../kit/fair-queue.ts';
import type { DraftAnswer, DraftOrder } from './messages.ts';

/** Longest that one pattern may take, in ms: a slow one takes some hundred. */
const PATIENCE_MS = 20_000;
/** How long what drafts waits for more before it ends, in ms: it starts in half a second. */
const IDLE_MS = 30_000;
/** What it may take of memory, in MB. */
const HEAP_MB = 128;
/** Whoever wants every file of a pattern at once has room for that. */
const WAITING = { perKey: 6, inAll: 30 };

const oneAtATime = fairQueue({ width: 1, share: () => 1, waiting: WAITING });

/**
 * Does what needs something drafted, one after the other, those in turn who wait.
 * @throws {Refusal} pattern_busy when too many wait
 */
export async function inTurn<T>(who: string, work: () => Promise<T>): Promise<T> {
  let isBegun = false;
  try {
    return await oneAtATime(who, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    if (isBegun || !(error instanceof Refusal)) throw error;
    throw new Refusal(patternErrors.pattern_busy, { cause: error });
  }
}

let drafting: ChildProcess | undefined;
let rest: NodeJS.Timeout | undefined;

/** In production it takes what the build wrote as JavaScript, as this process does. */
const asThisProcess = (): string[] => process.execArgv.filter((flag) => flag.endsWith('use-stripped.mjs'));

function begin(): ChildProcess {
  const child = fork(new URL('./draft.process.ts', import.meta.url), {
    ...{ serialization: 'advanced', execArgv: [...asThisProcess(), `--max-old-space-size=${HEAP_MB}`] },
    // Drafting needs no more of what this process knows.
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
  });
  child.once('exit', () => {
    if (drafting === child) drafting = undefined;
  });
  return child;
}

/** Sends an order to the process that drafts, which is started for the first and ends when nobody has asked for a while. */
async function ask(order: DraftOrder): Promise<DraftAnswer> {
  clearTimeout(rest);
  drafting ??= begin();
  const child = drafting;
  const { promise, resolve, reject } = Promise.withResolvers<DraftAnswer>();
  const ended = () => reject(new Error('what drafts patterns ended without an answer'));
  child.ref();
  child.channel?.ref();
  child.once('message', resolve).once('error', reject).once('exit', ended);
  const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  try {
    child.send(order);
    return await promise;
  } finally {
    clearTimeout(patience);
    child.off('message', resolve).off('error', reject).off('exit', ended);
    // What rests keeps nothing else from ending.
    child.unref();
    child.channel?.unref();
    rest = setTimeout(() => child.connected && child.disconnect(), IDLE_MS).unref();
  }
}

type Order = Omit<DraftOrder, 'wanted'>;

/**
 * Drafts a pattern to be shown; only within `inTurn`, since one process drafts one after the other.
 * @throws {Error} when drafting broke or took too long
 */
export async function draftPattern(order: Order): Promise<{ pattern: Pattern } | { refusal: PatternRefusal }> {
  const answer = await ask({ ...order, wanted: 'pattern' });
  if ('pattern' in answer || 'refusal' in answer) return answer;
  throw new Error('failure' in answer ? answer.failure : 'a file was drafted instead of a pattern');
}

/**
 * Drafts a file; only within `inTurn`.
 * @throws {Refusal} no_pattern, in the words of the refusal
 * @throws {Error} when drafting broke or took too long
 */
export async function draftFile(order: Order, file: PatternFile): Promise<Buffer> {
  const answer = await ask({ ...order, wanted: file });
  if ('refusal' in answer) throw new Refusal(patternErrors.no_pattern, { message: answer.refusal.message });
  if ('file' in answer) return Buffer.from(answer.file);
  throw new Error('failure' in answer ? answer.failure : 'a pattern was drafted instead of a file');
}
