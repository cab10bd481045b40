import type { HelpCategory } from '@adunni/contracts/help/categories';
import { desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { namedProducts } from '../../catalog/queries.ts';
import { users } from '../../identity/tables.ts';
import { getSettings } from '../../settings/queries.ts';
import { withFigures } from '../articles/figures.rules.ts';
import { readable } from '../queries.ts';
import { helpArticles, helpArticleVersions, helpVotes } from '../tables.ts';

const LATEST = 50;

const votes = (isHelpful: boolean): SQL<number> =>
  sql<number>`(select count(*)::int from help_votes v where v.article_id = help_articles.id and v.is_helpful = ${isHelpful})`;

type Row = typeof helpArticles.$inferSelect;

/** How articles are found and read by staff, with how many readers they helped. */
export const articleReads = {
  table: helpArticles,
  search: [helpArticles.title, helpArticles.summary, helpArticles.body],
  filters: {
    status: (value: 'published' | 'draft'): SQL =>
      value === 'published' ? sql`${helpArticles.publishedAt} is not null` : sql`${helpArticles.publishedAt} is null`,
    category: (value: HelpCategory): SQL => eq(helpArticles.category, value),
  },
  sorts: {
    updatedAt: helpArticles.updatedAt,
    title: helpArticles.title,
    position: helpArticles.position,
    helpful: votes(true),
    unhelpful: votes(false),
  },
  async load({ db }: StaffCtx, ids: string[]) {
    const rows = await db
      .select({ ...getTableColumns(helpArticles), helpful: votes(true), unhelpful: votes(false) })
      .from(helpArticles)
      .where(inArray(helpArticles._id, ids));
    return rows.map((row) => ({ ...row, status: row.publishedAt ? ('published' as const) : ('draft' as const) }));
  },
  async detail({ db }: StaffCtx, { _id, summary, body, productIds }: Row) {
    const { number, title, createdAt } = helpArticleVersions;
    const versions = await db
      .select({
        ...{ _id: helpArticleVersions._id, number, title, at: createdAt },
        by: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, 'Adunni')`,
      })
      .from(helpArticleVersions)
      .leftJoin(users, eq(users._id, helpArticleVersions.byId))
      .where(eq(helpArticleVersions.articleId, _id))
      .orderBy(desc(number))
      .limit(LATEST);
    const remarks = await db
      .select({ _id: helpVotes._id, reason: helpVotes.reason, comment: helpVotes.comment, at: helpVotes.createdAt })
      .from(helpVotes)
      .where(sql`${helpVotes.articleId} = ${_id} and not ${helpVotes.isHelpful}`)
      .orderBy(desc(helpVotes.createdAt), desc(helpVotes._id))
      .limit(LATEST);
    const [lead, text] = [withFigures(summary, await getSettings(db)), await readable(db, body)];
    return { lead, text, picked: await namedProducts(db, productIds), versions, remarks };
  },
};
