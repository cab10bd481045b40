import type { PRODUCT_STATUSES } from '@adunni/contracts/catalog/catalog';
import { productStaffErrors } from '@adunni/contracts/catalog/products';
import type { StatusOf } from '@adunni/contracts/statuses';
import { eq, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { products } from '../tables.ts';
import { duplicateProduct } from './duplicate.service.ts';

type Status = StatusOf<typeof PRODUCT_STATUSES>;

/** Changes what a product’s status is, when it stands as expected now; otherwise says why not. */
const stand =
  (to: Status, refuses: (row: Readiness) => string | null) =>
  async ({ clock }: StaffCtx, tx: Tx, id: string): Promise<void> => {
    const message = refuses(await readinessOf(tx, id));
    if (message) throw new Refusal(productStaffErrors.not_ready, { message });
    await tx.update(products).set({ status: to, publishAt: null, updatedAt: clock() }).where(eq(products._id, id));
  };

interface Readiness {
  status: Status;
  hasPicture: boolean;
  hasPrice: boolean;
  hasChoice: boolean;
}

async function readinessOf(tx: Tx, id: string): Promise<Readiness> {
  const [row] = await tx
    .select({
      status: products.status,
      hasPicture: sql<boolean>`${products.coverId} is not null`,
      hasPrice: sql<boolean>`${products.priceMin} > 0`,
      hasChoice: sql<boolean>`${products.kind} = 'made-to-measure' or exists (
        select from variants v where v.product_id = products.id and not v.archived)`,
    })
    .from(products)
    .where(eq(products._id, id));
  if (!row) throw new Error(`the product ${id} went while it was locked`);
  return row;
}

function notReady({ status, hasPicture, hasPrice, hasChoice }: Readiness): string | null {
  if (status === 'archived') return 'This product is archived. Please restore it first.';
  if (!hasPicture) return 'This product has no images yet.';
  if (!hasPrice) return 'This product has no price yet.';
  return hasChoice ? null : 'This product has no variants yet.';
}

/** What staff and designers do to products, one or many at a time. Nothing is ever lost: archived can be restored. */
export const productActions = {
  publish: stand('published', notReady),
  unpublish: stand('draft', ({ status }) => (status === 'archived' ? 'This product is archived.' : null)),
  archive: stand('archived', () => null),
  restore: stand('draft', ({ status }) => (status === 'archived' ? null : 'This product is not archived.')),
  duplicate: async (ctx: StaffCtx, tx: Tx, id: string): Promise<void> => {
    await duplicateProduct(ctx, tx, id);
  },
};
