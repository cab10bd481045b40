import type { Place } from '../services/services.ts';

/** The heading over what to bring to the workshop, or to have ready where the person stays where they are. */
export const bringTitle = (place: Place): string => (place === 'studio' ? 'What to bring' : 'What to have ready');

/** What to bring, or to have ready, as a sentence: `Bring: close-fitting clothes; the shoes that you will wear.` Abbreviations stay as they are. */
export function bringText(place: Place, bring: readonly string[]): string {
  const things = bring.map((each) => (/^.\p{Lu}/u.test(each) ? each : each.charAt(0).toLowerCase() + each.slice(1)));
  return `${place === 'studio' ? 'Bring' : 'Have ready'}: ${things.join('; ')}.`;
}
