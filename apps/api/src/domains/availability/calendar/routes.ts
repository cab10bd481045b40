import {
  addBlock as addBlockEndpoint,
  addCalendarDays,
  addProvider as addProviderEndpoint,
  getCalendar,
  removeBlock as removeBlockEndpoint,
  removeCalendarDays,
  updateProvider as updateProviderEndpoint,
} from '@adunni/contracts/availability/staff';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../kit/http/mount.ts';
import { findWorkshopCalendar } from './calendar.queries.ts';
import { addBlock, addDays, addProvider, removeBlock, removeDays, updateProvider } from './calendar.service.ts';

/** Serves calendars to makers, their own workshop’s, and to staff. */
export function calendarRoutes(app: FastifyInstance): void {
  mount(app, getCalendar, ({ ctx, query }) => findWorkshopCalendar(ctx, query.maker));
  mount(app, addProviderEndpoint, async ({ ctx, query, body }) => ({ _id: await addProvider(ctx, query.maker, body) }));
  mount(app, updateProviderEndpoint, async ({ ctx, params, body }) => ({
    version: await updateProvider(ctx, params.providerId, body),
  }));
  mount(app, addCalendarDays, async ({ ctx, query, body }) => ({ _id: await addDays(ctx, query.maker, body) }));
  mount(app, removeCalendarDays, async ({ ctx, params }) => {
    await removeDays(ctx, params.daysId);
    return { _id: params.daysId };
  });
  mount(app, addBlockEndpoint, async ({ ctx, body }) => ({ _id: await addBlock(ctx, body) }));
  mount(app, removeBlockEndpoint, async ({ ctx, params }) => {
    await removeBlock(ctx, params.blockId);
    return { _id: params.blockId };
  });
}
