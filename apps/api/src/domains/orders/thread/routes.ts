import * as contract from '@adunni/contracts/orders/thread';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { readUpload } from '../../../kit/http/upload.ts';
import { orderScope } from '../staff/scope.queries.ts';
import { listThread, markThreadRead } from './messages.queries.ts';
import {
  findOrder,
  ownOrder,
  uploadAsCustomer,
  uploadAsWorker,
  writeAsCustomer,
  writeAsWorker,
} from './messages.service.ts';

/** Serves the conversation on an order to the customer and to those who work on it. */
export function threadRoutes(app: FastifyInstance): void {
  mount(app, contract.listMessages, async ({ params: { orderId }, ctx }) => {
    await findOrder(ctx.db, orderId, ownOrder(ctx));
    return listThread(ctx.db, { customerId: ctx.viewer._id }, orderId);
  });
  mount(app, contract.writeMessage, async ({ params, body, ctx }) => ({
    message: await writeAsCustomer(ctx, params.orderId, body),
  }));
  mount(app, contract.readMessages, async ({ params: { orderId }, body, ctx }) => {
    await findOrder(ctx.db, orderId, ownOrder(ctx));
    const seen = { orderId, lastId: body.lastId, now: ctx.clock() };
    return { unread: await markThreadRead(ctx.db, { customerId: ctx.viewer._id }, seen) };
  });
  mount(app, contract.uploadMessagePhoto, async ({ params, request, ctx }) => ({
    photo: await uploadAsCustomer(ctx, params.orderId, () => readUpload(request, contract.uploadMessagePhoto)),
  }));

  mount(app, contract.listMessagesAsWorker, async ({ params: { orderId }, ctx }) => {
    await findOrder(ctx.db, orderId, orderScope(ctx.viewer));
    return listThread(ctx.db, ctx.viewer, orderId);
  });
  mount(app, contract.writeMessageAsWorker, async ({ params, body, ctx }) => ({
    message: await writeAsWorker(ctx, params.orderId, body),
  }));
  mount(app, contract.readMessagesAsWorker, async ({ params: { orderId }, body, ctx }) => {
    await findOrder(ctx.db, orderId, orderScope(ctx.viewer));
    // Reading is not work that the audit log keeps.
    return { unread: await markThreadRead(ctx.db, ctx.viewer, { orderId, lastId: body.lastId, now: ctx.clock() }) };
  });
  mount(app, contract.uploadOrderPhoto, async ({ params, request, ctx }) => ({
    photo: await uploadAsWorker(ctx, params.orderId, () => readUpload(request, contract.uploadOrderPhoto)),
  }));
}
