import type { LoadedProductCard } from '@adunni/contracts/catalog/catalog';
import { cardsById } from '../card.queries.ts';
import { ancestorsOf, visibility } from '../shop-index/select.ts';
import { type IndexDeps, type ShopIndex, shopIndex } from '../shop-index/shop-index.ts';

/** How many related pieces a page shows. */
const RELATED = 8;
/** What it counts to share something with the piece of the page. */
const WEIGHTS = { category: 4, gender: 3, maker: 2, fabric: 1, occasion: 2 };

/**
 * Visible pieces that go with a product, the closest first: same category, maker, wearer, cloth, occasions. Looks
 * among those of the same maker or below the same top category. Null when the product itself is not visible.
 */
export async function findRelated(deps: IndexDeps, productId: string): Promise<LoadedProductCard[] | null> {
  const index = await shopIndex(deps);
  const place = index.columns.placeOf(productId);
  const isVisible = visibility(index, deps.clock());
  if (place === undefined || !isVisible(place)) return null;
  const closeness = closenessTo(index, place);
  // Walked in the order that decides between equals, so each level is in order too.
  const levels: number[][] = [];
  for (const other of index.orders.sorted('featured')) {
    if (other === place || !isVisible(other)) continue;
    const level = closeness(other);
    if (level === null) continue;
    const equals = levels[level] ?? [];
    if (equals.length < RELATED) levels[level] = [...equals, other];
  }
  const closest = levels
    .toReversed()
    .flatMap((equals) => equals ?? [])
    .slice(0, RELATED);
  return cardsById(
    deps.pool,
    closest.map((other) => index.columns.ids[other] ?? ''),
  );
}

/** How close a place is to another; null for what is of another maker and below another top category. */
function closenessTo({ columns, categories }: ShopIndex, place: number): (other: number) => number | null {
  const { codes, dictionaries } = columns;
  const { category, gender, maker, fabric, occasions } = codes;
  const topOf = (id: string) => ancestorsOf(categories, id).at(-1)?.id;
  const top = topOf(dictionaries.category.values[category[place] as number] ?? '');
  const belowTop = dictionaries.category.passes((id) => topOf(id) === top);
  const own = new Set(dictionaries.occasions.values[occasions[place] as number]);
  const shared = dictionaries.occasions.passes((all) => all.some((one) => own.has(one)));
  return (other) => {
    const sameMaker = maker[other] === maker[place];
    if (!sameMaker && belowTop[category[other] as number] !== 1) return null;
    return (
      (category[other] === category[place] ? WEIGHTS.category : 0) +
      (gender[other] === gender[place] ? WEIGHTS.gender : 0) +
      (sameMaker ? WEIGHTS.maker : 0) +
      (fabric[other] === fabric[place] ? WEIGHTS.fabric : 0) +
      (shared[occasions[other] as number] === 1 ? WEIGHTS.occasion : 0)
    );
  };
}
