import type { MeasuringAppointment } from '@adunni/contracts/measurements/measurements';
import { isSamePlace } from '../measurements/visit-text.ts';
import { BookedFitting } from './booked-fitting.tsx';

interface Props {
  fittings: readonly MeasuringAppointment[];
  /** Where a booking is seen by whoever reads this. */
  toOf: (fitting: MeasuringAppointment) => string;
  /** What leads there. */
  actionOf: (fitting: MeasuringAppointment) => string;
  /** Who tries on where nobody else is named, as whoever reads this calls them. */
  customer?: string;
}

/** The fittings that are booked for a part of an order; a place is said once where several in a row are there. */
export function BookedFittings({ fittings, toOf, actionOf, customer }: Props) {
  return fittings.map((fitting, index) => (
    <BookedFitting
      key={fitting.bookingId}
      fitting={fitting}
      to={toOf(fitting)}
      action={actionOf(fitting)}
      isSamePlace={isSamePlace(fittings, index)}
      {...(customer && { customer })}
    />
  ));
}
