import { zoneName } from './times.ts';

/** Which clock times are shown by, and where the maker’s stands when it is another. */
export const zoneNote = (own: string, maker: string): string =>
  own === maker
    ? `Shown in your time, ${zoneName(own)}.`
    : `Shown in your time, ${zoneName(own)}. The maker is on ${zoneName(maker)} time.`;
