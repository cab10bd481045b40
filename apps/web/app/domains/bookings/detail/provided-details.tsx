import type { Booking } from '@adunni/contracts/bookings/bookings';
import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { FrozenLengths } from '../../measurements/public/frozen-lengths.tsx';
import classes from './booking.module.css';
import { BookingPhotos } from './booking-photos.tsx';

/** What the customer gave the maker beforehand: a note, photos, measurements. */
export function ProvidedDetails({ booking }: { booking: Booking }) {
  const { note, photos, measurements, status } = booking;
  const isLive = LIVE_BOOKINGS.includes(status);
  if (note === '' && !measurements && photos.length === 0 && !isLive) return null;
  return (
    <section aria-labelledby="given" className={classes.given}>
      <div>
        <h2 id="given">For the maker</h2>
        <p className={classes.words}>{note === '' ? 'No message.' : note}</p>
      </div>
      <BookingPhotos key={photos.map(({ _id }) => _id).join()} booking={booking} isLive={isLive} />
      {measurements && <FrozenLengths frozen={measurements} />}
    </section>
  );
}
