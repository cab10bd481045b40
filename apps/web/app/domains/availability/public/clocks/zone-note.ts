import { zoneName } from './times.ts';

/** By which clock times are shown: the place’s, with the reader’s below each where it is another. */
export const zoneNote = (own: string, place: string): string =>
  own === place
    ? `Shown in your time, ${zoneName(own)}.`
    : `Shown in ${zoneName(place)} time, with your time in ${zoneName(own)} where it differs.`;
