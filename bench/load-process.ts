import { createHistogram } from 'node:perf_hooks';
import { json } from 'node:stream/consumers';
import { Client } from 'undici';
import { type Burst, type LoadJob, type Request, SERIAL } from './load-job.ts';

const CONNECTIONS = 32;

const { origin, seconds, requests } = (await json(process.stdin)) as LoadJob;
/** In microseconds. */
const latencies = createHistogram();
/** Goes on from burst to burst, because no two may ask for the same. */
let serial = Date.now();
let failures = 0;

/** Sends one request and reads its answer to the end; an answer other than a success counts as a failure. */
function send(client: Client, { path, ...request }: Request): Promise<void> {
  const began = performance.now();
  return new Promise((resolve) => {
    let status = 0;
    function end(): void {
      if (status < 200 || status >= 300) failures += 1;
      latencies.record(Math.max(1, Math.round((performance.now() - began) * 1000)));
      resolve();
    }
    client.dispatch(
      { ...request, path: path.replace(SERIAL, () => String(serial++)) },
      {
        onRequestStart: () => {},
        onResponseStart: (_controller, code) => {
          status = code;
        },
        onResponseData: () => {},
        onResponseEnd: end,
        onResponseError: end,
      },
    );
  });
}

/** One burst in a process of its own, so that it can be kept off the server’s core. */
const began = performance.now();
const elapsed = (): number => (performance.now() - began) / 1000;
await Promise.all(
  Array.from({ length: CONNECTIONS }, async (_, connection) => {
    const own = requests[connection % requests.length] ?? [];
    const client = new Client(origin);
    for (let turn = 0; elapsed() < seconds; turn++) await send(client, own[turn % own.length] as Request);
    await client.close();
  }),
);
const burst: Burst = {
  requestsPerSecond: latencies.count / elapsed(),
  p50: latencies.percentile(50) / 1000,
  p97: latencies.percentile(97.5) / 1000,
  failures,
};
process.stdout.write(JSON.stringify(burst));
