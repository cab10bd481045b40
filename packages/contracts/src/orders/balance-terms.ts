/** Days that a customer has to pay the balance: from the day on which their pieces are ready, or more time was given. */
export const BALANCE_DAYS = 14;
/** Days after which they are reminded, from the same day; the first notice goes out at once. */
export const BALANCE_REMINDER_DAYS = [3, 7] as const;

/** What becomes of the money, in a sentence; null for an amount of nothing. */
export function unpaidSentence(kept: string | null, back: string | null): string {
  if (!kept && !back) return 'Nothing was paid for it.';
  if (!kept) return `What you paid for it, ${back}, then goes back to you.`;
  const goesBack = back ? `, and ${back} goes back to you` : '';
  return `Of what you paid, ${kept} is then kept for the pieces made for you${goesBack}.`;
}
