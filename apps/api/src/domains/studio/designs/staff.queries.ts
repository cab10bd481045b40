import type { Publication } from '@adunni/contracts/studio/designs';
import { eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { contains } from '../../../kit/database/contains.ts';
import { looks } from '../../catalog/tables.ts';
import { users } from '../../identity/tables.ts';
import { pictureColumns, toPictureOrNull } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { designs } from '../tables.ts';

const isAsked = sql`${isNotNull(designs.askedAt)} and ${isNull(designs.deletedAt)} and ${designs.publication} <> 'private'`;
const CUSTOMER = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

/** Which designs staff see: those whose owners have asked to publish them. */
export const designReads = {
  table: designs,
  scope: { Admin: () => isAsked, SuperAdmin: () => isAsked },
  search: (words: string) => sql`(${contains(designs.name, words)} or ${designs.ownerId} in (
    select ${users._id} from ${users} where ${contains(CUSTOMER, words)}))`,
  filters: {
    status: (value: Publication | 'any') => (value === 'any' ? undefined : eq(designs.publication, value)),
  },
  sorts: { askedAt: designs.askedAt, createdAt: designs._id },
  async load({ db }: StaffCtx, ids: string[]) {
    const rows = await db
      .select({ row: designs, customer: { _id: users._id, name: CUSTOMER }, picture: pictureColumns })
      .from(designs)
      .innerJoin(users, eq(users._id, designs.ownerId))
      .leftJoin(looks, eq(looks.hash, designs.lookHash))
      .leftJoin(media, eq(media._id, looks.mediaId))
      .where(inArray(designs._id, ids));
    return rows.map(({ row, customer, picture }) => ({
      ...{ _id: row._id, name: row.name, recipe: row.recipe, customer, picture: toPictureOrNull(picture) },
      garment: String(row.recipe.garment),
      ...{ status: row.publication, statusReason: row.publicationReason, isShared: row.shareToken !== null },
      ...{ askedAt: row.askedAt, decidedAt: row.decidedAt },
    }));
  },
};
