import type { LoadedPersonRow, MAKER_FILTER } from '@adunni/contracts/identity/people';
import { inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { escapeLike } from '../../../kit/database/contains.ts';
import { extensionOf } from '../../../kit/domain.ts';
import { dayEnd, dayStart } from '../../../kit/shop-days.rules.ts';
import { users } from '../tables.ts';

const present = () => ne(users.status, 'deleted');

/** The keys of the indexes that find people by the beginning of a name or address, in the order of bytes. */
const byFirstName = sql`search_fold(first_name || ' ' || last_name) collate "C"`;
const byLastName = sql`search_fold(last_name || ' ' || first_name) collate "C"`;
const byEmail = sql`lower(email) collate "C"`;

/** Which people a list shows and in what order. */
export const peopleList = {
  table: users,
  scope: { Admin: present, SuperAdmin: present },
  search: matchesName,
  filters: {
    role: users.role,
    status: users.status,
    verified: (value: 'yes' | 'no') =>
      value === 'yes' ? isNotNull(users.emailVerifiedAt) : isNull(users.emailVerifiedAt),
    maker: (value: (typeof MAKER_FILTER)[number]) => extensionOf('personWorkshop').hasStatus(value),
    from: (day: string) => sql`${users.createdAt} >= ${dayStart(day)}`,
    to: (day: string) => sql`${users.createdAt} < ${dayEnd(day)}`,
  },
  sorts: { createdAt: users.createdAt, name: byLastName, email: byEmail },
};

/** People whose name, either way around, or address begins like this. */
export function matchesName(words: string): SQL {
  const name = sql`nullif(search_fold(${words}), '') || '%'`;
  const address = `${escapeLike(words.toLowerCase())}%`;
  return sql`(${byFirstName} like ${name} or ${byLastName} like ${name} or ${byEmail} like ${address})`;
}

/** People as a list shows them. */
export async function loadPeople({ db }: StaffCtx, ids: string[]): Promise<LoadedPersonRow[]> {
  const rows = await db
    .select({ user: users, makerStatus: extensionOf('personWorkshop').status })
    .from(users)
    .where(inArray(users._id, ids));
  return rows.map(({ user, makerStatus }) => ({
    _id: user._id,
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    role: user.role,
    status: user.status === 'suspended' ? 'suspended' : 'active',
    emailVerified: user.emailVerifiedAt !== null,
    makerStatus,
    createdAt: user.createdAt,
  }));
}
