import { z } from 'zod';
import { dayIn } from './fields.ts';

/** Periods that figures look back over, all ending today in Lagos; `custom` names its days. */
export const PERIODS = ['7', '30', '90', 'year', 'custom'] as const;
export type PeriodName = (typeof PERIODS)[number];
/** Most days that a custom period may have. */
export const MAX_DAYS = 1096;

const DAY_MS = 86_400_000;

/** Query of a period to look back over. */
export const periodQuery = z
  .object({
    period: z.enum(PERIODS).default('30'),
    /** First and last day that count, for `custom` only. */
    from: dayIn().optional(),
    to: dayIn().optional(),
  })
  .superRefine(({ period, from, to }, ctx) => {
    const remark = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message });
    if (period !== 'custom') return;
    if (!from) return remark('from', 'Please choose the first day.');
    if (!to) return remark('to', 'Please choose the last day.');
    if (to < from) return remark('to', 'The last day comes before the first.');
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (days > MAX_DAYS) remark('from', 'Please choose three years at most.');
  });

/** The first and the last of some days. */
export const span = z.object({ from: z.string(), to: z.string() });
export type Span = z.input<typeof span>;
/** The days looked at, as many days right before them, and how long one point of the charts is. */
export const resolvedPeriod = z.object({ now: span, before: span, grain: z.enum(['day', 'week', 'month']) });
export type ResolvedPeriod = z.input<typeof resolvedPeriod>;
