import type { Line } from './shoppers.ts';

/** Stands in a path for a number that no other request has. */
export const SERIAL = '{serial}';

/** A request of the load; its path may hold `SERIAL`. */
export interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** What one burst of load measured; latencies in ms, `p97` is the 97.5th percentile. */
export interface Burst {
  requestsPerSecond: number;
  p50: number;
  p97: number;
  failures: number;
}

/** What a load process is told on its standard input. */
export interface LoadJob {
  origin: string;
  seconds: number;
  /** A list for each connection, sent in turn over and over; with fewer lists than connections they share them. */
  requests: Request[][];
}

/** One who buys over and over: at the application, or at the floor by sending the same bodies. */
export interface Buyer {
  token: string;
  line: Line;
  /** The flow of the floor and the bodies of its calls. */
  replay?: Replay;
}
export interface Replay {
  flow: string;
  bodies: unknown[];
}

/** What a process of purchases is told on its standard input. */
export interface PurchaseJob {
  origin: string;
  seconds: number;
  buyers: Buyer[];
}
