import type { LoadedProductCard, ProductFilters } from '@adunni/contracts/catalog/catalog';
import { cardsById } from '../card.queries.ts';
import { missesOf, visibility } from '../shop-index/select.ts';
import { type IndexDeps, type ShopIndex, shopIndex } from '../shop-index/shop-index.ts';
import { isFoundBy, type Ranks, rankByWords, spellingOf } from './words.queries.ts';

type Query = ProductFilters & { page: number; limit: number };

/** One page of the visible products that a list state selects, with the number of all. */
export async function listProducts(
  deps: IndexDeps,
  query: Query,
): Promise<{ items: LoadedProductCard[]; total: number; spelling: string | null }> {
  const { pool, clock } = deps;
  const [index, spelling] = await Promise.all([shopIndex(deps), spellingOf(pool, query.q)]);
  const ranks = await rankByWords(pool, index, query.q);
  const selected = select(index, query, ranks, clock());
  const from = (query.page - 1) * query.limit;
  const ids = Array.from(selected.subarray(from, from + query.limit), (place) => index.columns.ids[place] ?? '');
  return { items: await cardsById(pool, ids), total: selected.length, spelling };
}

/** The places of all products that a list state selects, in its order. */
function select(index: ShopIndex, query: Query, ranks: Ranks | null, now: Date): Uint32Array {
  const [isVisible, misses, isFound] = [visibility(index, now), missesOf(index, query), isFoundBy(ranks)];
  const selected = index.orders
    .sorted(query.sort)
    .filter((place) => isFound(place) && isVisible(place) && misses(place) === 0);
  // What fits the words best comes first; among equals the order stays.
  if (ranks && query.sort === 'featured') selected.sort((a, b) => (ranks[b] as number) - (ranks[a] as number));
  return selected;
}
