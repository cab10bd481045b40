import { joiningTerms } from '@adunni/contracts/bookings/joining';
import type { Service } from '@adunni/contracts/services/services';
import { Money } from '../../../kit/money/currency-context.tsx';
import { momentText, zoneName } from '../../availability/public/clocks/times.ts';
import { lengthText, noticeText, PLACE_NAMES } from '../public/labels.ts';
import classes from './terms.module.css';

/** How long, where, by whom and on what terms, line by line. */
export function Terms({ service }: { service: Service }) {
  const { nextFreeAt, zone, providers, travelZones } = service;
  return (
    <dl className={classes.terms}>
      <dt>Duration</dt>
      <dd>{lengthText(service.duration)}</dd>
      <dt>Location</dt>
      <dd>
        {PLACE_NAMES[service.place]}
        {service.address !== '' && <span className={classes.more}>{service.address}</span>}
        {service.place === 'video' && <span className={classes.more}>{joiningTerms(service.maker.name)}</span>}
      </dd>
      {travelZones.length > 0 && (
        <>
          <dt>Travel to you</dt>
          <dd>
            <ul className={classes.zones}>
              {travelZones.map(({ _id, name, fee }) => (
                <li key={_id}>
                  <span>{name}</span>
                  <span>{fee === 0 ? 'Free' : <Money amount={fee} />}</span>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      {service.seats > 1 && (
        <>
          <dt>Seats</dt>
          <dd>{service.seats}</dd>
        </>
      )}
      {providers.length > 0 && (
        <>
          <dt>With</dt>
          <dd>
            {providers.map(({ _id, name, title }) => (
              <span key={_id} className={classes.person}>
                {name}
                {title !== '' && <span className={classes.more}>{title}</span>}
              </span>
            ))}
          </dd>
        </>
      )}
      {service.forAnyMaker && (
        <>
          <dt>For orders from</dt>
          <dd>
            Any maker
            <span className={classes.more}>Measurements are saved to your account, to be used for an order</span>
          </dd>
        </>
      )}
      <dt>Booking</dt>
      <dd>
        {service.confirmation === 'instant' ? 'Confirmed immediately' : 'The maker confirms each booking'}
        <span className={classes.more}>
          {service.notice > 0 ? `At least ${noticeText(service.notice)} in advance` : 'Short notice possible'}
        </span>
      </dd>
      <dt>Next available</dt>
      <dd>
        {nextFreeAt ? (
          <>
            {momentText(nextFreeAt, zone)}
            <span className={classes.more}>{zoneName(zone)} time</span>
          </>
        ) : (
          'Fully booked'
        )}
      </dd>
    </dl>
  );
}
