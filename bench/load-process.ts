import { json } from 'node:stream/consumers';
import autocannon, { type Request } from 'autocannon';

/** What the process is told on its standard input. */
export interface LoadJob {
  origin: string;
  seconds: number;
  /** Sent in turn, over and over. */
  requests: Request[];
}

const { origin, seconds, requests } = (await json(process.stdin)) as LoadJob;

/** One burst in a process of its own, so that it can be kept off the server’s core. */
const result = await autocannon({ url: origin, connections: 32, duration: seconds, requests });
process.stdout.write(
  JSON.stringify({
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    failures: result.errors + result.non2xx,
  }),
);
