import type { DayFigures } from '@adunni/contracts/affiliates/own';

/** What of a day can be plotted. */
export type Measure = keyof Omit<DayFigures, 'day'>;

const PERCENT = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

/** How many clicks led to an order: `3.5%`, and a dash when nobody clicked. */
export const conversionText = ({ clicks, orders }: { clicks: number; orders: number }): string =>
  clicks === 0 ? '–' : PERCENT.format(orders / clicks);

// Days of the shop, so they are written as they are and not in the reader’s own zone.
const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A day of a chart: `21 Nov`. */
export const dayLabel = (day: string): string => SHORT.format(new Date(day));

/** The days on which something happened, the latest first. */
export const busyDays = (days: readonly DayFigures[]): DayFigures[] =>
  days.filter(({ clicks, orders, earned }) => clicks > 0 || orders > 0 || earned > 0).toReversed();
