import type { Slot } from '@adunni/contracts/availability/availability';

/** What narrows the free times that can be chosen: how many come, and the moment before which none makes any sense. */
interface Bounds {
  seats: number;
  notBefore: string | null;
}

/** The free times that can be chosen. */
export const choosable = <S extends Pick<Slot, 'start' | 'seatsLeft'>>(
  slots: readonly S[],
  { seats, notBefore }: Bounds,
): S[] => slots.filter(({ start, seatsLeft }) => seatsLeft >= seats && !isBefore(start, notBefore));

/** Whether a time begins before the moment from which on times can be chosen. */
export const isBefore = (start: string, notBefore: string | null): boolean =>
  notBefore !== null && Date.parse(start) < Date.parse(notBefore);
