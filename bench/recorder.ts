import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApplication } from './application.ts';
import type { Server } from './processes.ts';
import type { RecordedQuery } from './record-queries.ts';
import { caller, type Send } from './shoppers.ts';

/** What one call sent and which statements the application ran for it. */
export interface RecordedCall {
  body: unknown;
  answer: unknown;
  queries: RecordedQuery[];
}

/** An application that writes down which statements each call runs. */
export interface Recorder {
  server: Server;
  /** Calls without recording. */
  send: Send;
  /** Records the calls that `action` makes with the given `send`, in their order. */
  record: (action: (send: Send) => Promise<unknown>) => Promise<RecordedCall[]>;
}

/** Starts the application with its statements recorded. */
export async function startRecorder(databaseUrl: string, folder: string): Promise<Recorder> {
  const file = join(folder, 'queries.jsonl');
  const server = await startApplication(databaseUrl, folder, {
    file: 'record-queries.ts',
    environment: { RECORD_QUERIES: file },
  });
  const send = caller(server.origin);

  async function record(action: (send: Send) => Promise<unknown>): Promise<RecordedCall[]> {
    writeFileSync(file, '');
    const calls: Omit<RecordedCall, 'queries'>[] = [];
    await action(async <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
      const call = { body, answer: null as unknown };
      calls.push(call);
      const answer = await send<T>(method, path, body, { ...headers, 'x-record': `call-${calls.length - 1}` });
      call.answer = answer;
      return answer;
    });
    const queries = readQueries(file);
    return calls.map((call, n) => ({ ...call, queries: queries.filter(({ label }) => label === `call-${n}`) }));
  }

  return { server, send, record };
}

const readQueries = (file: string): RecordedQuery[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedQuery)
    .sort((a, b) => a.order - b.order);
