import type { MeasuringAppointment } from '@adunni/contracts/measurements/measurements';
import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { isSentAbroad } from '@adunni/contracts/services/attending';
import { Link } from 'react-router';
import { fittingPlaces, leastPrice, type Measuring } from '../../services/public/measuring.ts';
import classes from '../measurements/wanted-panel.module.css';
import { fittingDaysText, fittingSpan } from '../public/fitting-day.ts';
import { BookedFitting } from './booked-fitting.tsx';
import { EarlyNote } from './early-note.tsx';
import { FittingAbroad } from './fitting-abroad.tsx';
import { FittingLink } from './fitting-link.tsx';
import { tooEarly } from './too-early.ts';

interface Props {
  order: Pick<Order, '_id' | 'placedAt' | 'address'>;
  part: OrderPart;
  /** At which somebody is measured for it, if one is booked. */
  measuring: MeasuringAppointment | null;
  /** Its fittings ahead. */
  fittings: readonly MeasuringAppointment[];
  /** Where the maker measures and fits; nothing where that is not known. */
  found: Measuring | undefined;
  fitWindowDays: number | null;
}

/** The fitting of a part that waits for measurements: booked, to be booked, or what comes before that. */
export function FittingVisit({ order, part, measuring, fittings, found, fitWindowDays }: Props) {
  return (
    <>
      {fittings.map((fitting) => (
        <div key={fitting.bookingId}>
          <BookedFitting fitting={fitting} to={`/bookings/${fitting.bookingId}`} action="View or reschedule booking" />
          <OutOfOrder order={order} part={part} fitting={fitting} measuring={measuring} />
        </div>
      ))}
      {measuring ? (
        <FittingLink
          order={order}
          part={part}
          measuredAt={measuring.startsAt}
          isBooked={fittings.length > 0}
          found={found}
          fitWindowDays={fitWindowDays}
        />
      ) : (
        fittings.length === 0 && (
          <MeasuringFirst order={order} part={part} found={found} fitWindowDays={fitWindowDays} />
        )
      )}
    </>
  );
}

/** When there is something to try on, and what is to be done before a fitting is booked. */
function MeasuringFirst({ order, part, found, fitWindowDays }: Omit<Props, 'measuring' | 'fittings'>) {
  const { maker } = part;
  if (isSentAbroad(part, order))
    return (
      <FittingAbroad
        order={order}
        part={part}
        isBooked={false}
        isOpen={false}
        found={found}
        fitWindowDays={fitWindowDays}
      />
    );
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

interface OutOfOrderProps extends Pick<Props, 'order' | 'part' | 'measuring'> {
  fitting: MeasuringAppointment;
}

/** Says of a fitting that it comes before there is something to try on, with the way to put that right; nothing where it doesn’t. */
function OutOfOrder({ order, part, fitting, measuring }: OutOfOrderProps) {
  const { bookingId } = fitting;
  if (measuring) {
    const why = tooEarly(fitting, measuring, fittingSpan(order, part, new Date(), measuring.startsAt).from);
    return why && <EarlyNote bookingId={bookingId} why={why} />;
  }
  return (
    <p role="status">
      <strong>No measuring visit is booked any more, so there may be nothing to try on at this fitting.</strong> Please
      book a measuring visit or add the measurements, or{' '}
      <Link to={`/bookings/${bookingId}`} className={classes.fitting}>
        reschedule the fitting
      </Link>
      .
    </p>
  );
}
