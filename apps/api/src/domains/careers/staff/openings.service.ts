import type { OpeningForm } from '@adunni/contracts/careers/forms';
import { eq, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { formWrites, setsColumns } from '../../../kit/crud/form-writes.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { slugOf } from '../../makers/rules.ts';
import { jobOpenings } from '../tables.ts';

const form = formWrites({
  table: jobOpenings,
  stored: ({ slug, ...values }: OpeningForm) => ({ ...values, slug: slug || slugOf(values.title) }),
  remarks: { job_openings_slug_unique: { slug: 'Another opening has this URL slug.' } },
});

/** How staff write openings. */
export const openingWrites = {
  create: form.create,
  async update(ctx: StaffCtx, tx: Tx, _id: string, values: OpeningForm): Promise<void> {
    await form.update(ctx, tx, _id, values);
    await tx.update(jobOpenings).set({ updatedAt: ctx.clock() }).where(eq(jobOpenings._id, _id));
  },
  actions: {
    /** Shows it from its first day on, also one that was closed. */
    publish: async ({ clock }: StaffCtx, tx: Tx, _id: string): Promise<void> => {
      const now = clock();
      const publishedAt = sql`coalesce(${jobOpenings.publishedAt}, ${now.toISOString()})`;
      await tx.update(jobOpenings).set({ publishedAt, closedAt: null, updatedAt: now }).where(eq(jobOpenings._id, _id));
    },
    close: setsColumns(jobOpenings, ({ clock }) => ({ closedAt: clock(), updatedAt: clock() })),
  },
};
