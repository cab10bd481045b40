import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { job } from '../../../kit/jobs/jobs.ts';
import { withinLimit } from '../../../kit/security/attempts.ts';
import { lookHash } from '../../catalog/rules.ts';
import { wantLook } from '../../catalog/service.ts';
import { type DesignRow, designs } from '../tables.ts';

/** How long after a change it is drawn, unless it is changed again: an editor saves at every choice. */
const SETTLED_MS = 5000;
/** How often one person’s designs are drawn. */
const DRAWING = { most: 60, minutes: 60 };

/** Has a design drawn if its recipe is still the one that this was asked for; a change of it has asked anew. */
export const drawDesignJob = job<{ designId: string; hash: string }>({
  name: 'studio-draw-design',
  retries: 3,
  run: async (deps, { designId, hash }) => {
    const isDesign = and(eq(designs._id, designId), isNull(designs.deletedAt));
    const [design] = await deps.db.select().from(designs).where(isDesign);
    if (!design || lookHash(design.recipe) !== hash || design.lookHash === hash) return;
    const isAllowed = await withinLimit(deps.db, `design-look:${design.ownerId}`, DRAWING, deps.clock());
    await deps.db.transaction(async (tx) => {
      const [row] = await tx.select().from(designs).where(isDesign).for('no key update');
      if (!row || lookHash(row.recipe) !== hash) return;
      if (!isAllowed) return drawLater(deps, tx, row, HOUR_MS);
      await wantLook(deps, tx, { hash, recipe: row.recipe, alt: '' });
      await tx.update(designs).set({ lookHash: hash }).where(eq(designs._id, designId));
    });
  },
});

/** Has a design drawn once its recipe stays as it is. */
export const drawLater = (
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  tx: Tx,
  { _id: designId, recipe }: Pick<DesignRow, '_id' | 'recipe'>,
  afterMs = SETTLED_MS,
): Promise<void> => {
  const startAfter = new Date(clock().getTime() + afterMs);
  return jobs.enqueue(tx, drawDesignJob, { designId, hash: lookHash(recipe) }, { startAfter });
};
