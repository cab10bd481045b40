/** A span of days in days, beside a date that is counted from them: `23–30 days`. */
export const leadDaysText = (minDays: number, maxDays: number): string =>
  minDays > 0 && minDays < maxDays ? `${minDays}–${maxDays} days` : `${maxDays} day${maxDays === 1 ? '' : 's'}`;

/** A span of days as a shopper reads it: days up to ten, then whole weeks rounded up. */
export function leadTimeText(minDays: number, maxDays: number): string {
  const inWeeks = maxDays > 10;
  const low = inWeeks ? Math.ceil(minDays / 7) : minDays;
  const high = inWeeks ? Math.ceil(maxDays / 7) : maxDays;
  const unit = inWeeks ? 'week' : 'day';
  const span = low < high && low > 0 ? `${low}–${high}` : `${high}`;
  return `${span} ${unit}${high === 1 ? '' : 's'}`;
}
