import type { LoadedUser } from '@adunni/contracts/identity/identity';
import { eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { keepPicture, readPicture, removePictures, storePicture } from '../../media/service.ts';
import { LIMITS } from '../limits.ts';
import { getUser } from '../queries.ts';
import { users } from '../tables.ts';

/** Replaces the avatar by an uploaded picture, cropped to a square. Throws as `readPicture` does, 429. */
export async function replaceAvatar(ctx: Ctx<Viewer>, bytes: Buffer): Promise<LoadedUser> {
  await limitAttempts(ctx.db, `avatar:${ctx.viewer._id}`, LIMITS.avatarPerAccount, ctx.clock());
  const picture = await keepPicture(ctx, await readPicture(bytes, { square: true }));
  return changeAvatar(ctx, async (tx, alt) => (await storePicture(tx, { ...picture, alt, isPrivate: false }))._id);
}

/** Takes the avatar away. */
export const removeAvatar = (ctx: Ctx<Viewer>): Promise<LoadedUser> => changeAvatar(ctx, async () => null);

async function changeAvatar(
  ctx: Ctx<Viewer>,
  next: (tx: Tx, name: string) => Promise<string | null>,
): Promise<LoadedUser> {
  const { viewer } = ctx;
  return ctx.db.transaction(async (tx) => {
    const [person] = await tx
      .select({ avatarId: users.avatarId, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users._id, viewer._id))
      .for('no key update');
    const avatarId = await next(tx, `${person?.firstName} ${person?.lastName}`);
    await tx.update(users).set({ avatarId }).where(eq(users._id, viewer._id));
    if (person?.avatarId) await removePictures(ctx, tx, [person.avatarId]);
    return getUser(tx, viewer._id);
  });
}
