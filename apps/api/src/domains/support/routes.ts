import { getSupportAnalytics } from '@adunni/contracts/support/analytics';
import * as staff from '@adunni/contracts/support/staff';
import * as contract from '@adunni/contracts/support/tickets';
import type { FastifyInstance } from 'fastify';
import { crud } from '../../kit/crud/crud.ts';
import { givenKeyOf, idempotencyKeyOf } from '../../kit/http/idempotency-key.ts';
import { mount } from '../../kit/http/mount.ts';
import { readUpload } from '../../kit/http/upload.ts';
import { resolvePeriod } from '../../kit/periods.rules.ts';
import { markRead } from '../conversations/queries.ts';
import { asWorker } from '../conversations/rules.ts';
import { uploadEarlyPhoto, uploadPhoto } from '../conversations/service.ts';
import { subjectsOf } from './about.queries.ts';
import { readAnalytics } from './analytics/analytics.queries.ts';
import { cannedRoutes } from './canned/canned.routes.ts';
import { mergingRoutes } from './merging/merging.routes.ts';
import { presenceRoutes } from './presence/presence.routes.ts';
import { showTicket } from './present.queries.ts';
import { listTickets } from './queries.ts';
import { TICKET } from './rules.ts';
import { createTicket } from './service.ts';
import { listAssignees, ticketRecord } from './staff/detail.queries.ts';
import { loadTickets, ticketList } from './staff/list.queries.ts';
import { loadNotes } from './staff/notes.queries.ts';
import {
  answerTicket,
  assignTickets,
  changeByForm,
  noteOnTicket,
  setTicketStatus,
  ticketActions,
} from './staff/service.ts';
import { ticketOf } from './subject.ts';
import { holidayRoutes } from './targets/holidays.routes.ts';
import { rateTicket, readTicket, replyToTicket, uploadTicketFile } from './thread/reply.service.ts';
import { TicketStreams } from './thread/stream.ts';

/** Serves tickets: to customers their own, to holders of a link one of them, to staff all. */
export function supportRoutes(app: FastifyInstance): void {
  mount(app, contract.listTickets, ({ query, ctx }) => listTickets(ctx.db, ctx.viewer._id, query));
  mount(app, contract.listTicketSubjects, async ({ ctx }) => ({ items: await subjectsOf(ctx.db, ctx.viewer._id) }));
  mount(app, contract.createTicket, async ({ body, request, ctx }) => {
    const key = idempotencyKeyOf(request, contract.ticketErrors.key_needed);
    return { ticket: await showTicket(ctx, await createTicket(ctx, key, body)) };
  });
  mount(app, contract.uploadNewTicketFile, async ({ request, ctx }) => ({
    photo: await uploadEarlyPhoto(ctx, { kind: TICKET, takesPdf: true, alt: 'File of a ticket' }, () =>
      readUpload(request, contract.uploadNewTicketFile),
    ),
  }));
  linkRoutes(app);
  cannedRoutes(app);
  holidayRoutes(app);
  mergingRoutes(app);
  presenceRoutes(app);
  mount(app, getSupportAnalytics, ({ query, ctx }) => readAnalytics(ctx.db, resolvePeriod(query, ctx.clock())));
  staffRoutes(app);
}

function linkRoutes(app: FastifyInstance): void {
  const streams = new TicketStreams(app);
  mount(app, contract.streamTicket, ({ params, request, reply }) => streams.answer(params.ticketId, request, reply));
  mount(app, contract.getTicket, async ({ params, ctx }) => ({ ticket: await showTicket(ctx, params.ticketId) }));
  mount(app, contract.replyToTicket, async ({ params, body, request, ctx }) => {
    await replyToTicket(ctx, params.ticketId, { ...body, key: givenKeyOf(request) });
    return { ticket: await showTicket(ctx, params.ticketId) };
  });
  mount(app, contract.uploadTicketFile, async ({ params, request, ctx }) => ({
    photo: await uploadTicketFile(ctx, params.ticketId, () => readUpload(request, contract.uploadTicketFile)),
  }));
  mount(app, contract.readTicket, async ({ params, body, ctx }) => ({
    unread: await readTicket(ctx, params.ticketId, body.lastId),
  }));
  mount(app, contract.rateTicket, async ({ params, body, ctx }) => {
    await rateTicket(ctx, params.ticketId, body);
    return { ticket: await showTicket(ctx, params.ticketId) };
  });
}

function staffRoutes(app: FastifyInstance): void {
  crud(app, staff.ticketResource, {
    ...ticketList,
    load: loadTickets,
    extras: { notes: loadNotes },
    record: ticketRecord,
    update: changeByForm,
    actions: ticketActions,
  });
  mount(app, staff.listTicketAssignees, async ({ ctx }) => ({ items: await listAssignees(ctx.db) }));
  mount(app, staff.assignTickets, async ({ body, ctx }) => ({ assigned: await assignTickets(ctx, body) }));
  mount(app, staff.answerTicket, async ({ params, body, request, ctx }) => ({
    messageId: await answerTicket(ctx, params._id, { ...body, key: givenKeyOf(request) }),
  }));
  mount(app, staff.noteOnTicket, async ({ params, body, request, ctx }) => ({
    messageId: await noteOnTicket(ctx, params._id, { text: body.note, key: givenKeyOf(request) }),
  }));
  mount(app, staff.setTicketStatus, async ({ params: { _id }, body: { version, status }, ctx }) => ({
    version: await setTicketStatus(ctx, { _id, version }, status),
  }));
  mount(app, staff.uploadStaffTicketFile, async ({ params, request, ctx }) => ({
    photo: await uploadPhoto(ctx, ticketOf(params._id, asWorker(ctx.viewer)), () =>
      readUpload(request, staff.uploadStaffTicketFile),
    ),
  }));
  mount(app, staff.readTicketAsStaff, async ({ params, body, ctx }) => {
    // Reading is not work that the audit log keeps.
    const seen = { lastId: body.lastId, now: ctx.clock() };
    return { unread: await markRead(ctx.db, ticketOf(params._id, asWorker(ctx.viewer)), seen) };
  });
}
