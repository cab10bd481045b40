/** Days in which something is made, as a shopper reads them everywhere: `23–30 days`. */
export const leadTimeText = (minDays: number, maxDays: number): string =>
  minDays > 0 && minDays < maxDays ? `${minDays}–${maxDays} days` : `${maxDays} day${maxDays === 1 ? '' : 's'}`;
