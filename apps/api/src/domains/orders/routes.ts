import {
  cancelOrder as cancelOrderEndpoint,
  getOrder as getOrderEndpoint,
  listOrders as listOrdersEndpoint,
} from '@adunni/contracts/orders';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { cancelOrder } from './cancel.service.ts';
import { toOrder } from './present.ts';
import { getFullOrder, listOrders } from './queries.ts';

/** Serves the orders endpoints. */
export function ordersRoutes(app: FastifyInstance): void {
  mount(app, listOrdersEndpoint, ({ query, ctx }) => listOrders(ctx.db, ctx.viewer._id, query));
  mount(app, getOrderEndpoint, async ({ params, ctx }) => ({
    order: toOrder(await getFullOrder(ctx.db, params.orderId, ctx.viewer._id)),
  }));
  mount(app, cancelOrderEndpoint, async ({ params, body, ctx }) => {
    const { orderId } = params;
    await cancelOrder(ctx, ctx.viewer._id, { orderId, partId: body.partId, note: body.reason });
    return { order: toOrder(await getFullOrder(ctx.db, orderId, ctx.viewer._id)) };
  });
}
