import type { DayWindow } from '@adunni/contracts/availability/availability';
import type { Provider } from '@adunni/contracts/availability/staff';
import type { Calendar, Column, Sitting } from '../calendar/columns.ts';
import { STEP } from '../calendar/use-stretch.ts';

export type Entry =
  | (DayWindow & { is: 'free'; of?: Provider })
  | (DayWindow & { is: 'kept'; block: Calendar['blocks'][number]; of?: string })
  | (DayWindow & { is: 'sitting'; sitting: Sitting });

/**
 * A day in the order of its hours: bookings, what is kept free, and what is free from now on. `now` is in minutes of that
 * day: 0 when it is still to come, 1440 when it is past.
 */
export function agendaOf({ sittings, blocks, free }: Column, now: number): Entry[] {
  const from = Math.ceil(now / STEP) * STEP;
  const left = free.flatMap((window) => {
    const rest = { from: Math.max(window.from, from), to: window.to };
    return rest.to - rest.from >= STEP ? [{ is: 'free' as const, ...window, ...rest }] : [];
  });
  const entries: Entry[] = [
    ...left,
    ...blocks.map((kept) => ({ is: 'kept' as const, ...kept })),
    ...sittings.map((sitting) => ({ is: 'sitting' as const, from: sitting.from, to: sitting.to, sitting })),
  ];
  return entries.sort((a, b) => a.from - b.from);
}
