import * as contract from '@adunni/contracts/support/merging';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { subjectsOfTicket, tie } from './about.service.ts';
import { mergeTickets } from './merge.service.ts';
import { splitOff } from './split.service.ts';

/** Serves to staff what brings tickets together, apart, and to what they are about. */
export function mergingRoutes(app: FastifyInstance): void {
  mount(app, contract.mergeTicket, async ({ params, body, ctx }) => ({
    ticketId: await mergeTickets(ctx, params._id, body.into),
  }));
  mount(app, contract.splitTicket, async ({ params, body, ctx }) => ({
    ticketId: await splitOff(ctx, params._id, body),
  }));
  mount(app, contract.listSubjectsOfTicket, async ({ params, ctx }) => ({
    items: await subjectsOfTicket(ctx, params._id),
  }));
  mount(app, contract.tieTicket, ({ params, body, ctx }) => tie(ctx, params._id, body.about));
}
