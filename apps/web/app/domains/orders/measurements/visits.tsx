import type { MeasuringAppointment, WaitingProposal } from '@adunni/contracts/measurements/measurements';
import { aboutDays } from '@adunni/contracts/orders/arrival';
import { awaitsMaker } from '@adunni/contracts/orders/fitting';
import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { VISIT_NAMES } from '@adunni/contracts/services/measuring';
import { Money } from '../../../kit/money/currency-context.tsx';
import { fittingPlaces, leastPrice, type Measuring } from '../../services/public/measuring.ts';
import { fittingDays } from '../public/fitting-day.ts';
import { BookedMeasuring } from './booked-measuring.tsx';
import { MeasuringLink } from './measuring-link.tsx';
import classes from './visits.module.css';

interface Props {
  order: Pick<Order, '_id' | 'placedAt' | 'status'>;
  part: OrderPart;
  /** At which somebody is measured for it, if one is booked. */
  appointment: MeasuringAppointment | null;
  proposals: readonly WaitingProposal[];
  /** Where the maker measures and fits; nothing where that is not known. */
  found: Measuring | undefined;
}

/** The visits of a part that waits for measurements, in their order: being measured now, the fitting later. */
export function Visits({ order, part, appointment, proposals, found }: Props) {
  const { _id, maker } = part;
  const price = found ? leastPrice(found.fitting) : null;
  const span = aboutDays(fittingDays(order, part));
  return (
    <ol className={classes.visits}>
      <li>
        <h3>{VISIT_NAMES.measuring}</h3>
        {appointment ? (
          <BookedMeasuring maker={maker.name} appointment={appointment} proposals={proposals} />
        ) : (
          <MeasuringLink orderId={order._id} partId={_id} maker={maker} found={found} />
        )}
      </li>
      <li>
        <h3>{VISIT_NAMES.fitting}</h3>
        <p>
          {found && price !== null && `A fitting is ${fittingPlaces(found.fitting)}. `}
          Later, once there is something to try on: {span} after {maker.name} has the measurements.{' '}
          {awaitsMaker(part, order)
            ? `You can book it here once ${maker.name} has confirmed and the measurements are there`
            : 'You can book it here once the measurements are there'}
          {price !== null && (
            <>
              , from <Money amount={price} />
            </>
          )}
          .
        </p>
      </li>
    </ol>
  );
}
