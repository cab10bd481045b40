import { countryName } from '@adunni/contracts/countries';
import type { ClientBase } from 'pg';
import { UNUSABLE_PASSWORD } from '../../domains/identity/passwords.ts';
import { addresses, users } from '../../domains/identity/tables.ts';
import { makers } from '../../domains/makers/tables.ts';
import { daysAfter } from '../past/journey.ts';
import type { Buyer } from '../past/order.ts';
import { inventPeople } from '../year/people.ts';
import type { ScaleContext } from './context.ts';
import { copyRows } from './copy.ts';

/** Customers are as many as products; each maker has a hundred of these. */
const PRODUCTS_PER_MAKER = 100;
const TOWNS = [
  { city: 'Lagos', state: 'Lagos', countryCode: 'NG' },
  { city: 'Ibadan', state: 'Oyo', countryCode: 'NG' },
  { city: 'Abuja', state: 'Federal Capital Territory', countryCode: 'NG' },
  { city: 'Kano', state: 'Kano', countryCode: 'NG' },
  { city: 'Enugu', state: 'Enugu', countryCode: 'NG' },
  { city: 'Accra', state: 'Greater Accra', countryCode: 'GH' },
  { city: 'London', state: 'Greater London', countryCode: 'GB' },
  { city: 'Houston', state: 'Texas', countryCode: 'US' },
] as const;
const KINDS = ['Atelier', 'Stitch House', 'Needle & Co', 'Bespoke', 'Looms'] as const;
const YEARS = 2;

/** A workshop as products and orders need it. */
export interface ScaleMaker {
  _id: string;
  userId: string;
  slug: string;
  name: string;
}

/** Fills in customers with an address each; nobody can sign in as one. */
export async function fillCustomers(client: ClientBase, context: ScaleContext): Promise<Buyer[]> {
  const { draw, now, scale, newId } = context;
  const people = inventPeople(draw, scale).map((person, index) => {
    const joinedAt = daysAfter(now, -YEARS * 365 * (1 - index / scale));
    return { ...person, email: `customer.${index}@scale.adunni.example`, _id: newId(joinedAt), joinedAt };
  });
  await copyRows(
    client,
    users,
    people.map(({ address: _address, joinedAt, ...person }) => ({
      ...person,
      passwordHash: UNUSABLE_PASSWORD,
      emailVerifiedAt: joinedAt,
      createdAt: joinedAt,
    })),
  );
  const balances = people.map(({ _id, address, joinedAt }) => {
    return { _id: newId(joinedAt), ...address, userId: _id, isDefault: true, createdAt: joinedAt };
  });
  await copyRows(client, addresses, balances);
  return people.map(({ _id, firstName, lastName, email, phone, address }) => {
    return { userId: _id, contact: { firstName, lastName, email, phone }, address };
  });
}

/** Where a workshop is, and where its customers pick up. */
function placeOf(town: (typeof TOWNS)[number], index: number) {
  const pickupPlace = { ...town, street: `${index + 1} Market Road`, landmark: '', postcode: '', note: '' };
  return { city: town.city, country: countryName(town.countryCode), pickupPlace };
}

/** Fills in workshops with their owners. */
export async function fillMakers(client: ClientBase, context: ScaleContext): Promise<ScaleMaker[]> {
  const { draw, now, scale, newId } = context;
  const owners = inventPeople(draw, Math.max(2, Math.ceil(scale / PRODUCTS_PER_MAKER))).map((person, index) => ({
    ...person,
    _id: newId(daysAfter(now, -YEARS * 365)),
    email: `maker.${index}@scale.adunni.example`,
    joinedAt: daysAfter(now, -YEARS * 365),
  }));
  const shops = owners.map(({ _id: userId, lastName, joinedAt }, index) => ({
    _id: newId(joinedAt),
    userId,
    slug: `scale-${index}`,
    name: `${lastName} ${draw.pick(KINDS)} ${index + 1}`,
    ...placeOf(draw.pick(TOWNS), index),
    tier: draw.pick(['Listed', 'Verified', 'Verified', 'Master'] as const),
    status: 'approved' as const,
    weeklyCapacity: draw.whole(5, 40),
    createdAt: joinedAt,
  }));
  await copyRows(
    client,
    users,
    owners.map(({ address: _address, joinedAt, ...person }) => ({
      ...person,
      passwordHash: UNUSABLE_PASSWORD,
      role: 'Designer' as const,
      emailVerifiedAt: joinedAt,
      createdAt: joinedAt,
    })),
  );
  await copyRows(client, makers, shops);
  return shops;
}
