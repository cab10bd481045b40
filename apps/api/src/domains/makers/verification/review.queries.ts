import type { LoadedWorkshopRecord, LoadedWorkshopRow, WorkshopStatus } from '@adunni/contracts/makers/verification';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { extensionOf } from '../../../kit/domain.ts';
import { users } from '../../identity/tables.ts';
import { makerDocuments, makers } from '../tables.ts';
import { statusOf } from './rules.ts';
import { shopProfile } from './shop.queries.ts';

const STATUSES: Record<WorkshopStatus, SQL> = {
  waiting: sql`${makers.status} = 'pending' and ${makers.submittedAt} is not null`,
  unfinished: sql`${makers.status} = 'pending' and ${makers.submittedAt} is null`,
  approved: sql`${makers.status} = 'approved'`,
  refused: sql`${makers.status} = 'refused'`,
  suspended: sql`${makers.status} = 'suspended'`,
};

/** Which workshops a list shows and in what order. */
export const workshopList = {
  table: makers,
  search: [makers.name, makers.city],
  filters: {
    status: (value: WorkshopStatus | 'any') => (value === 'any' ? undefined : STATUSES[value]),
    tier: makers.tier,
  },
  sorts: {
    submittedAt: sql`coalesce(${makers.submittedAt}, ${makers.createdAt})`,
    name: makers.name,
    createdAt: makers.createdAt,
  },
};

/** Workshops with who runs them and how many documents they have sent. */
export async function loadWorkshops({ db }: StaffCtx, ids: string[]): Promise<LoadedWorkshopRow[]> {
  const rows = await db
    .select({
      maker: makers,
      owner: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      role: users.role,
      documentCount: sql<number>`(select count(*)::int from ${makerDocuments}
        where ${makerDocuments.makerId} = ${makers._id} and ${makerDocuments.status} <> 'draft')`,
    })
    .from(makers)
    .innerJoin(users, eq(users._id, makers.userId))
    .where(inArray(makers._id, ids));
  return rows.map(({ maker, ...rest }) => ({
    ...rest,
    _id: maker._id,
    name: maker.name,
    city: maker.city,
    tier: maker.tier,
    status: statusOf(maker.status, maker.submittedAt),
    submittedAt: maker.submittedAt,
    createdAt: maker.createdAt,
  }));
}

/** A workshop with all that it is judged by; drafts of documents are the maker’s own. */
export async function workshopRecord(ctx: StaffCtx, makerId: string): Promise<LoadedWorkshopRecord> {
  const [[row], { row: maker, ...profile }, productCount] = await Promise.all([
    loadWorkshops(ctx, [makerId]),
    shopProfile(ctx.db, makerId),
    extensionOf('countProducts')(ctx.db, makerId),
  ]);
  const [owner] = await ctx.db
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users._id, maker.userId));
  if (!row || !owner) throw new Error(`the workshop ${makerId} went while it was read`);
  return {
    ...row,
    ...profile,
    documents: profile.documents.filter(({ status }) => status !== 'draft'),
    userId: maker.userId,
    email: owner.email,
    emailVerified: owner.verifiedAt !== null,
    productCount,
  };
}
