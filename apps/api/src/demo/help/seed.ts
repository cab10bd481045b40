import { eq, inArray } from 'drizzle-orm';
import { products } from '../../domains/catalog/tables.ts';
import { storeFirstArticles } from '../../domains/help/first/load.service.ts';
import { helpArticles, helpVotes } from '../../domains/help/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';

/** How long ago the first article was written, in days; each next one a day later. */
const FIRST_DAYS_AGO = 120;

/** Stores the help articles as if staff had written them, and what readers said of them. */
export async function seedHelp(tx: Tx, { adminId, now }: { adminId: string; now: Date }): Promise<void> {
  const writtenAt = (index: number): Date => new Date(now.getTime() - (FIRST_DAYS_AGO - index) * DAY_MS);
  const ids = await storeFirstArticles(tx, adminId, writtenAt);
  await tx.insert(helpVotes).values(ids.flatMap((_id, index) => votesFor(_id, index, now)));
  await chooseProducts(tx);
}

/** Products of the demo below the articles that they fit. */
const PRODUCTS: Readonly<Record<string, readonly string[]>> = {
  'how-many-yards': ['Ankara, 6 yards', 'Adire, 5 yards', 'Guinea Brocade, 5 yards', 'Voile Lace, 5 yards'],
  'care-for-aso-oke': ['Aso-oke Bundle', 'Gele & Ipele', 'Aso-oke Clutch', 'Bridal Aso-oke Set'],
  'care-for-adire-and-ankara': ['Adire Boubou', 'Ankara Shift', 'Adire Duster', 'Adire, 5 yards'],
  'measure-a-child': ['Boys’ Agbada', 'Girls’ Flare', 'Mini Aso-ebi'],
  'how-made-to-measure-works': ['Eko Agbada', 'Oleku Iro & Buba', 'Corset Gown', 'Senator Crest'],
};

async function chooseProducts(tx: Tx): Promise<void> {
  for (const [slug, titles] of Object.entries(PRODUCTS)) {
    const found = await tx
      .select({ _id: products._id, title: products.title })
      .from(products)
      .where(inArray(products.title, [...titles]));
    const productIds = titles.flatMap((title) => found.find((each) => each.title === title)?._id ?? []);
    if (productIds.length < titles.length) throw new Error(`the article ${slug} shows products that are not there`);
    await tx.update(helpArticles).set({ productIds }).where(eq(helpArticles.slug, slug));
  }
}

/** What invented readers said: most were helped, and each article that has a few who were not says why once. */
function votesFor(articleId: string, index: number, now: Date): (typeof helpVotes.$inferInsert)[] {
  const [yes, no] = [5 + ((index * 7) % 23), (index * 5) % 4];
  return Array.from({ length: yes + no }, (_, each) => ({
    articleId,
    voter: `demo ${index} ${each}`,
    isHelpful: each < yes,
    reason: each < yes ? null : ('unclear' as const),
    comment: each === yes ? 'An example would help me.' : '',
    createdAt: new Date(now.getTime() - (each + 1) * DAY_MS),
  }));
}
