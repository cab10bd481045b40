import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dayIn } from '../fields.ts';
import { FIGURES } from '../measurements/catalogue.ts';
import { TAKEN_BY } from '../measurements/measurements.ts';
import { periodQuery, resolvedPeriod } from '../periods.ts';
import { type LoadedRow, type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { BUILDS, ESTIMATED } from './estimates.ts';
import { adviceGroup } from './staff-sizes.ts';

/** Off by more than this, mm, a piece cut by an estimate would have to be altered (est.). */
export const NOTICEABLY_OFF = 30;

/** How far estimates from photos were from what was measured; whose body it was is not said. */
export const estimateResource = resource({
  path: '/api/staff/tryon-estimates',
  access: STAFF_ROLES,
  one: 'estimate',
  many: 'estimates',
  columns: {
    at: ['Date', 'moment'],
    measure: ['Length', ESTIMATED],
    difference: ['Difference (mm)', 'number'],
    figure: ['Figure', FIGURES],
    build: ['Build', BUILDS],
    method: ['Measured', TAKEN_BY],
  },
  filters: {
    measure: z.enum(ESTIMATED).optional(),
    figure: z.enum(FIGURES).optional(),
    build: z.enum(BUILDS).optional(),
    method: z.enum(TAKEN_BY).optional(),
    off: z.enum(['noticeably']).optional(),
    /** First and last day in Lagos. */
    from: dayIn().optional(),
    to: dayIn().optional(),
  },
  sorts: ['-at', 'difference'],
});
export type EstimateRow = RowOf<typeof estimateResource>;
export type LoadedEstimateRow = LoadedRow<typeof estimateResource>;

/** Of the estimates of a group: how many, the median of the differences in mm, and how many are noticeably off. */
const off = { count: z.number(), median: z.number(), off: z.number() };

export const getEstimateAnalytics = endpoint({
  method: 'GET',
  path: '/api/staff/tryon-measurements',
  access: STAFF_ROLES,
  summary:
    'How far estimates from photos were from measurements in a period, by length, build and how it was measured, and size advice against what was kept, altered or returned',
  query: periodQuery,
  response: z.object({
    period: resolvedPeriod,
    count: z.number(),
    off: z.number(),
    measures: z.array(z.object({ measure: z.enum(ESTIMATED), ...off })),
    builds: z.array(z.object({ figure: z.enum(FIGURES), build: z.enum(BUILDS), ...off })),
    methods: z.array(z.object({ method: z.enum(TAKEN_BY), ...off })),
    /** What became of pieces about whose size something was advised, by how surely and whether it was taken. */
    advice: z.array(adviceGroup),
  }),
});
