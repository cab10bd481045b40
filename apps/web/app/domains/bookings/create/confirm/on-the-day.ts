import type { Place } from '@adunni/contracts/services/services';

interface Visit {
  maker: string;
  place: Place;
  /** Whether somebody else comes than who books. */
  isForGuest: boolean;
}

/** How what is not paid when booking is paid, and by whom: to the workshop, which notes it, or online before. */
export function onTheDay({ maker, place, isForGuest }: Visit): string {
  const who = isForGuest ? 'Whoever comes pays' : 'You pay';
  const how = place === 'video' ? 'by transfer' : 'in cash or by transfer';
  return `${who} ${maker} on the day, ${how}, unless you pay online before. Nothing is charged automatically.`;
}
