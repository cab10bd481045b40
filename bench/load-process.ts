import { json } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { type LoadJob, SERIAL } from './load-job.ts';

const { origin, seconds, requests } = (await json(process.stdin)) as LoadJob;
let serial = 0;

/** One burst in a process of its own, so that it can be kept off the server’s core. */
const result = await autocannon({
  url: origin,
  connections: 32,
  duration: seconds,
  requests: requests.map((request) =>
    request.path?.includes(SERIAL)
      ? {
          ...request,
          setupRequest: (next) => ({ ...next, path: request.path?.replace(SERIAL, String(serial++)) ?? '/' }),
        }
      : request,
  ),
});
process.stdout.write(
  JSON.stringify({
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    failures: result.errors + result.non2xx,
  }),
);
