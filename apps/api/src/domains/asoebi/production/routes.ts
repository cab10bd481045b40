import {
  assignSewing as assignSewingEndpoint,
  getWorkPackingList,
  handOut as handOutEndpoint,
  listHandingOut,
  listWorkSets,
  moveWorkSets as moveWorkSetsEndpoint,
  readWorkMeasurements as readWorkMeasurementsEndpoint,
} from '@adunni/contracts/asoebi/production';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { makerIdOf } from '../../makers/queries.ts';
import { renderPackingList } from '../hosting/packing-list.ts';
import { findHandovers, findPackedOrders } from '../hosting/sheets.queries.ts';
import { requireHosted } from '../members/rights.queries.ts';
import { findOneWork } from '../proposals/queries.ts';
import { findHandingOut, findWorkSets, requireAgreed, requireWork } from './sets.queries.ts';
import { assignSewing } from './sewing.service.ts';
import { handOut, moveWorkSets, readWorkMeasurements } from './stages.service.ts';

/** Serves workshops the sets that they make, and hosts those that they hand out. */
export function productionRoutes(app: FastifyInstance): void {
  mount(app, listWorkSets, async ({ ctx: { db, viewer }, params: { invitationId } }) => {
    const work = await requireWork(db, await makerIdOf(db, viewer._id), invitationId);
    return { sets: await findWorkSets(db, work) };
  });
  mount(app, moveWorkSetsEndpoint, ({ ctx, params: { invitationId }, body }) => moveWorkSets(ctx, invitationId, body));
  mount(app, readWorkMeasurementsEndpoint, async ({ ctx, params: { invitationId } }) => ({
    items: await readWorkMeasurements(ctx, ctx.db, invitationId),
  }));
  mount(app, assignSewingEndpoint, async ({ ctx, params: { invitationId }, body }) => ({
    tailor: await assignSewing(ctx, invitationId, body.tailorId),
  }));
  mount(app, getWorkPackingList, async ({ ctx: { db, viewer, clock }, params: { invitationId }, reply }) => {
    const makerId = await makerIdOf(db, viewer._id);
    const { eventId, groupId } = await requireAgreed(db, makerId, invitationId);
    const { event, group } = await findOneWork(db, makerId, invitationId, clock());
    const orders = await findPackedOrders(db, eventId, groupId, { isWorkshop: true });
    reply.type('application/pdf').header('content-disposition', 'attachment; filename="packing-list.pdf"');
    const title = [event.title, group.name].filter(Boolean).join(', ');
    return renderPackingList(title || 'Aso-ebi', await findHandovers(db, eventId), orders, clock());
  });

  mount(app, listHandingOut, async ({ ctx: { db, viewer }, params: { eventId }, query }) => {
    const hosted = await requireHosted(db, viewer._id, eventId, 'guests');
    return { orders: await findHandingOut(db, hosted, query) };
  });
  mount(app, handOutEndpoint, ({ ctx, params: { eventId }, body }) => handOut(ctx, eventId, body));
}
