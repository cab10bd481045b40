import * as contract from '@adunni/contracts/identity/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../kit/context.ts';
import { mount } from '../../kit/http/mount.ts';
import { bringVisitorBasket } from '../cart/service.ts';
import { addressRoutes } from './addresses/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { getUser } from './queries.ts';
import { recoveryRoutes } from './recovery/routes.ts';
import { login, register, type SignedIn } from './service.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { endSession, endSessionOf, refreshSession } from './sessions/service.ts';

/** The call by which somebody signs in. */
interface Arrival {
  ctx: Ctx;
  request: FastifyRequest;
  reply: FastifyReply;
}

const LOGGED_OUT = { message: 'Logged out successfully' };

/** Serves signing in and out, and everything about one’s own account; to staff, people. */
export function identityRoutes(app: FastifyInstance): void {
  mount(app, contract.login, async ({ body, ...call }) => welcome(call, await login(call.ctx, body)));
  mount(app, contract.register, async ({ body, ...call }) => welcome(call, await register(call.ctx, body)));
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
  peopleRoutes(app);
}

/** Brings the basket that a person filled before signing in, and tells who they are now. */
async function welcome({ ctx, request, reply }: Arrival, { userId, pair }: SignedIn) {
  await bringVisitorBasket(ctx, request, reply, userId);
  const user = await getUser(ctx.db, userId);
  return {
    user: { ...user, accessTokenExpiry: pair.accessTokenExpiry },
    token: pair.accessToken,
    refreshToken: pair.refreshToken,
  };
}
