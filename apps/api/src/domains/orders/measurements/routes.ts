import * as contract from '@adunni/contracts/orders/measurements';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { proposeForPart } from './fitting.service.ts';
import { giveMeasurements } from './give.service.ts';
import { appointmentsOfOrder, fittingsOfOrder, measurementsOfOrder } from './queries.ts';
import { readMeasurements } from './reading/reading.service.ts';
import { readingsOf } from './reading/readings.queries.ts';
import { replaceMeasurements } from './replace.service.ts';

/** Serves what orders froze, to the customer, to staff and to makers, who propose what a fitting showed. */
export function orderMeasurementRoutes(app: FastifyInstance): void {
  mount(app, contract.getOrderMeasurements, async ({ ctx, params: { orderId } }) => ({
    items: await measurementsOfOrder(ctx, orderId),
    appointments: await appointmentsOfOrder(ctx, orderId),
    fittings: await fittingsOfOrder(ctx, orderId),
    readings: await readingsOf(ctx.db, orderId),
  }));
  mount(app, contract.giveMeasurements, async ({ ctx, params: { orderId }, body }) => {
    await giveMeasurements(ctx, orderId, body);
    return { items: await measurementsOfOrder(ctx, orderId) };
  });
  mount(app, contract.replaceMeasurements, async ({ ctx, params: { orderId }, body }) => {
    await replaceMeasurements(ctx, orderId, body);
    return { items: await measurementsOfOrder(ctx, orderId) };
  });
  mount(app, contract.readPartMeasurements, async ({ ctx, params: { partId } }) => ({
    items: (await readMeasurements(ctx, partId)).lines,
  }));
  mount(app, contract.proposeMeasurements, async ({ ctx, params: { partId }, body }) => ({
    proposal: await proposeForPart(ctx, partId, body),
  }));
}
