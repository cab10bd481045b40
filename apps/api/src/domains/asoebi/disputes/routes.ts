import * as contract from '@adunni/contracts/asoebi/disputes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { findStaffSets } from './disputes.queries.ts';
import { decideDispute, openDispute } from './disputes.service.ts';

/** Serves staff the disputes about sets. */
export function disputeRoutes(app: FastifyInstance): void {
  mount(app, contract.listStaffSets, async ({ ctx: { db }, params: { eventId }, query }) => ({
    sets: await findStaffSets(db, eventId, query.q ?? ''),
  }));
  mount(app, contract.openDispute, async ({ ctx, params: { setId }, body: { note } }) => {
    await openDispute(ctx, setId, note);
    return { message: 'Dispute opened.' };
  });
  mount(app, contract.decideDispute, async ({ ctx, params: { disputeId }, body }) => {
    await decideDispute(ctx, disputeId, body);
    return { message: 'Dispute decided.' };
  });
}
