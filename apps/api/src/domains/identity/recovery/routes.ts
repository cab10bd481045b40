import * as contract from '@adunni/contracts/identity/identity';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { requestReset, resendVerification, resetPassword, verifyEmail } from './service.ts';

/** Serves forgotten passwords and the confirmation of addresses. */
export function recoveryRoutes(app: FastifyInstance): void {
  mount(app, contract.forgotPassword, async ({ body, ctx }) => {
    await requestReset(ctx, body.email);
    return { message: 'If this address has an account, a link to set a new password is on its way.' };
  });
  mount(app, contract.resetPassword, async ({ body, ctx }) => {
    await resetPassword(ctx, body.token, body.password);
    return { message: 'Your password is set. Please log in with it.' };
  });
  mount(app, contract.verifyEmail, async ({ body, ctx }) => {
    await verifyEmail(ctx, body.token);
    return { message: 'Thank you, your email address is confirmed.' };
  });
  mount(app, contract.resendVerification, async ({ ctx }) => {
    await resendVerification(ctx);
    return { message: 'We have sent you a new link.' };
  });
}
