import type { AddressForm } from '@adunni/contracts/address-forms';
import type { Role } from '@adunni/contracts/roles';
import { inArray } from 'drizzle-orm';
import { hashPassword } from '../../domains/identity/passwords.ts';
import { addresses, users } from '../../domains/identity/tables.ts';
import type { Deps } from '../../kit/context.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './logins.ts';

/** Who holds each demo login. */
const PEOPLE: Record<Role, { firstName: string; lastName: string; phone: string }> = {
  Customer: { firstName: 'Amaka', lastName: 'Obi', phone: '+2348030000114' },
  Designer: { firstName: 'Adewura', lastName: 'Balogun', phone: '+2348030000226' },
  Tailor: { firstName: 'Tunde', lastName: 'Ajayi', phone: '+2348050000338' },
  Admin: { firstName: 'Halima', lastName: 'Danjuma', phone: '+2348090000441' },
  SuperAdmin: { firstName: 'Ifeanyi', lastName: 'Nwosu', phone: '+2348090000557' },
};

const CUSTOMER_ADDRESSES: AddressForm[] = [
  {
    recipient: 'Amaka Obi',
    phone: '+2348030000114',
    countryCode: 'NG',
    state: 'Lagos',
    lga: 'Eti-Osa',
    city: 'Lekki',
    street: '14 Admiralty Way, Lekki Phase 1',
    landmark: 'Opposite the pharmacy with the green awning',
    postcode: '',
    isDefault: true,
  },
  {
    recipient: 'Chidi Obi',
    phone: '+2348030000665',
    countryCode: 'NG',
    state: 'Enugu',
    lga: 'Enugu North',
    city: 'Enugu',
    street: '7 Zik Avenue, Uwani',
    landmark: 'Second gate after the parish hall',
    postcode: '400102',
    isDefault: false,
  },
];

/** Stores the demo people, one per role, with confirmed addresses, once; answers with their ids. */
export async function seedIdentity({ db, clock }: Deps): Promise<Record<Role, string>> {
  const rows = await Promise.all(
    DEMO_LOGINS.map(async ({ email, role }) => ({
      ...PEOPLE[role],
      email,
      role,
      passwordHash: await hashPassword(DEMO_PASSWORD),
      emailVerifiedAt: clock(),
    })),
  );
  return db.transaction(async (tx) => {
    const stored = await tx
      .insert(users)
      .values(rows)
      .onConflictDoNothing()
      .returning({ _id: users._id, role: users.role });
    const customer = stored.find(({ role }) => role === 'Customer');
    if (customer)
      await tx.insert(addresses).values(CUSTOMER_ADDRESSES.map((form) => ({ ...form, userId: customer._id })));
    const people = await tx
      .select({ _id: users._id, role: users.role })
      .from(users)
      .where(
        inArray(
          users.email,
          DEMO_LOGINS.map(({ email }) => email),
        ),
      );
    return Object.fromEntries(people.map(({ role, _id }) => [role, _id])) as Record<Role, string>;
  });
}
