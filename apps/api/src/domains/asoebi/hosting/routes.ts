import {
  exportGuests,
  importGuests as importGuestsEndpoint,
  listGuests,
  listReminders,
  prepareMessage as prepareMessageEndpoint,
  removeGuest as removeGuestEndpoint,
  saveGuest as saveGuestEndpoint,
  sendReminders as sendRemindersEndpoint,
} from '@adunni/contracts/asoebi/guest-list';
import { getDashboard, getPackingList, getSupplierSheet } from '@adunni/contracts/asoebi/hosting';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { requireHosted } from '../members/rights.queries.ts';
import { findDashboard } from './dashboard.queries.ts';
import { writeGuests } from './export.ts';
import { findGuests } from './guests.queries.ts';
import { removeGuest, saveGuest } from './guests.service.ts';
import { importGuests } from './import.service.ts';
import { renderPackingList } from './packing-list.ts';
import { findReminders, prepareMessage, sendReminders } from './reminders.service.ts';
import { findHandovers, findPackedOrders, findSizes } from './sheets.queries.ts';
import { renderSupplierSheet } from './supplier-sheet.ts';

/** Serves hosts, and who helps them, how their event stands: guests, orders, what to buy and who gets what. */
export function hostingRoutes(app: FastifyInstance): void {
  mount(app, getDashboard, async ({ ctx: { db, viewer, clock }, params: { eventId } }) => {
    const hosted = await requireHosted(db, viewer._id, eventId, 'guests');
    return { dashboard: await findDashboard(db, hosted, clock()), at: clock() };
  });
  mount(app, getSupplierSheet, async ({ ctx: { db, viewer, clock }, params: { eventId }, reply }) => {
    const hosted = await requireHosted(db, viewer._id, eventId, 'guests');
    const now = clock();
    const dashboard = await findDashboard(db, hosted, now);
    const sizes = await findSizes(db, eventId, hosted.rights.groupId);
    reply.type('application/pdf').header('content-disposition', 'attachment; filename="supplier-sheet.pdf"');
    return renderSupplierSheet(hosted.event, dashboard, sizes, now);
  });
  mount(app, getPackingList, async ({ ctx: { db, viewer, clock }, params: { eventId }, reply }) => {
    const { event, rights } = await requireHosted(db, viewer._id, eventId, 'guests');
    const orders = await findPackedOrders(db, eventId, rights.groupId, { isWorkshop: false });
    reply.type('application/pdf').header('content-disposition', 'attachment; filename="packing-list.pdf"');
    return renderPackingList(event.title || 'Aso-ebi', await findHandovers(db, eventId), orders, clock());
  });
  guestRoutes(app);
  reminderRoutes(app);
}

function guestRoutes(app: FastifyInstance): void {
  mount(app, listGuests, async ({ ctx: { db, viewer }, params: { eventId }, query: { page, limit, ...filter } }) => {
    const hosted = await requireHosted(db, viewer._id, eventId, 'guests');
    const found = await findGuests(db, hosted, filter, { limit, offset: (page - 1) * limit });
    return { ...found, page, limit };
  });
  mount(app, exportGuests, async ({ ctx: { db, viewer }, params: { eventId }, query, reply }) => {
    const hosted = await requireHosted(db, viewer._id, eventId, 'guests');
    const { items } = await findGuests(db, hosted, query, null);
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="guests.csv"');
    return writeGuests(db, hosted, items);
  });
  mount(app, importGuestsEndpoint, ({ ctx, params: { eventId }, body }) => importGuests(ctx, eventId, body));
  mount(app, saveGuestEndpoint, async ({ ctx, params: { eventId, guestId }, body }) => {
    await saveGuest(ctx, eventId, guestId, body);
    return { message: 'Guest saved.' };
  });
  mount(app, removeGuestEndpoint, async ({ ctx, params: { eventId, guestId } }) => {
    await removeGuest(ctx, eventId, guestId);
    return { message: 'Guest removed.' };
  });
}

function reminderRoutes(app: FastifyInstance): void {
  mount(app, listReminders, async ({ ctx: { db, viewer, clock }, params: { eventId }, query }) => {
    const hosted = await requireHosted(db, viewer._id, eventId, 'guests');
    return { items: await findReminders(db, hosted, query, clock()) };
  });
  mount(app, sendRemindersEndpoint, ({ ctx, params: { eventId }, body }) => sendReminders(ctx, eventId, body));
  mount(app, prepareMessageEndpoint, ({ ctx, params: { eventId, guestId }, body }) =>
    prepareMessage(ctx, eventId, guestId, body.kind),
  );
}
