import type { StaffPart } from '@adunni/contracts/orders/staff';
import { BookedFitting } from '../../measurements/booked-fitting.tsx';

/** The fittings ahead that are booked for a part, the soonest first. */
export function BookedFittings({ part: { fittings } }: { part: Pick<StaffPart, 'fittings'> }) {
  return fittings.map((fitting) => (
    <BookedFitting
      key={fitting.bookingId}
      fitting={fitting}
      to={`../../bookings/${fitting.bookingId}`}
      action={`booking ${fitting.number}`}
    />
  ));
}
