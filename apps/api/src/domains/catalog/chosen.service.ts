import { commonErrors } from '@adunni/contracts/errors';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { products } from './tables.ts';

/** What staff choose for a page: throws 400 beside the field unless all the products exist. */
export async function requireProducts(tx: Tx, { productIds }: { productIds: string[] }): Promise<void> {
  const found = await tx.select({ _id: products._id }).from(products).where(inArray(products._id, productIds));
  if (new Set(found.map(({ _id }) => _id)).size < new Set(productIds).size)
    throw new Refusal(commonErrors.invalid, { fields: { productIds: 'One of these products is gone.' } });
}
