import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, moment } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { CLOTH_NAMES } from './names.ts';

const counts = {
  /** Guests on the list, and those who have looked. */
  invited: z.number(),
  opened: z.number(),
  /** Guests who answered without ordering. */
  declining: z.number(),
  own: z.number(),
  /** Orders by what was paid. */
  reserved: z.number(),
  partPaid: z.number(),
  paid: z.number(),
  /** Sets of orders that are paid in full or in part, by how far they are; each counts at its present stage and all before. */
  sets: z.number(),
  measured: z.number(),
  inProduction: z.number(),
  ready: z.number(),
  collected: z.number(),
};
export const eventCounts = z.object(counts);
export type EventCounts = z.infer<typeof eventCounts>;

export const dashboard = z.object({
  total: eventCounts,
  groups: z.array(z.object({ _id: z.string(), name: z.string(), ...counts })),
  /** Sets that were ordered on each day since the event opened, in Lagos. */
  days: z.array(z.object({ day: z.string(), sets: z.number() })),
  /** What is to be bought and made. */
  packages: z.array(
    z.object({
      _id: z.string(),
      groupId: z.string(),
      title: z.string(),
      cloth: z.enum(CLOTH_NAMES),
      colours: z.array(z.object({ name: z.string(), hex: z.string() })),
      sets: z.number(),
      stock: z.number().nullable(),
      /** Sets that guests hold while they pay, and those who wait for more. */
      held: z.number(),
      waiting: z.number(),
      /** Of one set; null when the maker brings the fabric. */
      yards: z.number().nullable(),
      deadline: z.string().nullable(),
      isWithdrawn: z.boolean(),
    }),
  ),
  /** Null for who may not see money. */
  money: z
    .object({
      received: moneyOut,
      outstanding: moneyOut,
      refunded: moneyOut,
      /** Our commission on what was ordered. */
      fees: moneyOut,
      /** What makers have been sent of what they earned. */
      paidOut: moneyOut,
    })
    .nullable(),
});
export type Dashboard = z.input<typeof dashboard>;
export type LoadedDashboard = z.output<typeof dashboard>;

const ofEvent = z.object({ eventId: id });

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/events/:eventId/dashboard',
  access: 'signed-in',
  summary: 'How an aso-ebi event stands: guests, orders and sets by group, what to buy, and its money',
  params: ofEvent,
  response: z.object({ dashboard, at: moment }),
});

export const getSupplierSheet = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/events/:eventId/supplier-sheet',
  access: 'signed-in',
  summary: 'What is to be bought for an aso-ebi event, as a PDF without names',
  params: ofEvent,
  produces: 'application/pdf',
});
export const getPackingList = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/events/:eventId/packing-list',
  access: 'signed-in',
  summary: 'Who gets which sets where, with a label for each guest, as a PDF',
  params: ofEvent,
  produces: 'application/pdf',
});
