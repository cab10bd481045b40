import type { User } from '@adunni/contracts/identity';
import { eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { removePictures, storePicture } from '../../media/service.ts';
import { getUser } from '../queries.ts';
import { users } from '../tables.ts';

/** Replaces the avatar by an uploaded picture, cropped to a square. Throws as `storePicture` does. */
export function replaceAvatar(ctx: Ctx<Viewer>, bytes: Buffer): Promise<User> {
  return changeAvatar(ctx, async (tx, name) => (await storePicture(ctx, tx, { bytes, alt: name, square: true }))._id);
}

/** Takes the avatar away. */
export const removeAvatar = (ctx: Ctx<Viewer>): Promise<User> => changeAvatar(ctx, async () => null);

async function changeAvatar(ctx: Ctx<Viewer>, next: (tx: Tx, name: string) => Promise<string | null>): Promise<User> {
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
