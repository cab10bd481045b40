/** A span of days as a shopper reads it: days up to ten, then whole weeks rounded up. */
export function leadTimeText(minDays: number, maxDays: number): string {
  const inWeeks = maxDays > 10;
  const low = inWeeks ? Math.ceil(minDays / 7) : minDays;
  const high = inWeeks ? Math.ceil(maxDays / 7) : maxDays;
  const unit = inWeeks ? 'week' : 'day';
  const span = low < high && low > 0 ? `${low}–${high}` : `${high}`;
  return `${span} ${unit}${high === 1 ? '' : 's'}`;
}
