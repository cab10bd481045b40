import { z } from 'zod';
import { PRODUCT_KINDS } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { periodQuery, resolvedPeriod, span } from '../periods.ts';
import { STAFF_ROLES } from '../roles.ts';
import { TICKET_CATEGORIES } from './kinds.ts';

const counts = z.object({ now: z.number(), before: z.number() });
/** Null when there was nothing to measure. */
const measured = z.object({ now: z.number().nullable(), before: z.number().nullable() });

/** How long something took and whether its target was met. Hours by the clock, nights included. */
const speed = z.object({ median: measured, slowest: measured, met: counts, missed: counts });
export type SupportSpeed = z.input<typeof speed>;

/** Tickets by one of their traits, whose value is that of the list’s filter of the same name. */
const groups = z.array(z.object({ key: z.string(), ...counts.shape }));
export const GROUPED_BY = ['category', 'channel', 'about', 'hour', 'rating'] as const;
export type GroupedBy = (typeof GROUPED_BY)[number];
/** How a ticket came in: from an account, by our form without one, or by email. */
export const TICKET_CHANNELS = ['account', 'guest', 'email'] as const;
export type TicketChannel = (typeof TICKET_CHANNELS)[number];

export const getSupportAnalytics = endpoint({
  method: 'GET',
  path: '/api/staff/support-analytics',
  access: STAFF_ROLES,
  summary: 'Tickets that were opened in a period, beside the period before',
  query: periodQuery,
  response: z.object({
    period: resolvedPeriod,
    opened: counts,
    /** `slowest` is the time within which nine in ten were answered or resolved. */
    answer: speed,
    resolution: speed,
    /** The mean of the ratings, from 1 to 5. */
    satisfaction: measured,
    groups: z.object({ category: groups, channel: groups, about: groups, hour: groups, rating: groups }),
    /** What tickets about orders are about, by what was bought; one with any piece made to measure counts as such. */
    topics: z.array(
      z.object({ category: z.enum(TICKET_CATEGORIES), orderKind: z.enum(PRODUCT_KINDS), ...counts.shape }),
    ),
    /** Tickets that were opened in each stretch, and that were not resolved at its end. */
    points: z.array(span.extend({ opened: z.number(), backlog: z.number() })),
  }),
});
