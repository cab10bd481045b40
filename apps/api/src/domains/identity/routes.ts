import * as contract from '@adunni/contracts/identity/identity';
import * as session from '@adunni/contracts/identity/session';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { emitAccountEvent, type SignInCall } from './account-events.ts';
import { addressRoutes } from './addresses/routes.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { peopleRoutes } from './people/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { getUser } from './queries.ts';
import { recoveryRoutes } from './recovery/routes.ts';
import { login, register, type SignedIn } from './service.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { endSession, endSessionOf, refreshSession } from './sessions/service.ts';

const LOGGED_OUT = { message: 'Logged out successfully' };

/** Serves signing in and out, and everything about one’s own account; to staff, people. */
export function identityRoutes(app: FastifyInstance): void {
  mount(app, contract.login, async ({ body, ...call }) => {
    const { ctx, request } = call;
    return welcome(call, await login(ctx, body, knownDevice(ctx.config, request, body.email)));
  });
  mount(app, contract.register, async ({ body, ...call }) => welcome(call, await register(call.ctx, body)));
  mount(app, session.logout, async ({ ctx }) => {
    await endSession(ctx, ctx.db, ctx.viewer.sessionId);
    return LOGGED_OUT;
  });
  mount(app, session.expireSession, async ({ body, ctx }) => {
    await endSessionOf(ctx, body.refreshToken);
    return LOGGED_OUT;
  });
  mount(app, session.refresh, ({ body, ctx }) => refreshSession(ctx, body.refreshToken));
  recoveryRoutes(app);
  profileRoutes(app);
  sessionRoutes(app);
  addressRoutes(app);
  privacyRoutes(app);
  peopleRoutes(app);
}

/** Tells whoever must follow that somebody signed in, and answers who they are now. */
async function welcome(call: SignInCall, { userId, pair }: SignedIn) {
  await emitAccountEvent('signedIn', call, userId);
  const user = await getUser(call.ctx.db, userId);
  rememberDevice(call.ctx.config, call.request, call.reply, user.email);
  return {
    user: { ...user, accessTokenExpiry: pair.accessTokenExpiry },
    token: pair.accessToken,
    refreshToken: pair.refreshToken,
  };
}
