import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Burst, Buyer, LoadJob, PurchaseJob, Request } from './load-job.ts';
import { pinned } from './processes.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);

/** Loads a server with the given requests for some seconds, from the second core. */
export const load = (origin: string, requests: Request[][]): Promise<Burst> =>
  burst('load-process.ts', { origin, seconds: SECONDS, requests });

/** Lets the buyers buy for some seconds, from the second core. */
export const loadPurchases = (origin: string, buyers: Buyer[]): Promise<Burst> =>
  burst('purchase-process.ts', { origin, seconds: SECONDS, buyers });

async function burst(file: string, job: LoadJob | PurchaseJob): Promise<Burst> {
  const child = spawn(...pinned(1, [process.execPath, join(import.meta.dirname, file)]), {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(job));
  return JSON.parse(await text(child.stdout)) as Burst;
}

/** Loads two servers in turn, so that a change of the machine’s speed meets both; the medians of the rounds. */
export async function loadBoth(a: () => Promise<Burst>, b: () => Promise<Burst>, rounds = 3): Promise<[Burst, Burst]> {
  const bursts: [Burst[], Burst[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    bursts[0].push(await a());
    bursts[1].push(await b());
  }
  return [median(bursts[0]), median(bursts[1])];
}

function median(bursts: Burst[]): Burst {
  const sorted = bursts.toSorted((x, y) => x.requestsPerSecond - y.requestsPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return { ...middle, failures: bursts.reduce((sum, { failures }) => sum + failures, 0) };
}
