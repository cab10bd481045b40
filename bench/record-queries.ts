import { appendFileSync } from 'node:fs';
import pg from 'pg';

/** One statement as the application sent it. */
export interface RecordedQuery {
  text: string;
  values: unknown[];
  name?: string;
  rowMode?: 'array';
}

const file = process.env.RECORD_QUERIES;
/** Statements of the queue and of listening are not part of a request. */
const BACKGROUND = /\bjobs\.|pgboss|^\s*listen\b/i;

/** Loaded before the application (`--import`): writes every statement that it sends, one JSON line each. */
if (file) {
  const prototype = pg.Client.prototype as unknown as { query: (...all: unknown[]) => unknown };
  const original = prototype.query;
  prototype.query = function query(this: unknown, ...all: unknown[]) {
    const [first, second] = all;
    const config = (typeof first === 'string' ? { text: first, values: second } : first) as Partial<RecordedQuery>;
    if (config?.text && !BACKGROUND.test(config.text)) {
      const values = Array.isArray(second) ? second : (config.values ?? []);
      appendFileSync(
        file,
        `${JSON.stringify({ text: config.text, values, name: config.name, rowMode: config.rowMode })}\n`,
      );
    }
    return original.apply(this, all);
  };
}
