import type { Address } from '@adunni/contracts/address';
import type { AddressForm } from '@adunni/contracts/address-forms';
import { commonErrors } from '@adunni/contracts/errors';
import { accountErrors } from '@adunni/contracts/identity/account';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { normalisePhone } from '../../../kit/phone.ts';
import { addresses, users } from '../tables.ts';
import { findAddress } from './queries.ts';

/** How many addresses one person may keep. */
export const MAX_ADDRESSES = 20;

/** Adds an address; the first one becomes the default. Throws 422 beyond twenty, 400 for an impossible phone number. */
export function createAddress(ctx: Ctx<Viewer>, form: AddressForm): Promise<Address> {
  return changeBook(ctx, async (tx, userId) => {
    const count = await tx.$count(addresses, eq(addresses.userId, userId));
    if (count >= MAX_ADDRESSES) throw new Refusal(accountErrors.too_many_addresses);
    const isDefault = form.isDefault || count === 0;
    if (isDefault) await clearDefault(tx, userId);
    const [stored] = await tx
      .insert(addresses)
      .values({ ...normalised(form), userId, isDefault })
      .returning({ _id: addresses._id });
    return own(tx, userId, stored?._id ?? '');
  });
}

/** Replaces an address. The default stays the default until another takes its place. Throws 404, 400. */
export function updateAddress(ctx: Ctx<Viewer>, addressId: string, form: AddressForm): Promise<Address> {
  return changeBook(ctx, async (tx, userId) => {
    const present = await own(tx, userId, addressId);
    const isDefault = form.isDefault || present.isDefault;
    if (isDefault) await clearDefault(tx, userId);
    await tx
      .update(addresses)
      .set({ ...normalised(form), isDefault })
      .where(eq(addresses._id, addressId));
    return own(tx, userId, addressId);
  });
}

/** Removes an address; if it was the default, the newest of the others takes its place. Throws 404. */
export function removeAddress(ctx: Ctx<Viewer>, addressId: string): Promise<void> {
  return changeBook(ctx, async (tx, userId) => {
    const removed = await own(tx, userId, addressId);
    await tx.delete(addresses).where(eq(addresses._id, addressId));
    if (!removed.isDefault) return;
    const newest = tx
      .select({ _id: addresses._id })
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(desc(addresses._id))
      .limit(1);
    await tx.update(addresses).set({ isDefault: true }).where(sql`${addresses._id} = (${newest})`);
  });
}

/** Changes to one person’s book happen one after another, so that parallel ones keep the limit and the one default. */
function changeBook<T>(ctx: Ctx<Viewer>, change: (tx: Tx, userId: string) => Promise<T>): Promise<T> {
  const userId = ctx.viewer._id;
  return ctx.db.transaction(async (tx) => {
    await tx.select({ _id: users._id }).from(users).where(eq(users._id, userId)).for('no key update');
    return change(tx, userId);
  });
}

async function clearDefault(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), addresses.isDefault));
}

async function own(tx: Tx, userId: string, addressId: string): Promise<Address> {
  const found = await findAddress(tx, userId, addressId);
  if (!found) throw new Refusal(commonErrors.not_found);
  return found;
}

const normalised = (form: AddressForm) => ({
  ...form,
  phone: normalisePhone(form.phone, { countryCode: form.countryCode }),
});
