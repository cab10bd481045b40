import type { SelfReferralSign } from '@adunni/contracts/affiliates/names';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';

/**
 * What a partner and the customer of an order have in common, as far as it is known when the order is placed: the
 * account, the phone number, the address, the browser, the bank account.
 */
export async function placingSigns(
  tx: Tx,
  orderId: string,
  partner: { _id: string; userId: string },
): Promise<SelfReferralSign[]> {
  const digits = (phone: string) => sql.raw(`right(regexp_replace(coalesce(${phone}, ''), '\\D', '', 'g'), 10)`);
  const place = (of: string, street: string, city: string) =>
    sql.raw(`regexp_replace(lower(coalesce(${of}${street}, '') || coalesce(${of}${city}, '')), '[^a-z0-9]', '', 'g')`);
  const { rows } = await tx.execute<Record<Exclude<SelfReferralSign, 'card'>, boolean>>(sql`
    select
      o.user_id = ${partner.userId} as account,
      length(${digits("o.contact ->> 'phone'")}) = 10 and ${digits("o.contact ->> 'phone'")} in (
        select ${digits('u.phone')} from users u where u.id = ${partner.userId}
        union all select ${digits('a.phone')} from addresses a where a.user_id = ${partner.userId}) as phone,
      o.address is not null and ${place('o.address ->> ', "'street'", "'city'")} in (
        select ${place('a.', 'street', 'city')} from addresses a where a.user_id = ${partner.userId}) as address,
      exists (select from affiliate_devices mine join affiliate_devices theirs on theirs.device_hash = mine.device_hash
        where mine.user_id = ${partner.userId} and theirs.user_id = o.user_id) as device,
      exists (select from affiliate_accounts own where own.id = ${partner._id} and (own.bank_code, own.account_number) in (
        select b.bank_code, b.account_number from bank_accounts b join makers m on m.id = b.id where m.user_id = o.user_id
        union all select c.bank_code, c.account_number from affiliate_accounts c
          join affiliate_partners p on p.id = c.id where p.user_id = o.user_id)) as "bank-account"
    from orders o where o.id = ${orderId}`);
  const [found] = rows;
  const names = ['account', 'phone', 'address', 'device', 'bank-account'] as const;
  if (found?.account) return ['account'];
  return found ? names.filter((name) => found[name]) : [];
}

/** Whether an order was paid with a card that its partner pays with or has saved. */
export async function cardSigns(tx: Tx, orderId: string, partnerUserId: string): Promise<SelfReferralSign[]> {
  const { rows } = await tx.execute<{ isShared: boolean }>(sql`
    select exists (select from payments p where p.order_id = ${orderId} and p.card_hash in (
      select own.card_hash from payments own join orders o on o.id = own.order_id
        where o.user_id = ${partnerUserId} and own.card_hash is not null
      union all select encode(sha256(convert_to(m.signature, 'UTF8')), 'hex') from payment_methods m
        where m.user_id = ${partnerUserId} and m.signature is not null)) as "isShared"`);
  return rows[0]?.isShared ? ['card'] : [];
}
