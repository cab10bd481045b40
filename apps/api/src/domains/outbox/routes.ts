import { outboxErrors, outboxResource } from '@adunni/contracts/outbox/outbox';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../kit/crud/crud.ts';
import type { StaffCtx } from '../../kit/crud/declaration.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { deliverMail } from '../../kit/mail/outbox.ts';
import { mails } from '../../kit/mail/tables.ts';
import { loadMails, mailRecord, outboxList } from './queries.ts';

/** Queues a failed mail once more; two people who ask at once queue it once. */
async function retry(ctx: StaffCtx, tx: Tx, mailId: string): Promise<void> {
  const [queued] = await tx
    .update(mails)
    .set({ status: 'queued', error: null })
    .where(and(eq(mails._id, mailId), eq(mails.status, 'failed')))
    .returning({ _id: mails._id });
  if (!queued) throw new Refusal(outboxErrors.mail_not_failed);
  await ctx.jobs.enqueue(tx, deliverMail, { mailId });
}

/** Serves every mail that was written to those who run the marketplace. */
export function outboxRoutes(app: FastifyInstance): void {
  crud(app, outboxResource, { ...outboxList, load: loadMails, record: mailRecord, actions: { retry } });
}
