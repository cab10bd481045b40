import type { Booking } from '@adunni/contracts/bookings/bookings';
import { bringTitle } from '@adunni/contracts/bookings/bring';
import { joiningText } from '@adunni/contracts/bookings/joining';
import { mapUrl } from '@adunni/contracts/bookings/map';
import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { NumberText } from '../../../kit/texts/number-text.tsx';
import { PostalAddress } from '../../../kit/texts/postal-address.tsx';
import { lengthText, visitPlaceName } from '../../services/public/labels.ts';
import { PolicyTerms } from '../../services/public/policy-terms.tsx';
import { placeWriting } from '../own-writing.ts';
import { termsOf } from '../terms-of.ts';
import classes from './booking.module.css';

/** Where it takes place with a way to the map, how long it takes, what to bring, and the terms, as long as it is to come. */
export function Where({ booking }: { booking: Booking }) {
  const { service, mapQuery, bring, policy, number, travel, status, guest } = booking;
  return (
    <div className={classes.facts}>
      <section aria-labelledby="where">
        <h2 id="where">{visitPlaceName(service.place, guest?.name ?? null)}</h2>
        <Place booking={booking} />
        {travel && <p className={classes.soft}>Travel zone: {travel.name}</p>}
        {mapQuery && (
          <p>
            <a href={mapUrl(mapQuery)} target="_blank" rel="noreferrer">
              View on map
            </a>
          </p>
        )}
      </section>
      {LIVE_BOOKINGS.includes(status) && bring.length > 0 && (
        <section aria-labelledby="bring">
          <h2 id="bring">{bringTitle(service.place)}</h2>
          <ul>
            {bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
      )}
      {!['cancelled', 'declined'].includes(status) && (
        <section aria-labelledby="terms">
          <h2 id="terms">Changes and cancellations</h2>
          <PolicyTerms terms={termsOf(booking, new Date())} writing={placeWriting(booking.zone)} added={policy} />
        </section>
      )}
      <p className={classes.soft}>
        Booking <NumberText>{number}</NumberText>, duration {lengthText(service.duration)}
      </p>
    </div>
  );
}

/** The address of the workshop or of the customer, or how a call is joined. */
function Place({ booking: { service, address, home, status, maker } }: { booking: Booking }) {
  if (home) return <PostalAddress address={home} />;
  if (service.place === 'video' && /^https:\/\//.test(address))
    return (
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          Join the call
        </a>
      </p>
    );
  if (address !== '') return <p>{address}</p>;
  if (service.place === 'video') return <p>{joiningText({ place: 'video', status, address }, maker.name)}</p>;
  return <p>The maker will send you the address.</p>;
}
