import type { DayWindow } from '@adunni/contracts/availability/availability';
import type { Provider } from '@adunni/contracts/availability/staff';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { countOf } from '../../../../kit/count-of.ts';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { UndoNote } from '../../../../kit/undo/undo.tsx';
import { dayText, localTime, zoneName } from '../../../availability/public/clocks/times.ts';
import { dayAfter } from '../../../availability/public/clocks/zone-time.ts';
import { BlockDialog } from '../../../availability/public/hours/block-dialog.tsx';
import { Agenda } from '../agenda/agenda.tsx';
import bar from '../calendar-bar.module.css';
import { CalendarBar } from '../calendar-bar.tsx';
import { BlockedTimeDialog } from '../fill/blocked-time-dialog.tsx';
import { useWalkIn } from '../fill/use-walk-in.ts';
import { WalkInDialog } from '../fill/walk-in-dialog.tsx';
import printed from '../printed/printed.module.css';
import { PrintedBookings } from '../printed/printed-bookings.tsx';
import { suggestion } from '../suggestion.ts';
import { spanTitle } from '../view.ts';
import { ViewSwitch } from '../view-switch.tsx';
import { type Calendar, type Column, columnOf, columnOfAll, freeAt } from './columns.ts';
import { colourOf } from './people.ts';
import legend from './people-legend.module.css';
import { PeopleLegend } from './people-legend.tsx';
import { TimeGrid } from './time-grid.tsx';

/** Below this width days lie one below the other: seven beside the navigation would cut names. */
const NARROW = '(max-width: 74.99em)';

/** The usual choice of whose week is shown. */
const EVERYBODY = { _id: 'everybody', name: 'Everybody' };

type Open =
  | { is: 'walk-in'; personId: string; day: string; at: number; serviceId?: string }
  | { is: 'block'; personId: string; day: string; window: DayWindow }
  | { is: 'kept'; block: Calendar['blocks'][number] }
  | null;

interface Props {
  calendar: Calendar;
  view: 'week' | 'day';
  /** The day that the address means. */
  day: string;
  /** Workshops to choose from; a maker has none. */
  makers: readonly { _id: string; name: string }[];
  /** Whose week is meant, when it is somebody’s of this workshop. */
  person: string | undefined;
  /** Whether it shows the week after the present one, because nothing is left of that. */
  isNext?: boolean;
}

/** A workshop’s week or day: by people and hours at a desk, hour by hour on a phone. */
export default function CalendarScreen({ calendar, view, day, makers, person: wanted, isNext = false }: Props) {
  const [open, setOpen] = useState<Open>(null);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const isLoading = useNavigation().state === 'loading';
  const booked = new Set(calendar.bookings.map(({ providerId }) => providerId));
  const people = calendar.providers.filter(({ _id, isActive }) => isActive || booked.has(_id));
  const [first, ...others] = people;
  const chosen = people.find(({ _id }) => _id === wanted);
  const everybody = view === 'week' && first && others.length > 0 && !chosen ? ([first, ...others] as const) : null;
  const person = chosen ?? first;
  const days = view === 'week' ? Array.from({ length: 7 }, (_, index) => dayAfter(calendar.from, index)) : [day];
  const columns =
    view === 'week'
      ? days.flatMap((each) =>
          everybody ? columnOfAll(calendar, everybody, each) : person ? columnOf(calendar, person, each) : [],
        )
      : people.map((each) => columnOf(calendar, each, day));
  const titleOf = (column: Column, isShort = true): string =>
    [view === 'day' && column.person.name, dayText(column.day, isShort)].filter(Boolean).join(', ');
  const colour = ({ person: { _id } }: Column): number | undefined =>
    view === 'day' && others.length > 0 ? colourOf(people.findIndex((each) => each._id === _id)) : undefined;
  const suggested = person && suggestion(calendar.open, person, Date.now());
  const whose = ({ person: own, day: of }: Column, at: number): string =>
    (everybody ? freeAt(calendar, everybody, { day: of, at }) : own)._id;
  const acts = {
    onTime: (column: Column, at: number, who?: Provider) =>
      setOpen({ is: 'walk-in', personId: who?._id ?? whose(column, at), day: column.day, at }),
    onStretch: (column: Column, { from, to }: DayWindow, who?: Provider) =>
      setOpen({ is: 'block', personId: who?._id ?? whose(column, from), day: column.day, window: { from, to } }),
    onBlock: (block: Calendar['blocks'][number]) => setOpen({ is: 'kept', block }),
  };
  const close = (): void => setOpen(null);
  /** Of a day that is shown. */
  const isClosed = (personId: string, on: string): boolean =>
    columns.some((column) => column.person._id === personId && column.day === on && column.open.length === 0);
  const { isLooking, propose } = useWalkIn(calendar, days);
  const [search, setSearch] = useSearchParams();
  /** Turns to what was blocked, when it lies on a day that is not shown. */
  const showDay = (blocked: string): void => {
    if (days.includes(blocked)) return;
    const next = new URLSearchParams(search);
    next.set('view', view);
    next.set('day', blocked);
    setSearch(next, { preventScrollReset: true });
  };

  return (
    <main>
      <PageHead title="Bookings" lead={leadOf(calendar, makers.length > 0, isNarrow)}>
        <ViewSwitch view={view} />
        {columns.length > 0 && (
          <Button variant="default" onClick={() => window.print()}>
            Print
          </Button>
        )}
        {person && suggested && (
          <>
            <Button
              variant="default"
              onClick={() =>
                setOpen({
                  is: 'block',
                  personId: person._id,
                  day: suggested.day,
                  window: { from: suggested.at, to: suggested.at + 60 },
                })
              }
            >
              Block time
            </Button>
            <Button
              loading={isLooking}
              onClick={() => void propose(everybody ?? [person]).then((found) => setOpen({ is: 'walk-in', ...found }))}
            >
              Walk-in booking
            </Button>
          </>
        )}
      </PageHead>
      <CalendarBar
        view={view}
        day={day}
        title={spanTitle(view, calendar.from)}
        choices={[
          ...(makers.length > 0
            ? [{ label: 'Workshop', name: 'maker' as const, value: calendar.maker._id, options: makers }]
            : []),
          ...(view === 'week' && people.length > 1
            ? [
                {
                  label: 'Calendar of',
                  name: 'person' as const,
                  value: chosen?._id ?? EVERYBODY._id,
                  options: [EVERYBODY, ...people],
                },
              ]
            : []),
        ]}
      />
      {calendar.awaiting > 0 && (
        <p className={`${bar.awaiting} ${printed.screen}`}>
          <Link to={`?view=list&awaiting=yes&sort=answerBy${makers.length > 0 ? `&maker=${calendar.maker._id}` : ''}`}>
            {countOf(calendar.awaiting, 'booking')} to confirm
          </Link>
        </p>
      )}
      {isNext && <p className={`${bar.soft} ${printed.screen}`}>Nothing is left this week, so this is next week.</p>}
      <UndoNote place="calendar" />
      <div aria-busy={isLoading}>
        {columns.length === 0 ? (
          <Nobody isMaker={makers.length === 0} />
        ) : isNarrow ? (
          <div className={printed.screen}>
            <Agenda calendar={calendar} columns={columns} {...acts} />
          </div>
        ) : (
          <div className={legend.people}>
            {everybody && <PeopleLegend people={everybody} />}
            <TimeGrid key={columns[0]?.key} columns={columns} titleOf={titleOf} colour={colour} {...acts} />
          </div>
        )}
      </div>
      {columns.length > 0 && <PrintedBookings columns={columns} titleOf={(column) => titleOf(column, false)} />}
      {person && isElsewhere(person.zone) && <p className={bar.soft}>All times are in {zoneName(person.zone)} time.</p>}
      {open?.is === 'walk-in' && <WalkInDialog calendar={calendar} initial={open} onClose={close} />}
      {open?.is === 'block' && (
        <BlockDialog people={people} initial={open} onBlocked={showDay} isClosed={isClosed} onClose={close} />
      )}
      {open?.is === 'kept' && (
        <BlockedTimeDialog block={open.block} zone={zoneOf(calendar, open.block.providerId)} onClose={close} />
      )}
    </main>
  );
}

/** How the calendar is used, for whose it is; whom it belongs to, for staff. */
function leadOf({ maker }: Calendar, isOfStaff: boolean, isNarrow: boolean): ReactNode {
  if (isOfStaff) return `The calendar of ${maker.name}.`;
  return (
    <span className={printed.screen}>
      {isNarrow ? 'Bookings and available times.' : 'Select an available time to book it, or drag over it to block it.'}
    </span>
  );
}

function Nobody({ isMaker }: { isMaker: boolean }) {
  if (!isMaker) return <p>This workshop has no bookable providers yet.</p>;
  return (
    <p>
      No bookable providers yet.{' '}
      <Link to="../services/hours" relative="path">
        Set working hours
      </Link>
      to use the calendar.
    </p>
  );
}

const zoneOf = ({ providers, zone }: Calendar, personId: string): string =>
  providers.find(({ _id }) => _id === personId)?.zone ?? zone;

/** Whether this browser’s clock differs from a zone’s. */
const isElsewhere = (zone: string): boolean => {
  const now = new Date().toISOString();
  return localTime(now, zone).time !== localTime(now, Intl.DateTimeFormat().resolvedOptions().timeZone).time;
};
