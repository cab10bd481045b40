import type { Deps } from '../../../kit/context.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { Columns } from './columns.ts';
import {
  type CatalogChange,
  changesSince,
  everyCategory,
  everyProduct,
  type IndexedCategory,
  type IndexedMaker,
  makersById,
  productsById,
} from './load.queries.ts';
import { Orders } from './orders.ts';
import { shareRuns } from './share-runs.ts';

/** What the index is read and kept by. */
export type IndexDeps = Pick<Deps, 'pool' | 'primary' | 'changes' | 'clock'>;

/** Above every transaction: a look from there tells its horizon and no changes. */
const NO_HORIZON = '18446744073709551615';
/** How long an index that nobody asked for is trusted, in milliseconds; changes are kept for longer, see `forgetChanges`. */
const TRUSTED_MS = 12 * HOUR_MS;

/** What the shop’s lists are made from, kept in the process: narrow columns of each product, its makers and categories. */
export interface ShopIndex {
  readonly columns: Columns;
  readonly orders: Orders;
  readonly makers: ReadonlyMap<string, IndexedMaker>;
  readonly categories: ReadonlyMap<string, IndexedCategory>;
}

const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** An index as of a moment of the database, brought up to date by what was committed since. */
class Kept {
  readonly columns = new Columns();
  readonly orders = new Orders(this.columns);
  makers = new Map<string, IndexedMaker>();
  categories = new Map<string, IndexedCategory>();
  lookedAt = 0;
  #horizon = NO_HORIZON;
  /** Taken up already, but met again while an older transaction is at work. */
  #met = new Set<string>();

  async load({ primary, clock }: IndexDeps): Promise<this> {
    this.lookedAt = clock().getTime();
    this.#horizon = (await changesSince(primary, NO_HORIZON)).horizon;
    this.makers = byId(await makersById(primary, 'all'));
    this.categories = byId(await everyCategory(primary));
    for await (const rows of everyProduct(primary)) for (const row of rows) this.columns.put(row);
    return this;
  }

  async catchUp({ primary, clock }: IndexDeps): Promise<this> {
    const now = clock().getTime();
    const { horizon, changes } = await changesSince(primary, this.#horizon);
    const nameOf = ({ xid, kind, subject }: CatalogChange) => `${xid} ${kind} ${subject}`;
    const fresh = changes.filter((change) => !this.#met.has(nameOf(change)));
    if (fresh.length > 0) await this.#take(primary, fresh);
    this.#met = new Set(changes.map(nameOf));
    this.#horizon = horizon;
    this.lookedAt = now;
    return this;
  }

  async #take(primary: IndexDeps['primary'], changes: readonly CatalogChange[]): Promise<void> {
    const subjects = (kind: CatalogChange['kind']) => [
      ...new Set(changes.flatMap((change) => (change.kind === kind && change.subject ? [change.subject] : []))),
    ];
    const [products, makers] = [subjects('product'), subjects('maker')];
    if (makers.length > 0) for (const maker of await makersById(primary, makers)) this.makers.set(maker.id, maker);
    if (changes.some(({ kind }) => kind === 'categories')) this.categories = byId(await everyCategory(primary));
    if (products.length === 0) return;
    const listed = byId(await productsById(primary, products));
    for (const id of products) {
      const row = listed.get(id);
      const place = row ? this.columns.put(row) : this.columns.remove(id);
      if (place !== undefined) this.orders.changed(place);
    }
  }
}

/** Gives the shop’s index as of now: it shows all that was committed before it was asked for. */
function keepIndex(deps: IndexDeps): () => Promise<ShopIndex> {
  let kept: Kept | null = null;
  let losses = 0;
  // The connection was lost: the database may be another one, whose transactions count differently.
  deps.changes.onTags((tags) => {
    if (tags !== null) return;
    losses += 1;
    kept = null;
  });
  return shareRuns(async () => {
    if (kept && Math.abs(deps.clock().getTime() - kept.lookedAt) < TRUSTED_MS) return kept.catchUp(deps);
    const before = losses;
    const loaded = await new Kept().load(deps);
    if (losses === before) kept = loaded;
    return loaded;
  });
}

const indexes = new WeakMap<IndexDeps['primary'], () => Promise<ShopIndex>>();

/** The shop’s index of this process, as of now. */
export function shopIndex(deps: IndexDeps): Promise<ShopIndex> {
  const known = indexes.get(deps.primary) ?? keepIndex(deps);
  indexes.set(deps.primary, known);
  return known();
}
