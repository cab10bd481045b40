import { listSlots, type Slot } from '@adunni/contracts/availability/availability';
import type { Answer, Sent } from '@adunni/contracts/endpoint';
import { useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { dayBefore, localTime } from '../clocks/times.ts';

type SlotAnswer = Answer<typeof listSlots>;
/** Asks for the free times of a month: of a service, or of a booking that is moved. Throws ApiError. */
export type AskSlots = (
  query: NonNullable<Sent<typeof listSlots>['query']>,
  signal: AbortSignal,
) => Promise<SlotAnswer>;

/** Asks for the free times of a service. */
export const slotsOf =
  (serviceId: string): AskSlots =>
  (query, signal) =>
    callApi(listSlots, { params: { serviceId }, query, signal });

export interface AskedSlots {
  /** Null until the page is alive: only then the visitor’s zone is known. */
  zone: string | null;
  /** Null for the month of the first free time. */
  month: string | null;
  /** Empty for anyone. */
  provider: string;
}

export type SlotsState = { is: 'loading' } | { is: 'failed'; message: string } | { is: 'there'; answer: SlotAnswer };

/**
 * Free times of a month; `again` asks anew after a failure; `lastDay` is the last that can be booked yet, in whichever
 * month, null until it is known. `ask` must stay the same as long as it means the same.
 */
export function useSlots(
  ask: AskSlots,
  nextFreeAt: string | null,
  { zone, month, provider }: AskedSlots,
): [SlotsState, again: () => void, lastDay: string | null] {
  const [state, setState] = useState<SlotsState>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [until, setUntil] = useState<string | null>(null);
  const asked = `${attempt} ${month} ${provider}`;
  useEffect(() => {
    if (!zone || !asked) return;
    const stop = new AbortController();
    setState({ is: 'loading' });
    const askMonth = (of: string | undefined) => ask({ zone, month: of, provider: provider || undefined }, stop.signal);
    const monthOf = (at: string) => localTime(at, zone).day.slice(0, 7);
    askMonth(month ?? (nextFreeAt ? monthOf(nextFreeAt) : undefined))
      .then((answer) => {
        const next = answer.nextFreeAt && monthOf(answer.nextFreeAt);
        // The first free time was in another month, or has been taken since.
        return month === null && answer.slots.length === 0 && next && next > answer.month ? askMonth(next) : answer;
      })
      .then((answer) => {
        setState({ is: 'there', answer });
        setUntil(answer.until);
      })
      .catch((error) => {
        if (!stop.signal.aborted)
          setState({ is: 'failed', message: messageOf(error, 'The available times could not be loaded.') });
      });
    return () => stop.abort();
  }, [ask, nextFreeAt, zone, month, provider, asked]);
  return [state, () => setAttempt(attempt + 1), until && zone && dayBefore(until, zone)];
}

/** Slots by the day that they begin on in a zone, in order. */
export function byDay(slots: readonly Slot[], zone: string): [day: string, slots: Slot[]][] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const { day } = localTime(slot.start, zone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
}
