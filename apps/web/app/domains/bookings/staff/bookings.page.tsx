import { getBookingCalendar } from '@adunni/contracts/bookings/calendar';
import { bookingResource } from '@adunni/contracts/bookings/staff';
import { BOOKING_STATUSES } from '@adunni/contracts/bookings/statuses';
import { isStaff, type Role, STAFF_ROLES } from '@adunni/contracts/roles';
import { listServiceChoices, serviceResource } from '@adunni/contracts/services/staff';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { lazy } from '../../../kit/lazy.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { statusChoices } from '../../../kit/resource/form/choices.ts';
import type { ListFilter, ListOptions } from '../../../kit/resource/list/list-options.ts';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { ListScreen } from '../../../kit/resource/list/list-screen.tsx';
import { type LoadedList, listRows } from '../../../kit/resource/resource-calls.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { workMoment } from '../../availability/public/clocks/own-moment.ts';
import { localTime } from '../../availability/public/clocks/times.ts';
import { ownZone } from '../../availability/public/clocks/use-zone.ts';
import { StatusCell } from './answer/status-cell.tsx';
import { ListActs } from './fill/list-acts.tsx';
import { AddJoining } from './joining/add-joining.tsx';
import { rememberedCalendar } from './remembered.ts';
import { isOver } from './suggestion.ts';
import { dayIn, daysOf, shiftDay, viewOf } from './view.ts';
import { ViewSwitch } from './view-switch.tsx';

const CalendarScreen = lazy(() => import('./calendar/calendar-screen.tsx'));

type Bookings = typeof bookingResource;

/** A maker’s list: all is their own, so that it need not say whose. */
const { maker: _, ...columns } = bookingResource.columns;
const ownBookings = { ...bookingResource, columns } as Bookings;

const options: ListOptions<Bookings> = {
  title: 'Bookings',
  cells: {
    startsAt: ({ startsAt, zone }) => workMoment(startsAt, zone),
    customer: ({ customer, isWalkIn, unread }) =>
      [customer, isWalkIn && 'walk-in', unread > 0 && `${unread} unread`].filter(Boolean).join(', '),
    status: (booking) => <StatusCell booking={booking} />,
    seats: ({ seats }) => (seats === 1 ? '' : String(seats)),
  },
  views: [
    { name: 'Upcoming', query: 'upcoming=yes', empty: 'No upcoming bookings.' },
    {
      name: 'Awaiting confirmation',
      query: 'awaiting=yes&sort=answerBy',
      empty: 'No bookings await confirmation.',
    },
    {
      name: 'Joining details missing',
      query: 'joining=due',
      empty: 'All video calls in the next 7 days have joining details.',
    },
    { name: 'To record', query: 'toRecord=yes', empty: 'No past bookings are left to record.' },
    { name: 'Reported problems', query: 'reported=yes', empty: 'No problems are reported.' },
  ],
  leading: ['service', 'customer'],
  noWrap: ['number'],
  hidden: ['seats', 'paid', 'bookedAt'],
  searchLabel: 'Search bookings',
  empty: 'No bookings yet.',
};

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'Status',
    options: statusChoices(BOOKING_STATUSES),
  },
  { name: 'awaiting', label: 'Confirmation', options: [{ value: 'yes', label: 'Awaiting' }] },
  { name: 'upcoming', label: 'Time', options: [{ value: 'yes', label: 'Upcoming' }] },
  { name: 'unread', label: 'Messages', options: [{ value: 'yes', label: 'Unread' }] },
  { name: 'asks', label: 'Note', options: [{ value: 'yes', label: 'Question without a reply' }] },
  { name: 'toRecord', label: 'Record', options: [{ value: 'yes', label: 'To record' }] },
  {
    name: 'joining',
    label: 'Joining details',
    options: [
      { value: 'due', label: 'Missing, next 7 days' },
      { value: 'missing', label: 'Missing' },
    ],
  },
  { name: 'reported', label: 'Problems', options: [{ value: 'yes', label: 'Reported' }] },
  { name: 'from', label: 'Date from' },
  { name: 'until', label: 'Date until' },
];

const page = listPage(bookingResource, options);

export const meta = page.meta;
/** Makers begin at their week, staff at the list. */
export const handle = {
  early: [
    ...page.handle.early.map((call) => ({ ...call, roles: STAFF_ROLES })),
    { path: listServiceChoices.path, roles: STAFF_ROLES },
  ],
};

interface Named {
  _id: string;
  name: string;
}

export async function clientLoader({ request }: { request: Request }) {
  const { role } = requireSession(request, bookingResource.access);
  const { searchParams } = new URL(request.url);
  const view = viewOf(searchParams, role);
  if (view === 'list') {
    const [listed, makers, services] = await Promise.all([
      page.clientLoader({ request }),
      makersFor(role),
      servicesOf(role, searchParams.get('maker')),
    ]);
    return { view, role, makers, services, isOfCalls: searchParams.has('joining'), ...listed };
  }
  const makers = await makersFor(role);
  const asked = dayIn(searchParams);
  const day = asked ?? today();
  const { maker: last, person } = rememberedCalendar();
  const maker = searchParams.get('maker') ?? (makers.find(({ _id }) => _id === last) ?? makers[0])?._id;
  const look = (at: string) => callApi(getBookingCalendar, { query: { ...daysOf(view, at), ...(maker && { maker }) } });
  const calendar = await look(day);
  const chosen = searchParams.get('person') ?? person;
  // On Friday evening one looks at what comes next.
  if (view === 'week' && asked === null && isOver(calendar, Date.now())) {
    const next = shiftDay(view, day, 1);
    return { view, day: next, makers, calendar: await look(next), person: chosen, isNext: true };
  }
  return { view, day, makers, calendar, person: chosen };
}

const today = (): string => localTime(new Date().toISOString(), ownZone()).day;

/** Workshops to choose from, for staff. */
const makersFor = async (role: Role): Promise<Named[]> =>
  isStaff(role) ? (await callApi(listServiceChoices)).makers : [];

/** Services to filter by: a maker’s own; for staff those of the workshop that is chosen. */
async function servicesOf(role: Role, maker: string | null): Promise<Named[]> {
  if (isStaff(role) && !maker) return [];
  const { items } = await listRows(serviceResource, { limit: '100', sort: 'title', ...(maker && { maker }) });
  return items.map(({ _id, title }) => ({ _id, name: title }));
}

const filterOf = (name: string, label: string, many: readonly Named[]): ListFilter[] =>
  many.length === 0 ? [] : [{ name, label, options: many.map(({ _id, name: said }) => ({ value: _id, label: said })) }];

export default function BookingsPage() {
  const data = useLoaderData() as Awaited<ReturnType<typeof clientLoader>>;
  if (data.view !== 'list')
    return (
      <Suspense fallback={<LoadingScreen />}>
        <CalendarScreen {...data} />
      </Suspense>
    );
  const { role, makers, services, isOfCalls, list, hidden, views } = data;
  const ofStaff = isStaff(role);
  const calls = !ofStaff && isOfCalls ? list.items.filter(({ lacksCall }) => lacksCall) : [];
  const filters = [...FILTERS, ...filterOf('service', 'Service', services), ...filterOf('maker', 'Maker', makers)];
  return (
    <ListScreen
      resource={ofStaff ? bookingResource : ownBookings}
      options={{
        ...options,
        filters,
        head: (
          <>
            <ViewSwitch view="list" />
            {!ofStaff && <ListActs />}
          </>
        ),
        lead: ofStaff ? 'All bookings.' : 'Your bookings.',
        above: calls.length > 0 && <AddJoining calls={calls} />,
      }}
      list={list as LoadedList<Bookings>}
      hidden={hidden}
      views={views}
      screen="bookings"
    />
  );
}
