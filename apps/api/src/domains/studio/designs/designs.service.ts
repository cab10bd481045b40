import { randomBytes } from 'node:crypto';
import type { Received } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import {
  type createDesign,
  designErrors,
  type LoadedDesign,
  MAX_DESIGNS,
  type updateDesign,
} from '@adunni/contracts/studio/designs';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { users } from '../../identity/tables.ts';
import { type DesignRow, designs } from '../tables.ts';
import { findDesign, isOwn } from './designs.queries.ts';
import { afterChange } from './designs.rules.ts';
import { drawLater } from './look.service.ts';
import { requireRecipe } from './read-recipe.ts';
import { tellStaffOfDesign } from './tell.service.ts';

/** An editor saves at every choice. */
const SAVING = { most: 1200, minutes: 60 };
const TOKEN_BYTES = 16;
/** How long a deleted design can be restored. */
export const RESTORABLE_MS = DAY_MS;

/**
 * Saves a new design under an id that the caller made up; sent again, it is the design that is there. Throws 404 for an id that
 * is not the caller’s, 422 for a recipe that can’t be drawn and above the limit, 429.
 */
export async function addDesign(
  ctx: Ctx<Viewer>,
  { _id, name, recipe: sent }: Received<typeof createDesign>['body'],
): Promise<LoadedDesign> {
  const recipe = requireRecipe(sent);
  await limitAttempts(ctx.db, `design:${ctx.viewer._id}`, SAVING, ctx.clock());
  return ctx.db.transaction(async (tx) => {
    await lockOwner(ctx, tx);
    const known = await findDesign(tx, ctx.viewer._id, _id);
    if (known) return known;
    await requireRoom(ctx, tx);
    const now = ctx.clock();
    const made = { _id, ownerId: ctx.viewer._id, name, recipe, createdAt: now, updatedAt: now };
    const [stored] = await tx.insert(designs).values(made).onConflictDoNothing().returning();
    // Another’s, or one of their own that they have deleted.
    if (!stored) throw new Refusal(designErrors.design_not_found);
    await drawLater(ctx, tx, stored);
    return requireDesign(ctx, tx, _id);
  });
}

/**
 * Changes a design of the caller’s; a published one waits to be reviewed again. Throws 404, 409 when it was changed since it
 * was seen, 422 for a recipe that can’t be drawn, 429.
 */
export async function changeDesign(
  ctx: Ctx<Viewer>,
  designId: string,
  { version, name, recipe: sent }: Received<typeof updateDesign>['body'],
): Promise<LoadedDesign> {
  const recipe = requireRecipe(sent);
  await limitAttempts(ctx.db, `design:${ctx.viewer._id}`, SAVING, ctx.clock());
  return ctx.db.transaction(async (tx) => {
    const row = await lockDesign(ctx, tx, designId);
    if (row.version !== version) throw new Refusal(designErrors.design_changed);
    const publication = afterChange(row.publication);
    const isAskedAgain = publication !== row.publication;
    const now = ctx.clock();
    const changed = { name, recipe, publication, updatedAt: now, ...(isAskedAgain && { askedAt: now }) };
    const next = await store(tx, row, changed);
    await drawLater(ctx, tx, next);
    if (isAskedAgain) await tellStaffOfDesign(ctx, tx, next);
    return requireDesign(ctx, tx, designId);
  });
}

/** Deletes a design of the caller’s: nobody sees it any more, and for a day it can be restored. Throws 404. */
export async function deleteOwnDesign(ctx: Ctx<Viewer>, designId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockDesign(ctx, tx, designId);
    const publication = row.publication === 'removed' ? row.publication : 'private';
    await store(tx, row, { deletedAt: ctx.clock(), publication });
  });
}

/** Brings a deleted design of the caller’s back, with its link. Throws 404 for what is gone, 422 above the limit. */
export async function restoreOwnDesign(ctx: Ctx<Viewer>, designId: string): Promise<LoadedDesign> {
  return ctx.db.transaction(async (tx) => {
    await lockOwner(ctx, tx);
    const known = await findDesign(tx, ctx.viewer._id, designId);
    if (known) return known;
    await requireRoom(ctx, tx);
    const [row] = await tx
      .select()
      .from(designs)
      .where(and(eq(designs._id, designId), eq(designs.ownerId, ctx.viewer._id)))
      .for('no key update');
    if (!row) throw new Refusal(designErrors.design_not_found);
    const next = await store(tx, row, { deletedAt: null });
    await drawLater(ctx, tx, next);
    return requireDesign(ctx, tx, designId);
  });
}

/** Gives a design of the caller’s a link; one that has a link keeps it. Throws 404, 409 for what our team removed. */
export function giveLink(ctx: Ctx<Viewer>, designId: string): Promise<LoadedDesign> {
  // Chosen before, since a transaction may run twice.
  const shareToken = randomBytes(TOKEN_BYTES).toString('base64url');
  return ctx.db.transaction(async (tx) => {
    const row = await lockDesign(ctx, tx, designId);
    if (row.publication === 'removed') throw new Refusal(designErrors.design_removed);
    if (row.shareToken === null) await store(tx, row, { shareToken, version: row.version });
    return requireDesign(ctx, tx, designId);
  });
}

/** Withdraws the link of a design of the caller’s. Throws 404. */
export function withdrawLink(ctx: Ctx<Viewer>, designId: string): Promise<LoadedDesign> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockDesign(ctx, tx, designId);
    if (row.shareToken !== null) await store(tx, row, { shareToken: null, version: row.version });
    return requireDesign(ctx, tx, designId);
  });
}

/** A design of the caller’s, locked until the transaction ends. Throws 404. */
export async function lockDesign({ viewer }: Ctx<Viewer>, tx: Tx, designId: string): Promise<DesignRow> {
  const [row] = await tx
    .select()
    .from(designs)
    .where(and(isOwn(viewer._id), eq(designs._id, designId)))
    .for('no key update');
  if (!row) throw new Refusal(designErrors.design_not_found);
  return row;
}

/** Writes to a locked design, which makes its next version unless said otherwise. */
export async function store(tx: Tx, { _id, version }: DesignRow, changed: Partial<DesignRow>): Promise<DesignRow> {
  const [row] = await tx
    .update(designs)
    .set({ version: version + 1, ...changed })
    .where(eq(designs._id, _id))
    .returning();
  if (!row) throw new Error(`the design ${_id} went while it was locked`);
  return row;
}

/** A design of the caller’s, as they are answered. */
export async function requireDesign({ viewer }: Ctx<Viewer>, db: Tx | Ctx['db'], _id: string): Promise<LoadedDesign> {
  const found = await findDesign(db, viewer._id, _id);
  if (!found) throw new Refusal(designErrors.design_not_found);
  return found;
}

/** One after another, so that parallel ones keep the limit. Throws 401 for who was erased meanwhile. */
async function lockOwner({ viewer }: Ctx<Viewer>, tx: Tx): Promise<void> {
  const [owner] = await tx
    .select({ status: users.status })
    .from(users)
    .where(eq(users._id, viewer._id))
    .for('no key update');
  if (owner?.status !== 'active') throw new Refusal(commonErrors.signed_out);
}

async function requireRoom({ viewer }: Ctx<Viewer>, tx: Tx): Promise<void> {
  if ((await tx.$count(designs, isOwn(viewer._id))) >= MAX_DESIGNS) throw new Refusal(designErrors.too_many_designs);
}

/** Takes away what was deleted a day ago. */
export async function sweepDesigns({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await db.delete(designs).where(sql`${designs.deletedAt} < ${new Date(clock().getTime() - RESTORABLE_MS)}`);
}

/** Takes away every design of a person. */
export async function eraseDesigns(tx: Tx, userId: string): Promise<void> {
  await tx.delete(designs).where(eq(designs.ownerId, userId));
}
