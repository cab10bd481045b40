import type { MeasuringAppointment } from '@adunni/contracts/measurements/measurements';
import { isBeforeMeasuring } from '@adunni/contracts/orders/fitting';
import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { Link } from 'react-router';
import { fittingPlaces, leastPrice, type Measuring } from '../../services/public/measuring.ts';
import { fittingDaysText } from '../public/fitting-day.ts';
import { BookedFitting } from './booked-fitting.tsx';
import { FittingLink } from './fitting-link.tsx';
import classes from './wanted-panel.module.css';

interface Props {
  order: Pick<Order, '_id' | 'placedAt'>;
  part: OrderPart;
  /** At which somebody is measured for it, if one is booked. */
  measuring: MeasuringAppointment | null;
  /** Its fittings ahead. */
  fittings: readonly MeasuringAppointment[];
  /** Where the maker measures and fits; nothing where that is not known. */
  found: Measuring | undefined;
}

/** The fitting of a part that waits for measurements: booked, to be booked, or what comes before that. */
export function FittingVisit({ order, part, measuring, fittings, found }: Props) {
  return (
    <>
      {fittings.map((fitting) => (
        <div key={fitting.bookingId}>
          <BookedFitting fitting={fitting} to={`/bookings/${fitting.bookingId}`} action="View or reschedule booking" />
          <OutOfOrder fitting={fitting} measuring={measuring} />
        </div>
      ))}
      {measuring ? (
        <FittingLink
          order={order}
          part={part}
          measuredAt={measuring.startsAt}
          isBooked={fittings.length > 0}
          found={found}
        />
      ) : (
        fittings.length === 0 && <MeasuringFirst order={order} part={part} found={found} />
      )}
    </>
  );
}

/** When there is something to try on, and what is to be done before a fitting is booked. */
function MeasuringFirst({ order, part, found }: Pick<Props, 'order' | 'part' | 'found'>) {
  const { maker } = part;
  const offered = found && leastPrice(found.fitting) !== null ? found : null;
  return (
    <p>
      {offered && `A fitting is ${fittingPlaces(offered.fitting)}. `}
      Later, once there is something to try on: {fittingDaysText(order, part)} after {maker.name} has the measurements.
      {offered &&
        ` To book it here, first ${offered.measuring.length > 0 ? 'book a measuring visit or ' : ''}add the measurements.`}
    </p>
  );
}

/** Says of a fitting that its measurements are not taken before it, with the way to put that right; nothing where they are. */
function OutOfOrder({ fitting, measuring }: { fitting: MeasuringAppointment; measuring: Props['measuring'] }) {
  const measured = measuring ? { endsAt: new Date(measuring.endsAt) } : undefined;
  if (measuring && !isBeforeMeasuring({ startsAt: new Date(fitting.startsAt) }, measured)) return null;
  return (
    <p role="status">
      <strong>
        {measuring
          ? 'This fitting is before your measuring visit.'
          : 'No measuring visit is booked any more, so there may be nothing to try on at this fitting.'}
      </strong>{' '}
      {measuring ? 'Please ' : 'Please book a measuring visit or add the measurements, or '}
      <Link to={`/bookings/${fitting.bookingId}`} className={classes.fitting}>
        reschedule the fitting
      </Link>
      {measuring && ' to a later time'}.
    </p>
  );
}
