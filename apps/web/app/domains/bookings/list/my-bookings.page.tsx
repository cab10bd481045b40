import { BOOKING_TABS, listBookings } from '@adunni/contracts/bookings/bookings';
import { type ClientLoaderFunctionArgs, Link, useNavigation, useSearchParams } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { stayWithinPages } from '../../../kit/listing/last-page.ts';
import list from '../../../kit/listing/own-list.module.css';
import { readPage } from '../../../kit/listing/read-address.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { PageLinks } from '../../../kit/page/page-links.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { CalendarIcon } from '../../../kit/pictures/icons.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { loadBookingReviews } from '../../reviews/public/booking-review-link.tsx';
import { BookingLine } from '../public/booking-line.tsx';
import type { Route } from './+types/my-bookings.page.ts';
import classes from './my-bookings.module.css';

type Tab = (typeof BOOKING_TABS)[number];
const LIMIT = 10;
const TAB_LABELS: Readonly<Record<Tab, string>> = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' };
const NOTHING: Readonly<Record<Tab, string>> = {
  upcoming: 'No upcoming bookings.',
  past: 'No past bookings.',
  cancelled: 'No cancelled bookings.',
};

const tabOf = (text: string | null): Tab => BOOKING_TABS.find((tab) => tab === text) ?? 'upcoming';

export const meta = () => privateMeta('My Bookings');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  const search = new URL(request.url).searchParams;
  const query = { tab: tabOf(search.get('tab')), page: readPage(search.get('page')), limit: LIMIT };
  const list = await callApi(listBookings, { query });
  stayWithinPages(request.url, list);
  const completed = list.items.flatMap(({ _id, status }) => (status === 'completed' ? _id : []));
  return { ...list, reviews: await loadBookingReviews(completed) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function MyBookingsPage({ loaderData: { items, total, page, counts, reviews } }: Route.ComponentProps) {
  const isLoading = useNavigation().state === 'loading';
  const tab = tabOf(useSearchParams()[0].get('tab'));
  return (
    <main id="main">
      <div className={classes.head}>
        <h1>My Bookings</h1>
        <Link to="/bookings/create" className={button.filled}>
          Book an appointment
        </Link>
      </div>
      <nav aria-label="Your bookings" className={`${list.filters} ${classes.tabs}`}>
        {BOOKING_TABS.map((each) => (
          <Link
            key={each}
            to={each === 'upcoming' ? '/bookings/my-bookings' : `/bookings/my-bookings?tab=${each}`}
            aria-current={each === tab ? 'page' : undefined}
          >
            {TAB_LABELS[each]} <span className={classes.count}>{counts[each]}</span>
          </Link>
        ))}
      </nav>
      {items.length === 0 ? (
        <EmptyState
          icon={<CalendarIcon />}
          ways={
            <Link to="/services" className={button.outline}>
              Browse services
            </Link>
          }
        >
          <p>{NOTHING[tab]}</p>
        </EmptyState>
      ) : (
        <ul className={list.list} aria-label={TAB_LABELS[tab]} aria-busy={isLoading}>
          {items.map((booking) => (
            <BookingLine
              key={booking._id}
              booking={booking}
              review={reviews.find(({ bookingId }) => bookingId === booking._id)}
            />
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={Math.ceil(total / LIMIT)} />
    </main>
  );
}
