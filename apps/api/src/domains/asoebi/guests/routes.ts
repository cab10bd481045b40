import * as contract from '@adunni/contracts/asoebi/guest';
import * as waiting from '@adunni/contracts/asoebi/waiting';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../../../kit/http/idempotency-key.ts';
import { mount } from '../../../kit/http/mount.ts';
import { startPayment } from '../../payments/service.ts';
import { cancelGuestSets, quoteCancelling } from '../changing/cancel.service.ts';
import { changeGuestOrder } from '../changing/change.service.ts';
import { findLinked } from '../links/links.queries.ts';
import { byKey, findOrderId } from '../paying/lock.queries.ts';
import { placeGuestOrder } from '../placing/place.service.ts';
import { presentPlace } from '../waiting/place.queries.ts';
import { acceptOffer, joinWaiting, leaveWaiting } from '../waiting/waiting.service.ts';
import { presentForGuest } from './event.queries.ts';
import { answerInvitation, tellOpened } from './guests.service.ts';
import { presentOrder } from './order.queries.ts';
import { keyByPayment, listOwnOrders } from './own.service.ts';
import { renderGuestReceipt } from './receipt.ts';

/** Serves guests, who need no account: whoever holds a link is let in to what it names, and to nothing else. */
export function guestRoutes(app: FastifyInstance): void {
  linkRoutes(app);
  orderRoutes(app);
  waitingRoutes(app);
}

function linkRoutes(app: FastifyInstance): void {
  mount(app, contract.getGuestEvent, async ({ ctx, params }) => ({
    event: await presentForGuest(ctx, await findLinked(ctx.db, params.linkKey)),
  }));
  mount(app, contract.tellOpened, async ({ ctx, params }) => {
    await tellOpened(ctx, params.linkKey);
    return { message: 'Thank you.' };
  });
  mount(app, contract.answerInvitation, async ({ ctx, params, body }) => {
    await answerInvitation(ctx, params.linkKey, body);
    return { message: 'Thank you. We have told your host.' };
  });
  mount(app, contract.placeGuestOrder, ({ ctx, params, body, request }) => {
    const key = idempotencyKeyOf(request, contract.guestErrors.guest_key_needed);
    return placeGuestOrder(ctx, params.linkKey, key, body);
  });
}

function orderRoutes(app: FastifyInstance): void {
  mount(app, contract.listOwnSetOrders, ({ ctx }) => listOwnOrders(ctx));
  mount(app, contract.findByPayment, async ({ ctx, params }) => ({
    orderKey: await keyByPayment(ctx.db, params.reference),
  }));
  mount(app, contract.getGuestOrder, async ({ ctx, params }) => ({
    order: await presentOrder(ctx, byKey(params.orderKey)),
  }));
  mount(app, contract.payGuestOrder, async ({ ctx, params }) =>
    startPayment(ctx, { kind: 'aso-ebi', id: await findOrderId(ctx.db, params.orderKey) }),
  );
  mount(app, contract.changeGuestOrder, async ({ ctx, params, body }) => {
    await changeGuestOrder(ctx, params.orderKey, body);
    return { order: await presentOrder(ctx, byKey(params.orderKey)) };
  });
  mount(app, contract.quoteCancelling, async ({ ctx, params, body }) => ({
    refund: await quoteCancelling(ctx, params.orderKey, body.setIds),
  }));
  mount(app, contract.cancelGuestSets, async ({ ctx, params, body }) => {
    await cancelGuestSets(ctx, params.orderKey, body);
    return { order: await presentOrder(ctx, byKey(params.orderKey)) };
  });
  mount(app, contract.getGuestReceipt, async ({ ctx, params, reply }) => {
    const order = await presentOrder(ctx, byKey(params.orderKey));
    reply.type('application/pdf').header('content-disposition', `attachment; filename="adunni-${order.number}.pdf"`);
    return reply.send(await renderGuestReceipt(order, ctx.clock()));
  });
}

function waitingRoutes(app: FastifyInstance): void {
  mount(app, waiting.joinWaiting, async ({ ctx, params, body, request }) => {
    const key = idempotencyKeyOf(request, contract.guestErrors.guest_key_needed);
    return { waitingKey: await joinWaiting(ctx, params.linkKey, key, body) };
  });
  mount(app, waiting.getWaiting, async ({ ctx, params }) => ({ place: await presentPlace(ctx, params.waitingKey) }));
  mount(app, waiting.leaveWaiting, async ({ ctx, params }) => {
    await leaveWaiting(ctx, params.waitingKey);
    return { message: 'You are no longer on the waiting list.' };
  });
  mount(app, waiting.acceptOffer, ({ ctx, params, body, request }) => {
    const key = idempotencyKeyOf(request, contract.guestErrors.guest_key_needed);
    return acceptOffer(ctx, params.waitingKey, key, body);
  });
}
