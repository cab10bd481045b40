import { kobo } from '@adunni/contracts/money';
import { desc, eq, gt, isNull, like } from 'drizzle-orm';
import { drawLookJob } from '../../domains/catalog/looks/looks.service.ts';
import { looks } from '../../domains/catalog/tables.ts';
import { users } from '../../domains/identity/tables.ts';
import { notifications } from '../../domains/notifications/tables.ts';
import { answer } from '../../domains/studio/asking/answer.service.ts';
import { ask } from '../../domains/studio/asking/ask.service.ts';
import { designAsks } from '../../domains/studio/asking/tables.ts';
import { designs } from '../../domains/studio/tables.ts';
import type { Ctx, Deps, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { HOUR_MS } from '../../kit/durations.rules.ts';
import { mails } from '../../kit/mail/tables.ts';
import { pastDeps } from '../past/deps.ts';

interface Known {
  makers: ReadonlyMap<string, string>;
  customerId: string;
  designerId: string;
}

/** Two requests of the demo’s customer to the demo’s designer, for designs of theirs: one waits, one was responded to. */
export async function seedRequests(deps: Deps, tx: Tx, { makers, customerId, designerId }: Known): Promise<void> {
  const [lastMail] = await tx.select({ _id: mails._id }).from(mails).orderBy(desc(mails._id)).limit(1);
  const as = async (userId: string, hoursAgo: number): Promise<Ctx<Viewer>> => {
    const at = new Date(deps.clock().getTime() - hoursAgo * HOUR_MS);
    const { _id, role, email, firstName } = users;
    const [viewer] = await tx.select({ _id, role, email, firstName }).from(users).where(eq(_id, userId));
    if (!viewer) throw new Error('the demo’s people are missing');
    const place = { address: '127.0.0.1', device: 'demo', action: 'Demo' };
    return { ...pastDeps(deps, tx, () => at), ...place, viewer: { ...viewer, sessionId: '' } };
  };
  const of = (...slugs: string[]): string[] => slugs.flatMap((slug) => makers.get(slug) ?? []);
  const design = async (called: string) => {
    const [found] = await tx.select().from(designs).where(eq(designs.name, called));
    if (!found) throw new Error(`there is no demo design ${called}`);
    const { _id: designId, name: title, recipe } = found;
    return { designId, title, recipe, productId: null };
  };
  const senator = await design('Office senator');
  const answered = await ask(await as(customerId, 30), {
    ...{ ...senator, makerIds: of('adewura-atelier', 'zaria-needle-co') },
    words: 'For my husband. He likes it roomy, and wears no tie. Could the neck be softer?',
  });
  const [first] = await tx.select().from(designAsks).where(eq(designAsks.requestId, answered)).orderBy(designAsks._id);
  await answer(await as(designerId, 6), first?._id ?? '', {
    version: first?.version ?? 0,
    values: {
      ...{ price: kobo(9_500_000), days: 16, recipe: { ...senator.recipe, neckline: 'round' } },
      message: 'A round neck sits softer and keeps the crest. We add two fingers at the chest for room.',
    },
  });
  await ask(await as(customerId, 5), {
    ...{ ...(await design('Iro and buba for Bisi’s wedding')), makerIds: of('adewura-atelier') },
    words: 'I would like to wear the sash over one shoulder. The wedding is in six weeks.',
  });
  // What is done in the past leaves no work behind, but the picture of what was changed is still to be drawn.
  const waiting = await tx.select({ hash: looks.hash }).from(looks).where(isNull(looks.mediaId));
  await deps.jobs.enqueueAll(tx, drawLookJob, waiting);
  await tx.delete(mails).where(lastMail ? gt(mails._id, lastMail._id) : undefined);
  await tx.delete(notifications).where(like(notifications.path, '%/requests/%'));
}
