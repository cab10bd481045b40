import type { UsageFigure } from '@adunni/contracts/subscriptions/usage';

const COUNT = new Intl.NumberFormat('en-GB');
type Use = Pick<UsageFigure, 'used' | 'limit' | 'left' | 'unit'>;

/** A number of uses in words: `1 try-on`, `12 try-ons`. */
export const counted = (count: number, unit: string): string =>
  `${COUNT.format(count)} ${unit}${count === 1 ? '' : 's'}`;

/** How much of a limit is used, in percent, at most 100; 0 without a limit. */
export const shareOf = ({ used, limit }: Use): number => {
  if (limit === null) return 0;
  return limit === 0 ? 100 : Math.min(100, (used / limit) * 100);
};

/** `12 of 60 used`, or `12 used` without a limit. */
export const usedLabel = ({ used, limit }: Use): string =>
  limit === null ? `${COUNT.format(used)} used` : `${COUNT.format(used)} of ${COUNT.format(limit)} used`;

/** What is left, in a sentence. */
export function leftLabel({ left, unit }: Use): string {
  if (left === null) return 'No limit.';
  return left === 0 ? 'Limit reached.' : `${counted(left, unit)} left.`;
}
