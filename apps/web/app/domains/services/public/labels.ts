import type { Place, ServiceCard, ServiceKind } from '@adunni/contracts/services/services';

export const KIND_NAMES: Readonly<Record<ServiceKind, string>> = {
  appointment: 'Appointment',
  'home-visit': 'Home visit',
  video: 'Video call',
  class: 'Class',
  'drop-off': 'Drop-off',
};

/** What kind a service is, with where a home visit is made: `Home visit in Ikeja, Ikoyi`. */
export const kindText = ({ kind, areas }: Pick<ServiceCard, 'kind' | 'areas'>): string =>
  areas.length > 0 ? `${KIND_NAMES[kind]} in ${areas.join(', ')}` : KIND_NAMES[kind];

/** Where a service takes place, as a filter says it. */
export const PLACE_NAMES: Readonly<Record<Place, string>> = {
  studio: 'At the workshop',
  home: 'At your place',
  video: 'Video call',
};

/** Where a visit takes place, to who booked it; `guest` is who is visited in their place, empty while not named. */
export function visitPlaceName(place: Place, guest: string | null): string {
  if (place !== 'home' || guest === null) return PLACE_NAMES[place];
  return guest ? `At ${guest}’s place` : 'Home visit';
}

/** The way of a home visit, as `visitPlaceName`. */
export const travelName = (guest: string | null): string => (guest === '' ? 'Travel' : `Travel to ${guest ?? 'you'}`);

/** Each way in a word, beside its price. */
export const WAY_NAMES: Readonly<Record<Place, string>> = { studio: 'Studio', home: 'Home', video: 'Video' };

/** A length as people say it: `45 min`, `1 h`, `1 h 30 min`. */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** How long ahead one has to book: `2 hours`, `3 days`; whole days from two on. */
export function noticeText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  const [count, unit] = hours >= 48 ? [Math.round(hours / 24), 'day'] : [hours, 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
