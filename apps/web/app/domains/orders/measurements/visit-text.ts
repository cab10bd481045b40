import type { MeasuringAppointment } from '@adunni/contracts/measurements/measurements';

type Visit = Pick<MeasuringAppointment, 'provider' | 'guest' | 'where' | 'isHomeVisit'>;

/**
 * With whom a visit is, where, and who comes to whom, as it goes on behind its time: `with Musa Bello, 12 Bode Thomas
 * Street. Chidi comes.` `customer` is whom a home visit is to where nobody else is named.
 */
export function visitText({ provider, guest, where, isHomeVisit }: Visit, customer: string, maker?: string): string {
  const who = maker ? `${provider} of ${maker}` : provider;
  const at = where ? `, ${where}` : '';
  if (isHomeVisit) return `. ${who} comes to ${guest ?? customer}${at}.`;
  return `, with ${who}${at}.${guest ? ` ${guest} comes.` : ''}`;
}
