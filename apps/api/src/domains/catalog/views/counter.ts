import { sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { isBot } from '../../../kit/security/bots.rules.ts';
import { networkOf } from '../../../kit/security/network-of.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { products } from '../tables.ts';
import { productViews } from './tables.ts';

/** How long views are counted in memory before they are written; as many are lost when the process is killed. */
const WRITTEN_AFTER_MS = 10_000;
/** Products and networks that are counted at once: more wait for the next writing, or are none of ours. */
const MOST_AT_ONCE = 5000;
/** More pages than a person looks at meanwhile; what a network sends beyond that is not counted. */
const MOST_PER_NETWORK = 40;

/** Who looks, as far as a request says it; none of it is kept. */
interface Looking {
  address: string;
  device: string;
}

/** Counts views of products in memory and writes them together, so that a look at a page costs no statement. */
export class ViewCounter {
  readonly #deps: () => Deps;
  #byProduct = new Map<string, number>();
  #byNetwork = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(deps: () => Deps) {
    this.#deps = deps;
  }

  /** Counts one look, unless a bot’s or one too many. */
  count(productId: string, { address, device }: Looking): void {
    if (isBot(device)) return;
    const network = networkOf(address);
    const seen = this.#byNetwork.get(network) ?? 0;
    const key = `${shopDay(this.#deps().clock())} ${productId}`;
    if (seen >= MOST_PER_NETWORK || isFull(this.#byNetwork, network) || isFull(this.#byProduct, key)) return;
    this.#byNetwork.set(network, seen + 1);
    this.#byProduct.set(key, (this.#byProduct.get(key) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.write(), WRITTEN_AFTER_MS).unref();
  }

  /** Writes what was counted, in one statement; of a product that does not exist nothing. */
  async write(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const counted = [...this.#byProduct].map(([key, views]) => [...key.split(' '), views] as [string, string, number]);
    this.#byProduct = new Map();
    this.#byNetwork = new Map();
    if (counted.length === 0) return;
    const { db, log } = this.#deps();
    const column = (index: 0 | 1 | 2) => sql.param(counted.map((row) => row[index]));
    try {
      // In one order everywhere, so that processes which write at once wait for each other at most.
      await db.execute(sql`
        insert into ${productViews} as kept (product_id, day, views)
        select p.id, v.day, v.views
        from unnest(${column(1)}::uuid[], ${column(0)}::date[], ${column(2)}::int[]) as v (id, day, views)
        join ${products} p on p.id = v.id
        order by p.id, v.day
        on conflict on constraint product_views_day do update set views = kept.views + excluded.views`);
    } catch (error) {
      log.warn({ error }, 'views of products could not be written');
    }
  }
}

const isFull = (counts: Map<string, number>, key: string): boolean => counts.size >= MOST_AT_ONCE && !counts.has(key);
