import type { Place } from '../services/services.ts';

interface Visit {
  maker: string;
  place: Place;
  /** Whether somebody else comes than who books. */
  isForGuest: boolean;
  /** How much it is, as it is written; left out where that stands beside. */
  amount?: string;
  /** Whether it cannot be paid online. */
  onlyThere?: boolean;
  /** Whether what is said stands beside the button that pays it online. */
  isNow?: boolean;
}

/** How what is not paid when booking is paid, and by whom: to the workshop, which notes it, or online before. */
export function onTheDay({ maker, place, isForGuest, amount, onlyThere = false, isNow = false }: Visit): string {
  const guest = place === 'studio' ? 'Whoever comes' : 'Whoever it is for';
  const who = isForGuest ? `${guest} pays` : 'You pay';
  const whom = amount === undefined ? maker : `${maker} ${amount}`;
  const how = place === 'video' ? 'by transfer' : 'in cash or by transfer';
  const online = `, or ${isForGuest ? 'you pay ' : ''}online ${isNow ? 'now' : 'before'}`;
  return `${who} ${whom} on the day, ${how}${onlyThere ? '' : online}.`;
}
