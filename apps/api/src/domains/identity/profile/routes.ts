import * as contract from '@adunni/contracts/identity/identity';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { getUser } from '../queries.ts';
import { removeAvatar, replaceAvatar } from './avatar.ts';
import { changePassword, updateProfile } from './service.ts';

/** Serves one’s own profile. */
export function profileRoutes(app: FastifyInstance): void {
  mount(app, contract.getProfile, async ({ ctx }) => ({ user: await getUser(ctx.db, ctx.viewer._id) }));
  mount(app, contract.updateProfile, async ({ body, ctx }) => ({ user: await updateProfile(ctx, body) }));
  mount(app, contract.changePassword, async ({ body, ctx }) => {
    await changePassword(ctx, body);
    return { message: 'Password changed. All other devices are logged out.' };
  });
  mount(app, contract.uploadAvatar, async ({ request, ctx }) => ({
    user: await replaceAvatar(ctx, await readUpload(request, contract.uploadAvatar)),
  }));
  mount(app, contract.removeAvatar, async ({ ctx }) => ({ user: await removeAvatar(ctx) }));
}
