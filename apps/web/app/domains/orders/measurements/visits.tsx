import type { BookingRow } from '@adunni/contracts/bookings/bookings';
import { ifOrderEnds } from '@adunni/contracts/bookings/order-ends';
import type { MeasuringAppointment, WaitingProposal } from '@adunni/contracts/measurements/measurements';
import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { isSentAbroad } from '@adunni/contracts/services/attending';
import { VISIT_NAMES } from '@adunni/contracts/services/measuring';
import type { ServiceCard } from '@adunni/contracts/services/services';
import type { ReactNode } from 'react';
import type { Measuring } from '../../services/public/measuring.ts';
import { FittingVisit } from '../fittings/fitting-visit.tsx';
import { BookedMeasuring } from './booked-measuring.tsx';
import { MeasuringLink } from './measuring-link.tsx';
import { MeasuringNearby } from './measuring-nearby.tsx';
import classes from './visits.module.css';

interface Props {
  order: Pick<Order, '_id' | 'number' | 'placedAt' | 'address'>;
  part: OrderPart;
  /** At which somebody is measured for it, if one is booked. */
  appointment: MeasuringAppointment | null;
  /** Its fittings ahead. */
  fittings: readonly MeasuringAppointment[];
  proposals: readonly WaitingProposal[];
  /** Where the maker measures and fits; nothing where that is not known. */
  found: Measuring | undefined;
  fitWindowDays: number | null;
  /** Who measures for other makers where it goes to. */
  nearby: readonly ServiceCard[];
  /** What the customer has booked of that. */
  bookedNearby: readonly BookingRow[];
  /** Giving the measurements without a visit, as the other way; null where that stands elsewhere. */
  own: ReactNode;
}

/** The visits of a part that waits for measurements, in their order: being measured, the fitting later. */
export function Visits(props: Props) {
  const { order, part, appointment, fittings, proposals, found, fitWindowDays, nearby, bookedNearby, own } = props;
  const { maker } = part;
  return (
    <>
      <ol className={classes.visits}>
        <li>
          <h3>{VISIT_NAMES.measuring}</h3>
          {appointment ? (
            <BookedMeasuring maker={maker.name} appointment={appointment} proposals={proposals} />
          ) : (
            <>
              <MeasuringLink order={order} part={part} found={found} />
              {isSentAbroad(part, order) && (
                <MeasuringNearby order={order} part={part} nearby={nearby} booked={bookedNearby} />
              )}
            </>
          )}
          {own && (
            <>
              <h3 className={classes.own}>Or add measurements yourself</h3>
              {own}
            </>
          )}
        </li>
        <li>
          <h3>{VISIT_NAMES.fitting}</h3>
          <FittingVisit
            order={order}
            part={part}
            measuring={appointment}
            fittings={fittings}
            found={found}
            fitWindowDays={fitWindowDays}
          />
        </li>
      </ol>
      <p>{ifOrderEnds(maker.name, { visits: 'visits booked for it are' })}</p>
    </>
  );
}
