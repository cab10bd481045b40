import { cannedResource, fillCannedAnswer, findCannedAnswers } from '@adunni/contracts/support/canned/canned';
import type { CannedForm } from '@adunni/contracts/support/canned/forms';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../../kit/crud/crud.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { formWrites, removal } from '../../../kit/crud/form-writes.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { mount } from '../../../kit/http/mount.ts';
import { cannedAnswers } from '../tables.ts';
import { cannedFor, cannedReads, offerCanned } from './canned.queries.ts';

const writes = formWrites({
  table: cannedAnswers,
  stored: (values: CannedForm) => values,
  remarks: { canned_answers_title_unique: { title: 'Another canned answer has this title.' } },
});

/** Serves canned answers to staff: the list of them, and one filled in for a ticket. */
export function cannedRoutes(app: FastifyInstance): void {
  crud(app, cannedResource, {
    ...cannedReads,
    ...writes,
    async update(ctx: StaffCtx, tx: Tx, id: string, values: CannedForm) {
      await writes.update(ctx, tx, id, values);
      await tx.update(cannedAnswers).set({ updatedAt: ctx.clock() }).where(eq(cannedAnswers._id, id));
    },
    actions: removal(cannedAnswers),
  });
  mount(app, findCannedAnswers, async ({ query, ctx }) => ({ items: await offerCanned(ctx.db, query.q) }));
  mount(app, fillCannedAnswer, ({ params, ctx }) => cannedFor(ctx.db, params._id, params.answerId));
}
