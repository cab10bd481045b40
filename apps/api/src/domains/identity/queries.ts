import type { LoadedUser } from '@adunni/contracts/identity/identity';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { toPictureOrNull } from '../media/queries.ts';
import { media } from '../media/tables.ts';
import { users } from './tables.ts';

export { findAddress } from './addresses/queries.ts';
export { matchesName } from './people/people.queries.ts';

/** The row of an email address in any letter case; absent when nobody has it. */
export async function findByEmail(db: Db | Tx, email: string) {
  const [found] = await db
    .select({
      _id: users._id,
      email: users.email,
      passwordHash: users.passwordHash,
      status: users.status,
      firstName: users.firstName,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return found;
}

/** A person as the account pages and the stored session show them. Throws when there is no such person. */
export async function getUser(db: Db | Tx, userId: string): Promise<LoadedUser> {
  const [row] = await db
    .select({ user: users, avatar: media })
    .from(users)
    .leftJoin(media, eq(media._id, users.avatarId))
    .where(eq(users._id, userId));
  if (!row) throw new Error('the person is gone');
  const { user, avatar } = row;
  return {
    _id: user._id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    avatar: toPictureOrNull(avatar),
    role: user.role,
    emailVerified: user.emailVerifiedAt !== null,
    preferredCurrency: user.preferredCurrency,
    deletionDueAt: user.deletionDueAt,
    createdAt: user.createdAt,
  };
}

/** SQL of the email that a person has confirmed as theirs, in lower case; of no rows while they have not. */
export const confirmedEmailOf = (userId: string): SQL =>
  sql`(select lower(email) from users where id = ${userId} and email_verified_at is not null)`;
