import { setTimeout } from 'node:timers/promises';
import type { Send } from '../shoppers.ts';

/** What people saw of the shop within a time. */
export interface Seen {
  answered: number;
  /** Calls that were cut off, or answered with a fault of the server; clients sent them again. */
  lost: number;
  /** The longest time without a page, and without a call that wrote something, in ms. */
  withoutPage: number;
  withoutWrite: number;
}

/** Orders that people were told of, and payments that they were told to have succeeded, by reference. */
export interface Told {
  orders: Set<string>;
  paid: Set<string>;
}

const AGAIN_MS = 250;
const GIVE_UP_MS = 60_000;
/** How long one call may take; a connection that ended without a word is not waited for longer. */
const PATIENCE_MS = 15_000;

/** People who send what got lost again, as browsers of the shop do, and remember what they were told. */
export class Clients {
  readonly told: Told = { orders: new Set(), paid: new Set() };
  readonly #origin: string;
  #answered = 0;
  #lost = 0;
  #began = performance.now();
  #pages: number[] = [];
  #writes: number[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** What was seen since the last time that it was asked. */
  seen(): Seen {
    const now = performance.now();
    const longest = (times: number[]): number => {
      const moments = [this.#began, ...times, now];
      return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] ?? at)));
    };
    const seen = { answered: this.#answered, lost: this.#lost };
    const gaps = { withoutPage: longest(this.#pages), withoutWrite: longest(this.#writes) };
    this.#answered = this.#lost = 0;
    [this.#pages, this.#writes, this.#began] = [[], [], now];
    return { ...seen, ...gaps };
  }

  /** Somebody at an address of their own. Calls that are refused throw; those that get lost are sent again for a minute. */
  person(address: string): { send: Send; page: (path: string) => Promise<string> } {
    const fetchAs = (method: string, path: string, init: RequestInit = {}) =>
      this.#untilAnswered(path, {
        ...init,
        method,
        headers: { ...(init.headers as Record<string, string>), 'x-forwarded-for': address },
      });
    return {
      send: async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
        const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
        const response = await fetchAs(method, path, {
          headers: { ...json, ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
        if (method !== 'GET') this.#writes.push(performance.now());
        const answer = JSON.parse(text);
        this.#remember(path, answer);
        return answer as T;
      },
      page: async (path) => {
        const response = await fetchAs('GET', path);
        if (response.ok) this.#pages.push(performance.now());
        return response.text();
      },
    };
  }

  #remember(path: string, answer: { order?: { _id: string }; payment?: { reference: string; status: string } }): void {
    if (path === '/api/checkout' && answer.order) this.told.orders.add(answer.order._id);
    if (answer.payment?.status === 'succeeded') this.told.paid.add(answer.payment.reference);
  }

  async #untilAnswered(path: string, init: RequestInit): Promise<Response> {
    for (const began = performance.now(); ; ) {
      const answer = await fetch(this.#origin + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
        async (response) => new Response(await response.arrayBuffer(), response),
        () => null,
      );
      if (answer && answer.status < 500) {
        this.#answered += 1;
        return answer;
      }
      this.#lost += 1;
      if (performance.now() - began > GIVE_UP_MS) throw new Error(`${init.method} ${path} is not answered`);
      await setTimeout(AGAIN_MS);
    }
  }
}
