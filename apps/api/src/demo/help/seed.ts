import { HELP_CATEGORY_SLUGS } from '@adunni/contracts/help/categories';
import { inArray } from 'drizzle-orm';
import { categories } from '../../domains/catalog/tables.ts';
import { helpArticles, helpArticleVersions, helpVotes } from '../../domains/help/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { ACCOUNT } from './articles/account.ts';
import { BOOKINGS } from './articles/bookings.ts';
import { MEASURING } from './articles/measuring.ts';
import { ORDERING } from './articles/ordering.ts';
import { PAYMENTS } from './articles/payments.ts';
import type { DemoArticles } from './types.ts';

const ALL: DemoArticles = { ...ORDERING, ...MEASURING, ...BOOKINGS, ...PAYMENTS, ...ACCOUNT };
/** The demo’s help articles in the order of the help centre. */
export const DEMO_ARTICLES = HELP_CATEGORY_SLUGS.flatMap((category) =>
  (ALL[category] ?? []).map((article, position) => ({ ...article, category, position })),
);

/** How long ago the first of them was written, in days; each next one a day later. */
const FIRST_DAYS_AGO = 120;

/** Stores the help articles with their first version, and what readers said of them. */
export async function seedHelp(tx: Tx, { adminId, now }: { adminId: string; now: Date }): Promise<void> {
  const shelves = DEMO_ARTICLES.flatMap((article) => article.shelves ?? []);
  const shelfRows = await tx.select().from(categories).where(inArray(categories.slug, shelves));
  const shelfIds = new Map(shelfRows.map(({ slug, _id }) => [slug, _id]));
  const ids = new Map(DEMO_ARTICLES.map(({ slug }) => [slug, crypto.randomUUID()]));
  const idsOf = (slugs: readonly string[] = [], from: ReadonlyMap<string, string>) =>
    slugs.map((slug) => {
      const id = from.get(slug);
      if (!id) throw new Error(`a help article points to ${slug}, which is not there`);
      return id;
    });
  const rows = DEMO_ARTICLES.map(({ related, shelves: own, ...article }, index) => {
    const at = new Date(now.getTime() - (FIRST_DAYS_AGO - index) * DAY_MS);
    return {
      ...article,
      ...{ _id: ids.get(article.slug) ?? '', publishedAt: at, createdAt: at, updatedAt: at },
      relatedIds: idsOf(related, ids),
      categoryIds: idsOf(own, shelfIds),
    };
  });
  await tx.insert(helpArticles).values(rows);
  await tx.insert(helpArticleVersions).values(
    rows.map(({ _id, category, title, summary, body, createdAt }) => ({
      ...{ articleId: _id, number: 1, category, title, summary, body, byId: adminId, createdAt },
    })),
  );
  await tx.insert(helpVotes).values(rows.flatMap(({ _id }, index) => votesFor(_id, index, now)));
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
