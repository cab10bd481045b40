import type { EventEmitter } from 'node:events';
import { Client, type ClientConfig } from 'pg';

/**
 * Name of a query that is asked again and again outside of a transaction: `query.prepare(BY_TEXT).execute()`. The
 * connection gives it one of its own, since its text may differ from call to call, as with the number of ids.
 */
export const BY_TEXT = 'by-text';

/** A statement is named once the process has sent it more often than this, so that what is sent once costs no memory. */
const SELDOM = 2;
/** How many statements a connection keeps the plans of, and of how many the process remembers that it sent them. */
const [KEPT, REMEMBERED] = [250, 1000];

/** What begins and ends transactions has no plan. */
const CONTROL = /^(begin|commit|rollback|savepoint|release|set)\b/;
/** Several statements in one text can only be sent without a name. */
const SEVERAL = /;\s*\S/;

/** A statement that was sent; `text` is the same string for every connection. */
interface Sent {
  text: string;
  name: string;
  times: number;
}

const remembered = new Map<string, Sent>();
let names = 0;

function remember(text: string): Sent {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  names += 1;
  const sent = { text, name: `s${names}`, times: 0 };
  remembered.set(text, sent);
  return sent;
}

/** Whether a statement was refused because a column that it answers has another type than when it was planned. */
export function isOutdatedPlan(error: Error): boolean {
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

/** What a client speaks through; it knows by name what was sent. */
const connectionOf = (client: Client) =>
  (client as unknown as { connection: EventEmitter & { parsedStatements: object } }).connection;

/**
 * Lets PostgreSQL parse and plan once for each connection what is sent again and again: statements of transactions,
 * which go by keys, and those that ask for it by `BY_TEXT`. Lists and searches are planned anew each time, for what
 * they are asked.
 */
export class PlanningOnceClient extends Client {
  readonly #kept = new Set<string>();
  #isOutdated = false;

  constructor(config?: string | ClientConfig) {
    super(config);
    connectionOf(this).on('errorMessage', (error) => {
      this.#isOutdated ||= isOutdatedPlan(error);
    });
  }

  override query(...[statement, ...rest]: unknown[]): never {
    const sent = typeof statement === 'object' && statement !== null ? this.#named(statement) : statement;
    return super.query(...([sent, ...rest] as unknown as [string])) as never;
  }

  /** Whether the plan of a statement is kept that gives itself no name of its own. */
  protected isAskedAgain(name: string | undefined, _text: string): boolean {
    return name === BY_TEXT || (!name && this.getTransactionStatus() === 'T');
  }

  #named(statement: { text?: string; name?: string }): object {
    const { name, text } = statement;
    // What submits itself, as a stream of rows to copy, has no plan either.
    if ('submit' in statement || text === undefined || CONTROL.test(text) || !this.isAskedAgain(name, text))
      return statement;
    const sent = remember(text);
    sent.times += 1;
    if (sent.times <= SELDOM) return { ...statement, name: undefined };
    this.#keep(sent.name);
    return { ...statement, text: sent.text, name: sent.name };
  }

  /** Drops all plans when there are too many, or when one is outdated: those that are in use are soon there again. */
  #keep(name: string): void {
    if (this.#isOutdated || (this.#kept.size >= KEPT && !this.#kept.has(name))) {
      connectionOf(this).parsedStatements = {};
      this.#kept.clear();
      this.#isOutdated = false;
      super.query('deallocate all').catch(() => undefined);
    }
    this.#kept.add(name);
  }
}

/** The queue’s connection: all that it asks for, it asks again and again; what it looks after is several statements at once. */
export class QueueClient extends PlanningOnceClient {
  override query(...[statement, values, ...rest]: unknown[]): never {
    const text = typeof statement === 'string' && Array.isArray(values) ? { text: statement } : statement;
    return super.query(text, values, ...rest);
  }

  protected override isAskedAgain(name: string | undefined, text: string): boolean {
    return !name && !SEVERAL.test(text);
  }
}
