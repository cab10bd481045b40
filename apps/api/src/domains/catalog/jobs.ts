import { and, eq, lte } from 'drizzle-orm';
import { job } from '../../kit/jobs/jobs.ts';
import { products } from './tables.ts';

/** Publishes what was scheduled; readers see it from the moment itself, this drops the pages that were cached before. */
export const publishScheduled = job({
  name: 'publish-scheduled-products',
  schedule: '* * * * *',
  run: async ({ db, clock }) => {
    await db
      .update(products)
      .set({ status: 'published' })
      .where(and(eq(products.status, 'scheduled'), lte(products.publishAt, clock())));
  },
});
