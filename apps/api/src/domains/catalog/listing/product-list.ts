import { type LoadedProductCard, type ProductFilters, productFilters } from '@adunni/contracts/catalog/catalog';
import { cardsById } from '../card.queries.ts';
import { isFoundBy, rankByWords } from '../shop-index/rank.ts';
import { missesOf, visibility } from '../shop-index/select.ts';
import { type IndexDeps, type ShopIndex, shopIndex } from '../shop-index/shop-index.ts';
import { readWords, type Words } from './words.queries.ts';

type Query = ProductFilters & { page: number; limit: number };

/** One page of the visible products that a list state selects, with the number of all. */
export async function listProducts(
  deps: IndexDeps,
  query: Query,
): Promise<{ items: LoadedProductCard[]; total: number; spelling: string | null }> {
  const [index, words] = await Promise.all([shopIndex(deps), readWords(deps.pool, query.q)]);
  const selected = select(index, query, words, deps.clock());
  const from = (query.page - 1) * query.limit;
  const ids = Array.from(selected.subarray(from, from + query.limit), (place) => index.columns.ids[place] ?? '');
  return { items: await cardsById(deps.pool, ids), total: selected.length, spelling: words?.spelling ?? null };
}

/** The ids of the visible products that fit words best, the best first. */
export async function mostFitting(deps: IndexDeps, q: string, most: number): Promise<string[]> {
  const [index, words] = await Promise.all([shopIndex(deps), readWords(deps.pool, q)]);
  if (!words) return [];
  const selected = select(index, productFilters.parse({ q }), words, deps.clock());
  return Array.from(selected.subarray(0, most), (place) => index.columns.ids[place] ?? '');
}

/** The places of all products that a list state selects, in its order. */
function select(index: ShopIndex, query: ProductFilters, words: Words | null, now: Date): Uint32Array {
  const isVisible = visibility(index, now);
  const misses = missesOf(index, query);
  const ranks = words && rankByWords(index, words.terms, isVisible);
  const isFound = isFoundBy(ranks);
  const selected = index.orders
    .sorted(query.sort)
    .filter((place) => isFound(place) && isVisible(place) && misses(place) === 0);
  // What fits the words best comes first; among equals the order stays.
  if (ranks && query.sort === 'featured') selected.sort((a, b) => (ranks[b] as number) - (ranks[a] as number));
  return selected;
}
