import { json } from 'node:stream/consumers';
import autocannon, { type Request } from 'autocannon';
import { type Burst, type LoadJob, SERIAL } from './load-job.ts';

const { origin, seconds, requests } = (await json(process.stdin)) as LoadJob;
/** Goes on from burst to burst, because no two may ask for the same. */
let serial = Date.now();
let connected = 0;

const numbered = (request: Request): Request =>
  request.path?.includes(SERIAL)
    ? {
        ...request,
        setupRequest: (next) => ({ ...next, path: request.path?.replace(SERIAL, String(serial++)) ?? '/' }),
      }
    : request;
const lists = requests.map((list) => list.map(numbered));

/** One burst in a process of its own, so that it can be kept off the server’s core. */
const result = await autocannon({
  url: origin,
  connections: 32,
  duration: seconds,
  setupClient: (client) => client.setRequests(lists[connected++ % lists.length] ?? []),
});
const burst: Burst = {
  requestsPerSecond: result.requests.average,
  p50: result.latency.p50,
  p97: result.latency.p97_5,
  failures: result.errors + result.non2xx,
};
process.stdout.write(JSON.stringify(burst));
