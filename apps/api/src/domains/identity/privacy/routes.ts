import * as contract from '@adunni/contracts/identity/account';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { exportAccount } from './export.ts';
import { cancelDeletion, requestDeletion } from './service.ts';

/** Serves the export and the deletion of one’s own account. */
export function privacyRoutes(app: FastifyInstance): void {
  mount(app, contract.exportAccount, ({ ctx, reply }) => {
    reply.header('content-disposition', 'attachment; filename="adunni-account.json"');
    return exportAccount(ctx);
  });
  mount(app, contract.requestDeletion, async ({ body, ctx }) => {
    const dueAt = await requestDeletion(ctx, body.password);
    return {
      message: 'Your account will be deleted in 14 days. You can cancel this until then.',
      deletionDueAt: dueAt,
    };
  });
  mount(app, contract.cancelDeletion, async ({ ctx }) => {
    await cancelDeletion(ctx);
    return { message: 'Deletion cancelled. Your account stays active.' };
  });
}
