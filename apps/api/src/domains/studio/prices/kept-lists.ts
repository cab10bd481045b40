import type { Deps } from '../../../kit/context.ts';
import { findPricedMakers, type PricedMaker } from './prices.queries.ts';

/** What price lists and those who keep them are named by when they change. */
const SHOWN = ['price-lists', 'makers'];
/** How long lists are kept although nothing was heard, since a person’s role and status are not told by tags. */
const KEPT_MS = 60_000;

type ListDeps = Pick<Deps, 'primary' | 'db' | 'changes' | 'clock'>;
interface Kept {
  lists: Promise<PricedMaker[]>;
  until: number;
}

/** Reads all price lists once, and anew when any of them, or who keeps it, has changed. */
function keepLists(deps: ListDeps): (db: Deps['db']) => Promise<PricedMaker[]> {
  let kept: Kept | null = null;
  deps.changes.onTags((tags) => {
    if (!tags || tags.some((tag) => SHOWN.includes(tag))) kept = null;
  });
  return (db) => {
    const now = deps.clock().getTime();
    if (kept && now < kept.until && deps.changes.isHearing()) return kept.lists;
    const loaded: Kept = { lists: findPricedMakers(db), until: now + KEPT_MS };
    kept = loaded;
    // What failed is not kept; what changed meanwhile was dropped by then.
    loaded.lists.catch(() => {
      if (kept === loaded) kept = null;
    });
    return loaded.lists;
  };
}

const keepers = new WeakMap<Deps['primary'], (db: Deps['db']) => Promise<PricedMaker[]>>();

/** Who sews designs now and what they ask, from the memory of this process. */
export function pricedMakers(deps: ListDeps): Promise<PricedMaker[]> {
  const known = keepers.get(deps.primary) ?? keepLists(deps);
  keepers.set(deps.primary, known);
  return known(deps.db);
}
