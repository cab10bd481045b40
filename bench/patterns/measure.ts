import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DraftAnswer, DraftOrder } from '../../apps/api/src/domains/patterns/drafting/messages.ts';
import { GARMENT_NAMES } from '../../packages/patterns/src/drafts/garments.ts';
import { EIGHT_BODIES } from '../../packages/patterns/src/proof/eight-bodies.ts';
import { ROOT } from '../processes.ts';
import { table } from '../report.ts';

const PROCESS = join(ROOT, 'apps/api/src/domains/patterns/drafting/draft.process.ts');
/** As the server starts it. */
const FLAGS = ['--max-old-space-size=128'];
/** How often it is started. */
const STARTS = 7;
/** What is drafted of every garment for every body. */
const WANTED = { pattern: 'to be shown', a4: 'A4 PDF', full: 'full-size PDF', dxf: 'DXF', sheet: 'sheet PDF' } as const;
type Wanted = keyof typeof WANTED;

const begin = (): ChildProcess => fork(PROCESS, { serialization: 'advanced', execArgv: FLAGS });

/** Has something drafted. @returns how many ms it took */
async function drafted(child: ChildProcess, order: DraftOrder): Promise<number> {
  const from = performance.now();
  child.send(order);
  const [answer] = (await once(child, 'message')) as [DraftAnswer];
  if ('failure' in answer) throw new Error(answer.failure);
  return performance.now() - from;
}

const ordersOf = (wanted: Wanted): DraftOrder[] =>
  GARMENT_NAMES.flatMap((draft) =>
    EIGHT_BODIES.map(({ figure, fit, measured }) => ({
      ...{ draft, fit, figure, values: measured, reference: 'ADN-2026-000123', wanted },
    })),
  );

/** Megabytes of a process that stands in its status as `VmRSS` or `VmHWM`. */
function megabytes({ pid }: ChildProcess, name: string): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return `${Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)} MB`;
}

/** Ticks of the processor’s time that Linux counts in a second, and where its status tells them. */
const TICKS = 100;
const [USER, SYSTEM] = [11, 12];

/** How many ms of the processor’s time a process has taken. */
function processorMs({ pid }: ChildProcess): number {
  const [, words = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const values = words.split(' ').map(Number);
  return (((values[USER] ?? 0) + (values[SYSTEM] ?? 0)) / TICKS) * 1000;
}

const inMs = (ms: number): string => `${Math.round(ms)} ms`;
const atShare = (sorted: readonly number[], share: number): string =>
  `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)} ms`;

/** From the start of the process to its first pattern, each time anew; and what it takes then. */
async function starts(): Promise<{ times: number[]; busy: number; memory: string }> {
  const [order] = ordersOf('pattern');
  const times: number[] = [];
  let [busy, memory] = [0, ''];
  for (let n = 0; order && n < STARTS; n++) {
    const from = performance.now();
    const child = begin();
    await drafted(child, order);
    times.push(performance.now() - from);
    busy += processorMs(child) / STARTS;
    memory = megabytes(child, 'VmRSS');
    child.disconnect();
    await once(child, 'exit');
  }
  return { times: times.sort((a, b) => a - b), busy, memory };
}

/** Measures what the process that drafts costs: its start, each kind of draft, and its memory; returns Markdown. */
export async function measurePatterns(): Promise<string> {
  const { times, busy, memory } = await starts();
  const child = begin();
  const rows = [['start and first pattern', `${STARTS}`, atShare(times, 0.5), atShare(times, 1), inMs(busy), memory]];
  for (const wanted of Object.keys(WANTED) as Wanted[]) {
    const all: number[] = [];
    const before = processorMs(child);
    for (const order of ordersOf(wanted)) all.push(await drafted(child, order));
    all.sort((a, b) => a - b);
    const each = inMs((processorMs(child) - before) / all.length);
    rows.push([WANTED[wanted], `${all.length}`, atShare(all, 0.5), atShare(all, 1), each, megabytes(child, 'VmRSS')]);
  }
  const most = megabytes(child, 'VmHWM');
  child.disconnect();
  await once(child, 'exit');
  return `${table(['', 'times', 'median', 'slowest', 'processor’s time each', 'resident afterwards'], rows)}\n\nAt most ${most} were resident.`;
}
