import type { Span } from '@adunni/contracts/periods';

const PERCENT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** A share in percent to one decimal; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** `8.2%`; a dash of nothing. */
export const percentLabel = (percent: number | null): string =>
  percent === null ? '–' : `${PERCENT.format(percent)}%`;

/** What commission came to, of the revenue that it was paid for. */
export const costShare = ({ cost, revenue }: Record<'cost' | 'revenue', number>): number | null =>
  shareOf(cost, revenue);

/** The commissions of orders that were placed within some days. */
export const commissionsWithin = ({ from, to }: Span): string =>
  `/admin/affiliates/commissions?${new URLSearchParams({ orderedFrom: from, orderedUntil: to })}`;
