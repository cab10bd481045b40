import type { Address } from '@adunni/contracts/address';
import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { addresses } from '../tables.ts';

/** A stored address as it is answered; the answer’s schema leaves the rest of the row behind. */
const columns = {
  _id: addresses._id,
  recipient: addresses.recipient,
  phone: addresses.phone,
  countryCode: addresses.countryCode,
  state: addresses.state,
  lga: addresses.lga,
  city: addresses.city,
  street: addresses.street,
  landmark: addresses.landmark,
  postcode: addresses.postcode,
  isDefault: addresses.isDefault,
};

/** A person’s address book, the default first, then the newest. */
export const listAddresses = (db: Db | Tx, userId: string): Promise<Address[]> =>
  db
    .select(columns)
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses._id));

/** One address of a person; absent when it is not theirs. */
export async function findAddress(db: Db | Tx, userId: string, addressId: string): Promise<Address | undefined> {
  const [found] = await db
    .select(columns)
    .from(addresses)
    .where(and(eq(addresses._id, addressId), eq(addresses.userId, userId)));
  return found;
}
