import type { DesignRecipe } from '@adunni/contracts/studio/recipe';
import { PRODUCTS } from '@adunni/garment-art/catalogue/products';
import { recipeOf } from '@adunni/garment-art/catalogue/sew-product';
import { type designs, priceLists } from '../../domains/studio/tables.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { DEMO_PRICES, priceListOf } from './price-lists.ts';
import { storeDesign } from './store-design.ts';

type Values = Pick<typeof designs.$inferInsert, 'name' | 'shareToken' | 'publication'>;
/** What the demo’s customer designed, as pieces of the catalogue are, whose pictures there are. */
const DESIGNS: readonly (Values & { like: string; daysAgo: number })[] = [
  { like: 'isiagu-set', name: 'Isiagu for the new yam', daysAgo: 1, publication: 'waiting' },
  { like: 'eko-agbada', name: 'Owambe agbada', daysAgo: 3, shareToken: 'ZGVtb19vd2FtYmVfYWdiYQ' },
  { like: 'classic-iro-and-buba', name: 'Iro and buba for Bisi’s wedding', daysAgo: 12, publication: 'published' },
  { like: 'senator-crest', name: 'Office senator', daysAgo: 20 },
];

interface Demo {
  makers: ReadonlyMap<string, string>;
  customerId: string;
}

/** Stores what makers ask for sewing designs, and some designs of the demo’s customer. */
export async function seedStudio(deps: Deps, tx: Tx, { makers, customerId }: Demo): Promise<void> {
  const now = deps.clock();
  const lists = Object.entries(DEMO_PRICES).map(([slug, prices]) => {
    const makerId = makers.get(slug);
    if (!makerId) throw new Error(`there is no demo maker ${slug}`);
    return { makerId, ...priceListOf(prices), updatedAt: now };
  });
  await tx.insert(priceLists).values(lists);
  for (const { like, daysAgo, ...values } of DESIGNS) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const design = { ownerId: customerId, recipe: recipeLike(like), picture: { slug: like }, at };
    await storeDesign(deps, tx, { ...values, ...design });
  }
}

function recipeLike(slug: string): DesignRecipe {
  const product = PRODUCTS.find((one) => one.slug === slug);
  const [way] = product ? Object.values(product.ways) : [];
  if (!product || !('design' in product) || !way) throw new Error(`${slug} is not drawn from a recipe`);
  return recipeOf(product.design, way) as DesignRecipe;
}
