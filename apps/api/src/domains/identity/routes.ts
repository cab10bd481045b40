import * as contract from '@adunni/contracts/identity';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../kit/context.ts';
import { mount } from '../../kit/http/mount.ts';
import { addressRoutes } from './addresses/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { getUser } from './queries.ts';
import { recoveryRoutes } from './recovery/routes.ts';
import { login, register, type SignedIn } from './service.ts';
import { endSession, endSessionOf, refreshSession } from './session.service.ts';
import { sessionRoutes } from './sessions/routes.ts';

const LOGGED_OUT = { message: 'Logged out successfully' };

/** Serves signing in and out, and everything about one’s own account. */
export function identityRoutes(app: FastifyInstance): void {
  mount(app, contract.login, async ({ body, ctx }) => welcome(ctx, await login(ctx, body)));
  mount(app, contract.register, async ({ body, ctx }) => welcome(ctx, await register(ctx, body)));
  mount(app, contract.logout, async ({ ctx }) => {
    await endSession(ctx, ctx.db, ctx.viewer.sessionId);
    return LOGGED_OUT;
  });
  mount(app, contract.expireSession, async ({ body, ctx }) => {
    await endSessionOf(ctx, body.refreshToken);
    return LOGGED_OUT;
  });
  mount(app, contract.refresh, ({ body, ctx }) => refreshSession(ctx, body.refreshToken));
  recoveryRoutes(app);
  profileRoutes(app);
  sessionRoutes(app);
  addressRoutes(app);
  privacyRoutes(app);
}

/** What a person who has just signed in is told. */
async function welcome(ctx: Ctx, { userId, pair }: SignedIn) {
  const user = await getUser(ctx.db, userId);
  return {
    user: { ...user, accessTokenExpiry: pair.accessTokenExpiry },
    token: pair.accessToken,
    refreshToken: pair.refreshToken,
  };
}
