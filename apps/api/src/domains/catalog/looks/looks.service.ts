import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { DAY_MS, HOUR_MS } from '../../../kit/durations.rules.ts';
import { job } from '../../../kit/jobs/jobs.ts';
import { keepPicture, readPicture, removePictures, storePicture } from '../../media/service.ts';
import { looks } from '../tables.ts';
import { drawLook } from './draw.ts';
import { isHeld } from './queries.ts';
import type { ChosenLook } from './rules.ts';

/** Looks that may wait at once, some minutes of work: whoever tries all choices of a piece in a cart waits for the hour. */
const MOST_WAITING = 100;
/** How long a look stays that nothing has. */
const KEPT_MS = DAY_MS;
/** How long a look that could not be drawn is tried again. */
const TRIED_MS = 2 * DAY_MS;
const AT_ONCE = 100;

/** Draws a look that something has, and keeps its picture; one that is drawn, or that nothing has any more, is left. */
export const drawLookJob = job<{ hash: string }>({
  name: 'draw-look',
  retries: 3,
  run: async (deps, { hash }) => {
    const { rows } = await deps.db.execute<Pick<typeof looks.$inferSelect, 'recipe'>>(
      sql`select recipe from ${looks} l where hash = ${hash} and media_id is null and ${isHeld()}`,
    );
    const [look] = rows;
    if (!look) return;
    const picture = await keepPicture(deps, await readPicture(await drawLook(look.recipe)));
    await deps.db.transaction(async (tx) => {
      const [waiting] = await tx.select().from(looks).where(eq(looks.hash, hash)).for('update');
      if (!waiting || waiting.mediaId) return;
      const { _id: mediaId } = await storePicture(tx, { ...picture, alt: '', isPrivate: false });
      await tx.update(looks).set({ mediaId }).where(eq(looks.hash, hash));
    });
  },
});

/**
 * Sees to it that a look will be drawn which something is given in this transaction, and answers with its hash, for it;
 * null for none. Those of lines come from `sellableLines`, so from what makers offer; who lets people choose freely checks
 * the recipe first, and bounds how often.
 */
export async function wantLook(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  tx: Tx,
  look: ChosenLook | null,
): Promise<string | null> {
  if (!look) return null;
  const { hash, recipe } = look;
  const now = clock();
  // What was wanted within the hour is not written again, so that those who choose the same need not wait for each other.
  const isRecent = sql`${looks.hash} = ${hash} and ${looks.wantedAt} > ${new Date(now.getTime() - HOUR_MS)}`;
  if ((await tx.$count(looks, isRecent)) > 0) return hash;
  const [wanted] = await tx
    .insert(looks)
    .values({ hash, recipe, wantedAt: now })
    .onConflictDoUpdate({ target: looks.hash, set: { wantedAt: now } })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (wanted?.isNew && (await tx.$count(looks, sql`${looks.mediaId} is null`)) <= MOST_WAITING)
    await jobs.enqueue(tx, drawLookJob, { hash });
  return hash;
}

/** Takes away the looks that nothing has any more, and has drawn what waits although it was asked for an hour ago. */
export async function tendLooks(deps: Deps): Promise<void> {
  const now = deps.clock().getTime();
  const ago = (ms: number): Date => new Date(now - ms);
  await deps.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ hash: string; mediaId: string | null }>(sql`
      select hash, media_id as "mediaId" from ${looks} l
      where wanted_at < ${ago(KEPT_MS)} and not ${isHeld()}
      order by wanted_at limit ${AT_ONCE} for update skip locked`);
    for (const { hash } of rows) await tx.delete(looks).where(eq(looks.hash, hash));
    await removePictures(
      deps,
      tx,
      rows.flatMap(({ mediaId }) => mediaId ?? []),
    );
  });
  const { rows: late } = await deps.db.execute<{ hash: string }>(sql`
    select hash from ${looks} l where media_id is null and ${isHeld()}
      and wanted_at > ${ago(TRIED_MS)} and wanted_at < ${ago(HOUR_MS)}
    order by wanted_at limit ${AT_ONCE}`);
  await deps.jobs.enqueueAll(deps.db, drawLookJob, late);
}
