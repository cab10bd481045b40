import type { DayWindow } from '@adunni/contracts/availability/availability';
import type { Provider } from '@adunni/contracts/availability/staff';
import type { Calendar, Column, Sitting } from '../calendar/columns.ts';
import { STEP } from '../calendar/use-stretch.ts';
import { fitIn, servicesOf } from '../fill/first-fit.ts';

type Services = Pick<Calendar, 'services'>;

export type Entry =
  | (DayWindow & { is: 'free'; of?: Provider; walkIn: number | null })
  | (DayWindow & { is: 'kept'; block: Calendar['blocks'][number]; of?: string })
  | (DayWindow & { is: 'sitting'; sitting: Sitting });

/**
 * A day in the order of its hours: bookings, what is kept free, and what is free from now on. `now` is in minutes of that
 * day: 0 when it is still to come, 1440 when it is past. Free time is offered to walk-ins where one of the services of who is
 * free fits into it.
 */
export function agendaOf({ person, sittings, blocks, free }: Column, calendar: Services, now: number): Entry[] {
  const from = Math.ceil(now / STEP) * STEP;
  const left = free.flatMap((window) => {
    const rest = { from: Math.max(window.from, from), to: window.to };
    const fit = fitIn(window, servicesOf(calendar, (window.of ?? person)._id), from);
    return rest.to - rest.from >= STEP ? [{ is: 'free' as const, ...window, ...rest, walkIn: fit?.at ?? null }] : [];
  });
  const entries: Entry[] = [
    ...left,
    ...blocks.map((kept) => ({ is: 'kept' as const, ...kept })),
    ...sittings.map((sitting) => ({ is: 'sitting' as const, from: sitting.from, to: sitting.to, sitting })),
  ];
  return entries.sort((a, b) => a.from - b.from);
}
