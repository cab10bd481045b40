import { type SQL, sql } from 'drizzle-orm';

/** Whether product `p` of maker `m` is a commission that this buyer can order now; nobody’s is null. */
export const isCommissionOf = (buyerId: string | null, now: Date): SQL =>
  sql`(m.status = 'approved' and exists (select from commissions c
    where c.product_id = p.id and c.customer_id = ${buyerId}::uuid and c.ends_at > ${now.toISOString()}::timestamptz))`;

/** Whether a product is a commission, which only its customer may know; `productId` is SQL of its id. */
export const isCommission = (productId: SQL): SQL =>
  sql`exists (select from commissions c where c.product_id = ${productId})`;

/** Whether product `p` is no commission, or one of this buyer, whether it can be ordered or not. */
export const isForBuyer = (buyerId: string | null): SQL =>
  sql`not exists (select from commissions c
    where c.product_id = p.id and (c.customer_id = ${buyerId}::uuid) is not true)`;
