import { commonErrors } from '@adunni/contracts/errors';
import type { HelpArticleForm } from '@adunni/contracts/help/forms';
import { helpErrors } from '@adunni/contracts/help/staff';
import { and, eq, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { formWrites, setsColumns } from '../../../kit/crud/form-writes.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { requireProducts } from '../../catalog/service.ts';
import { slugOf } from '../../makers/rules.ts';
import { helpArticles, helpArticleVersions } from '../tables.ts';

const form = formWrites({
  table: helpArticles,
  stored: ({ slug, ...values }: HelpArticleForm) => ({ ...values, slug: slug || slugOf(values.title) }),
  remarks: { help_articles_slug_unique: { slug: 'Another article has this URL slug.' } },
  check: (_ctx, tx, values) => requireProducts(tx, values),
});

/** How staff write articles; whatever an article says is kept as a version with who wrote it and when. */
export const articleWrites = {
  async create(ctx: StaffCtx, tx: Tx, values: HelpArticleForm): Promise<string> {
    const _id = await form.create(ctx, tx, values);
    await keepVersion(ctx, tx, _id);
    return _id;
  },
  async update(ctx: StaffCtx, tx: Tx, _id: string, values: HelpArticleForm): Promise<void> {
    await form.update(ctx, tx, _id, values);
    await keepVersion(ctx, tx, _id);
  },
  actions: {
    publish: setsColumns(helpArticles, ({ clock }) => ({ publishedAt: clock() })),
    unpublish: setsColumns(helpArticles, () => ({ publishedAt: null })),
  },
};

/** Notes when the article was written, and keeps its words unless the last version has the same. */
async function keepVersion({ viewer, clock }: StaffCtx, tx: Tx, articleId: string): Promise<void> {
  await tx.update(helpArticles).set({ updatedAt: clock() }).where(eq(helpArticles._id, articleId));
  await tx.execute(sql`
    insert into help_article_versions (article_id, number, category, title, summary, body, by_id, created_at)
    select a.id, coalesce(last.number, 0) + 1, a.category, a.title, a.summary, a.body, ${viewer._id},
      ${clock().toISOString()}
    from help_articles a left join lateral (
      select * from help_article_versions v where v.article_id = a.id order by v.number desc limit 1) last on true
    where a.id = ${articleId} and (last.id is null or (last.category, last.title, last.summary, last.body)
      is distinct from (a.category, a.title, a.summary, a.body))`);
}

/**
 * Gives an article that was seen in this version the words of an earlier one, as a new version, so that this can be
 * undone too. Returns the article’s next version. Throws 404 and 409.
 */
export async function restoreVersion(
  ctx: StaffCtx,
  articleId: string,
  { version, number }: { version: number; number: number },
): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const [row] = await tx
      .select({ version: helpArticles.version })
      .from(helpArticles)
      .where(eq(helpArticles._id, articleId))
      .for('no key update');
    if (!row) throw new Refusal(commonErrors.not_found);
    if (row.version !== version) throw new Refusal(commonErrors.stale);
    const { category, title, summary, body } = helpArticleVersions;
    const [words] = await tx
      .select({ category, title, summary, body })
      .from(helpArticleVersions)
      .where(and(eq(helpArticleVersions.articleId, articleId), eq(helpArticleVersions.number, number)));
    if (!words) throw new Refusal(helpErrors.unknown_version);
    await tx
      .update(helpArticles)
      .set({ ...words, version: version + 1 })
      .where(eq(helpArticles._id, articleId));
    await keepVersion(ctx, tx, articleId);
    return version + 1;
  });
}
