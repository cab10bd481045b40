import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import pg from 'pg';

/** One statement as the application sent it, and what the database answered. */
export interface RecordedQuery {
  /** Value of the `x-record` header of the request that it belongs to. */
  label: string;
  /** Place among all statements, by when they were sent. */
  order: number;
  /** Tells the connections of the pool apart. */
  connection: number;
  text: string;
  values: unknown[];
  name?: string;
  rowMode?: 'array';
  rows: unknown[];
  rowCount: number;
}

type Settled = (error: unknown, result?: pg.QueryResult) => void;

const file = process.env.RECORD_QUERIES;
const labels = new AsyncLocalStorage<string>();
const connections = new WeakMap<object, number>();
let sent = 0;
let opened = 0;

/** Loaded before the application (`--import`): writes the statements of labelled requests, one JSON line each. */
if (file) {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    labels.enterWith(String(request.headers['x-record'] ?? ''));
  });
  const prototype = pg.Client.prototype as unknown as { query: (...all: unknown[]) => unknown };
  const original = prototype.query;
  prototype.query = function query(this: object, ...all: unknown[]) {
    const label = labels.getStore();
    const keep = label ? recorder(this, label, all, file) : null;
    if (!keep) return original.apply(this, all);
    const settled = all.at(-1);
    if (typeof settled === 'function') {
      const callback = settled as Settled;
      const heard: Settled = (error, result) => {
        keep(result);
        callback(error, result);
      };
      return original.apply(this, [...all.slice(0, -1), heard]);
    }
    const answer = original.apply(this, all) as Promise<pg.QueryResult>;
    answer.then(keep, () => undefined);
    return answer;
  };
}

/** Notes a statement that is about to be sent; the returned function writes it down with its result. */
function recorder(client: object, label: string, [first, second]: unknown[], to: string) {
  const config = (typeof first === 'string' ? { text: first } : first) as Partial<RecordedQuery> | undefined;
  // What a connection forgets is no work of the call that it happens in.
  if (!config?.text || config.text === 'deallocate all') return null;
  if (!connections.has(client)) connections.set(client, opened++);
  const { text, name, rowMode } = config;
  const values = Array.isArray(second) ? second : (config.values ?? []);
  const query = { label, order: sent++, connection: connections.get(client), text, values, name, rowMode };
  return (result?: pg.QueryResult) => {
    if (!result) return;
    const { rows, rowCount } = result;
    appendFileSync(to, `${JSON.stringify({ ...query, rows, rowCount: rowCount ?? 0 })}\n`);
  };
}
