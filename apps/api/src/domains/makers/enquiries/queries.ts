import { commonErrors } from '@adunni/contracts/errors';
import type { LoadedEnquiry } from '@adunni/contracts/makers/enquiries';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { countUnreadOf } from '../../conversations/queries.ts';
import { type Member, teaserOf } from '../../conversations/rules.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../tables.ts';
import { ENQUIRY, isOf } from './subject.ts';
import { enquiries } from './tables.ts';

/** How many conversations a list shows. */
const LATEST = 200;

/** The conversations of a member in which something was said, the latest first. */
export const listEnquiries = (db: Db, member: Member): Promise<LoadedEnquiry[]> => select(db, member, undefined);

/** One conversation of a member. Throws 404. */
export async function findEnquiry(db: Db, member: Member, enquiryId: string): Promise<LoadedEnquiry> {
  const [enquiry] = await select(db, member, eq(enquiries._id, enquiryId));
  if (!enquiry) throw new Refusal(commonErrors.not_found);
  return enquiry;
}

async function select(db: Db, member: Member, which: SQL | undefined): Promise<LoadedEnquiry[]> {
  const reader = member.side === 'customer' ? 'customer' : 'worker';
  const rows = await db
    .select({
      _id: enquiries._id,
      slug: makers.slug,
      name: makers.name,
      status: makers.status,
      firstName: users.firstName,
      lastName: users.lastName,
      lastText: sql<string>`said.text`,
      isLastOwn: sql<boolean>`(said.side = 'customer') = ${reader === 'customer'}`,
      lastAt: sql<Date>`said.created_at`.mapWith((at: string) => new Date(at)),
      unread: countUnreadOf(ENQUIRY, reader, sql`${enquiries._id}`),
    })
    .from(enquiries)
    .innerJoin(makers, eq(makers._id, enquiries.makerId))
    .innerJoin(users, eq(users._id, enquiries.customerId))
    .innerJoinLateral(
      sql`(select text, side, created_at, id from messages
        where subject_kind = ${ENQUIRY} and subject_id = ${enquiries._id} and audience = 'everyone'
        order by id desc limit 1) said`,
      sql`true`,
    )
    .where(and(isOf(member), which))
    .orderBy(desc(sql`said.id`))
    .limit(LATEST);
  return rows.map(({ _id, slug, name, status, firstName, lastName, lastText, isLastOwn, lastAt, unread }) => ({
    ...{ _id, isLastOwn, lastAt, unread },
    with: reader === 'customer' ? name : `${firstName} ${lastName}`,
    maker: { slug, name },
    isOpen: status === 'approved',
    lastText: teaserOf(lastText),
  }));
}
