import type { DELIVERY_OPTIONS } from '../checkout/choices.ts';

/** Days that a customer has to pay the balance: from the day on which their pieces are ready, or more time was given. */
export const BALANCE_DAYS = 14;
const DAY_MS = 86_400_000;

/** The last day to pay when the time to do so began on a day, both of the shop’s calendar: `2026-11-24` → `2026-12-08`. */
export const lastDayToPay = (since: string): string =>
  new Date(Date.parse(since) + BALANCE_DAYS * DAY_MS).toISOString().slice(0, 10);

/** Days after which they are reminded, from the same day; the first notice goes out at once. */
export const BALANCE_REMINDER_DAYS = [3, 7] as const;

/** Until when the balance of what is sent, or picked up, is to be paid. */
export const beforeHandover = (option: (typeof DELIVERY_OPTIONS)[number]): string =>
  option === 'pickup' ? 'before pickup' : 'before dispatch';

/** What becomes of the customer’s money when the balance is never paid, in a sentence; null is an amount of nothing. */
export function unpaidSentence(kept: string | null, back: string | null): string {
  if (!kept) return back ? `You would then be refunded ${back}.` : 'Nothing was paid for it.';
  const forWork = 'would be kept for the items made for you';
  return back ? `You would then be refunded ${back}, and ${kept} ${forWork}.` : `Your ${kept} ${forWork}.`;
}

/** What a customer with a deposit reads before their pieces are ready; `sentence` is what `unpaidSentence` says. */
export const depositTerms = (sentence: string): string =>
  `Once your items are ready, you have ${BALANCE_DAYS} days to pay the balance. After that, the maker can cancel. ${sentence}`;
