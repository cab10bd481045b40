import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { periodQuery, resolvedPeriod, span } from '../periods.ts';
import { STAFF_ROLES } from '../roles.ts';
import { DEVICE_CLASSES, TRY_CAUSES, TRY_WAYS } from './tries.ts';

const counts = z.object({ now: z.number(), before: z.number() });
/** Null when there was nothing to measure. */
const measured = z.object({ now: z.number().nullable(), before: z.number().nullable() });
const named = z.array(z.object({ _id: z.string(), name: z.string(), ...counts.shape }));

export const getTryOnAnalytics = endpoint({
  method: 'GET',
  path: '/api/staff/tryon-analytics',
  access: STAFF_ROLES,
  summary: 'What was tried on in a period and what it led to, beside the period before',
  query: periodQuery,
  response: z.object({
    period: resolvedPeriod,
    /** Finished tries, who made them, and the uses of plans that they counted. */
    tries: counts,
    people: counts,
    uses: counts,
    toCart: counts,
    ordered: counts,
    /** Of products that can be tried on: views of their pages, and what was ordered with a try before and without. */
    views: counts,
    soldTried: counts,
    soldUntried: counts,
    /** Tries that were given up or failed: they are in none of the other figures. */
    failed: counts,
    /** The first tries of each person and day, and their median time: loading, finding the body, and draping, in ms. */
    firsts: counts,
    firstMs: measured,
    ways: z.array(z.object({ key: z.enum(TRY_WAYS), ...counts.shape })),
    devices: z.array(z.object({ key: z.enum(DEVICE_CLASSES), ...counts.shape })),
    failures: z.array(z.object({ cause: z.enum(TRY_CAUSES), device: z.enum(DEVICE_CLASSES), ...counts.shape })),
    plans: named,
    /** The ten that were tried on most, and the ten whose fit was put right most. */
    mostTried: named,
    mostAdjusted: named,
    points: z.array(span.extend({ tries: z.number() })),
  }),
});
