import type { BlogAuthorForm, BlogCategoryForm } from '@adunni/contracts/blog/forms';
import { blogErrors } from '@adunni/contracts/blog/staff';
import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { formWrites } from '../../../kit/crud/form-writes.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { users } from '../../identity/tables.ts';
import { slugOf } from '../../makers/rules.ts';
import { blogAuthors, blogCategories, blogPosts } from '../tables.ts';

type List = 'categoryIds' | 'authorIds';

/** Whether a post names the id in a list, drafted, shown or about to be. */
const isNamed = (list: List, id: SQL): SQL => sql`(${blogPosts.words} -> ${sql.raw(`'${list}'`)} ? ${id}
  or ${blogPosts.live} -> ${sql.raw(`'${list}'`)} ? ${id} or ${blogPosts.due} -> ${sql.raw(`'${list}'`)} ? ${id})`;

const postsWith = (list: List, id: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from blog_posts where ${isNamed(list, id)})`;

/** Categories of the blog, each with how many posts are in it. */
export const categoryResourceServing = {
  table: blogCategories,
  search: [blogCategories.name, blogCategories.slug],
  sorts: { position: blogCategories.position, name: blogCategories.name },
  load: ({ db }: StaffCtx, ids: string[]) =>
    db
      .select({ ...getTableColumns(blogCategories), posts: postsWith('categoryIds', sql`blog_categories.id::text`) })
      .from(blogCategories)
      .where(inArray(blogCategories._id, ids)),
  ...formWrites({
    table: blogCategories,
    stored: ({ slug, ...values }: BlogCategoryForm) => ({ ...values, slug: slug || slugOf(values.name) }),
    remarks: { blog_categories_slug_unique: { slug: 'Another category has this URL slug.' } },
  }),
  actions: {
    async remove(_ctx: StaffCtx, tx: Tx, _id: string): Promise<void> {
      await requireUnused(tx, 'categoryIds', _id);
      await tx.delete(blogCategories).where(eq(blogCategories._id, _id));
    },
  },
};

async function requireUnused(tx: Tx, list: List, _id: string): Promise<void> {
  const [post] = await tx
    .select({ _id: blogPosts._id })
    .from(blogPosts)
    .where(isNamed(list, sql`${_id}`))
    .limit(1);
  if (post) throw new Refusal(list === 'categoryIds' ? blogErrors.category_in_use : blogErrors.author_in_use);
}

/** Authors of the blog, each with how many posts they have. */
export const authorResourceServing = {
  table: blogAuthors,
  search: [blogAuthors.name, blogAuthors.slug],
  sorts: { name: blogAuthors.name },
  load: ({ db }: StaffCtx, ids: string[]) =>
    db
      .select({
        ...getTableColumns(blogAuthors),
        posts: postsWith('authorIds', sql`blog_authors.id::text`),
        picked: sql<string | null>`(select u.first_name || ' ' || u.last_name from users u
          where u.id = ${blogAuthors.userId})`,
      })
      .from(blogAuthors)
      .where(inArray(blogAuthors._id, ids))
      .orderBy(asc(blogAuthors.name)),
  ...formWrites({
    table: blogAuthors,
    stored: ({ slug, ...values }: BlogAuthorForm) => ({ ...values, slug: slug || slugOf(values.name) }),
    remarks: {
      blog_authors_slug_unique: { slug: 'Another author has this URL slug.' },
      blog_authors_user_id_unique: { userId: 'Another author has this account.' },
      blog_authors_user_id_users_id_fk: { userId: 'This account does not exist.' },
    },
  }),
  actions: {
    async remove(_ctx: StaffCtx, tx: Tx, _id: string): Promise<void> {
      await requireUnused(tx, 'authorIds', _id);
      await tx.delete(blogAuthors).where(eq(blogAuthors._id, _id));
    },
  },
};

/** What the blog keeps of a person, for their file. */
export async function authorshipOf(db: Db | Tx, userId: string) {
  const { name, slug, role, biography } = blogAuthors;
  return db.select({ name, slug, role, biography }).from(blogAuthors).where(eq(blogAuthors.userId, userId));
}

/** Takes a person out of the blog: their posts stay, by somebody who is not named any more. */
export async function eraseAuthorship(tx: Tx, userId: string): Promise<void> {
  const nobody = {
    name: 'Former author',
    role: '',
    biography: '',
    userId: null,
    slug: sql`'author-' || ${blogAuthors._id}`,
  };
  await tx.update(blogAuthors).set(nobody).where(eq(blogAuthors.userId, userId));
  await tx.execute(sql`delete from blog_writers where user_id = ${userId}`);
  await tx.execute(sql`update blog_versions set by_id = null where by_id = ${userId}`);
}

/** Accounts of staff, to choose an author’s from. */
export const staffAccounts = (db: Db | Tx) =>
  db
    .select({ value: users._id, label: sql<string>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(users)
    .where(inArray(users.role, ['Admin', 'SuperAdmin']))
    .orderBy(asc(users.firstName), asc(users._id));
