import { json } from 'node:stream/consumers';
import type { Burst, Buyer, PurchaseJob } from './load-job.ts';
import { buy, caller, type Send } from './shoppers.ts';

const { origin, seconds, buyers } = (await json(process.stdin)) as PurchaseJob;
const durations: number[] = [];
let failures = 0;
let run = 0;

/** One purchase: the application’s calls, or as many of the floor with the same bodies. */
async function purchase({ token, line, replay }: Buyer): Promise<void> {
  const send: Send = caller(origin);
  if (!replay) return void (await buy(send, token, line));
  const number = run++;
  for (const [call, body] of replay.bodies.entries())
    await send('POST', `/flows/${replay.flow}/${call}/${number}`, body ?? {}, { 'x-access-token': token });
}

/** One burst of purchases in a process of its own; each buyer begins the next when the last is through. */
const began = performance.now();
await Promise.all(
  buyers.map(async (buyer) => {
    while (performance.now() - began < seconds * 1000) {
      const start = performance.now();
      await purchase(buyer).then(
        () => durations.push(performance.now() - start),
        (error: unknown) => {
          failures += 1;
          process.stderr.write(`${error}\n`);
        },
      );
    }
  }),
);
const elapsed = (performance.now() - began) / 1000;
durations.sort((a, b) => a - b);
const at = (share: number): number => durations[Math.floor(durations.length * share)] ?? 0;
const burst: Burst = { requestsPerSecond: durations.length / elapsed, p50: at(0.5), p97: at(0.975), failures };
process.stdout.write(JSON.stringify(burst));
