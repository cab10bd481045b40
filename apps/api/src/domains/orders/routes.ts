import { listCapacities as listCapacitiesEndpoint } from '@adunni/contracts/orders/capacity';
import {
  cancelOrder as cancelOrderEndpoint,
  getOrder as getOrderEndpoint,
  getReceipt,
  listOrders as listOrdersEndpoint,
  reorder,
} from '@adunni/contracts/orders/orders';
import { startPayment as startPaymentEndpoint } from '@adunni/contracts/payments/payments';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { addLinesAgain } from '../cart/service.ts';
import { startPayment } from '../payments/service.ts';
import { cancelOrder } from './cancel/cancel.service.ts';
import { orderConversationRoutes } from './conversation/routes.ts';
import { orderMeasurementRoutes } from './measurements/routes.ts';
import { listCapacities } from './placing/capacity.service.ts';
import { toOrder } from './present.ts';
import { getFullOrder, getLines, listOrders } from './queries.ts';
import { renderReceipt } from './receipt.ts';
import { refundsRoutes } from './refunds/routes.ts';
import { staffOrdersRoutes } from './staff/routes.ts';

/** Serves the orders endpoints. */
export function ordersRoutes(app: FastifyInstance): void {
  orderMeasurementRoutes(app);
  staffOrdersRoutes(app);
  orderConversationRoutes(app);
  refundsRoutes(app);
  mount(app, listCapacitiesEndpoint, async ({ query, ctx }) => ({
    items: await listCapacities(ctx.db, query.makers, ctx.clock()),
  }));
  mount(app, listOrdersEndpoint, ({ query, ctx }) =>
    listOrders(ctx.db, ctx.viewer._id, { ...query, now: ctx.clock() }),
  );
  mount(app, getOrderEndpoint, async ({ params, ctx }) => ({
    order: toOrder(await getFullOrder(ctx.db, params.orderId, ctx.viewer._id), ctx),
  }));
  mount(app, cancelOrderEndpoint, async ({ params, body, ctx }) => {
    const { orderId } = params;
    await cancelOrder(ctx, ctx.viewer._id, { orderId, partId: body.partId, note: body.reason });
    return { order: toOrder(await getFullOrder(ctx.db, orderId, ctx.viewer._id), ctx) };
  });
  mount(app, reorder, async ({ params, ctx }) =>
    addLinesAgain(ctx, ctx.viewer._id, await getLines(ctx.db, params.orderId, ctx.viewer._id)),
  );
  mount(app, startPaymentEndpoint, ({ params, ctx }) =>
    startPayment(ctx, { kind: 'order', id: params.orderId }, ctx.viewer._id),
  );
  mount(app, getReceipt, async ({ params, ctx, reply }) => {
    const full = await getFullOrder(ctx.db, params.orderId, ctx.viewer._id);
    reply.type('application/pdf').header('content-disposition', `inline; filename="${full.order.number}.pdf"`);
    return renderReceipt(full, ctx.clock());
  });
}
