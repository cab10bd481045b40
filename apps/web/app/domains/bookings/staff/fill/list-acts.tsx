import type { Provider } from '@adunni/contracts/availability/staff';
import { getBookingCalendar } from '@adunni/contracts/bookings/calendar';
import { Button } from '@mantine/core';
import { type ComponentProps, Suspense, useState } from 'react';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { lazy } from '../../../../kit/lazy.ts';
import { toast } from '../../../../kit/toasts.ts';
import { BlockDialog } from '../../../availability/public/hours/block-dialog.tsx';
import type { Calendar } from '../calendar/columns.ts';
import { suggestion, walkInTime } from '../suggestion.ts';
import { AHEAD_DAYS, firstWalkIn } from './use-walk-in.ts';

const WalkInDialog = lazy(() => import('./walk-in-dialog.tsx').then((module) => ({ default: module.WalkInDialog })));

type Open = { calendar: Calendar; people: Provider[] } & (
  | { is: 'walk-in'; initial: ComponentProps<typeof WalkInDialog>['initial'] }
  | { is: 'block'; initial: ComponentProps<typeof BlockDialog>['initial'] }
);

/** What a workshop begins from its calendar, for its list: the calendar is asked for once a button is pressed. */
export function ListActs() {
  const [busy, setBusy] = useState<Open['is'] | null>(null);
  const [open, setOpen] = useState<Open | null>(null);

  async function begin(is: Open['is']): Promise<void> {
    setBusy(is);
    try {
      setOpen(begun(is, await callApi(getBookingCalendar, { query: { days: AHEAD_DAYS } })));
    } catch (error) {
      toast('error', messageOf(error, 'The calendar could not be loaded. Please try again.'));
    } finally {
      setBusy(null);
    }
  }

  const close = (): void => setOpen(null);
  return (
    <>
      <Button variant="default" onClick={() => window.print()}>
        Print
      </Button>
      <Button variant="default" loading={busy === 'block'} onClick={() => void begin('block')}>
        Block time
      </Button>
      <Button loading={busy === 'walk-in'} onClick={() => void begin('walk-in')}>
        Walk-in booking
      </Button>
      {open?.is === 'walk-in' && (
        <Suspense>
          <WalkInDialog calendar={open.calendar} initial={open.initial} onClose={close} />
        </Suspense>
      )}
      {open?.is === 'block' && <BlockDialog people={open.people} initial={open.initial} onClose={close} />}
    </>
  );
}

/** A dialog with the time that is suggested in it; null where nobody can be booked, which is said. */
function begun(is: Open['is'], calendar: Calendar): Open | null {
  const people = calendar.providers.filter(({ isActive }) => isActive);
  const [person] = people;
  if (!person) {
    toast('warning', 'No bookable providers yet. Set working hours first.');
    return null;
  }
  const now = Date.now();
  const personId = person._id;
  if (is === 'walk-in') {
    const initial = firstWalkIn(calendar, people, now) ?? { personId, ...walkInTime([], person.zone, now) };
    return { is, calendar, people, initial };
  }
  const { day, at } = suggestion(calendar.open, person, now);
  return { is, calendar, people, initial: { personId, day, window: { from: at, to: at + 60 } } };
}
