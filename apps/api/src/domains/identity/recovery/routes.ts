import * as contract from '@adunni/contracts/identity/identity';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { requestReset, resendVerification, resetPassword, verifyEmail } from './service.ts';

/** Serves forgotten passwords and the confirmation of addresses. */
export function recoveryRoutes(app: FastifyInstance): void {
  mount(app, contract.forgotPassword, async ({ body, ctx }) => {
    await requestReset(ctx, body);
    return { message: 'If there is an account for this email, we’ve sent a link to reset the password.' };
  });
  mount(app, contract.resetPassword, async ({ body, ctx }) => {
    await resetPassword(ctx, body.token, body.password);
    return { message: 'Your password has been changed. Please log in.' };
  });
  mount(app, contract.verifyEmail, async ({ body, ctx }) => {
    await verifyEmail(ctx, body.token);
    return { message: 'Your email address is confirmed.' };
  });
  mount(app, contract.resendVerification, async ({ ctx }) => {
    await resendVerification(ctx);
    return { message: 'We’ve sent you a new link.' };
  });
}
