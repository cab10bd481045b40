import type { Place } from '@adunni/contracts/services/services';
import { localTime, momentText } from '../../availability/public/clocks/times.ts';

/** Where it takes place, as the workshop says it. */
export const PLACE_LABELS: Record<Place, string> = {
  studio: 'At the workshop',
  home: 'At the customer’s place',
  video: 'Video call',
};

/** `Tue 24 Nov, 10:00–11:30` by a zone’s clocks; with the second day where it ends on another. */
export function spanText(startsAt: string, endsAt: string, zone: string): string {
  const [start, end] = [localTime(startsAt, zone), localTime(endsAt, zone)];
  return `${momentText(startsAt, zone)}–${start.day === end.day ? end.time : momentText(endsAt, zone)}`;
}
