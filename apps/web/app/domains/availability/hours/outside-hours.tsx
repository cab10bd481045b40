import type { ErrorBody } from '@adunni/contracts/errors';
import { Conflicts } from './conflicts.tsx';

interface Props {
  bookings: NonNullable<ErrorBody['bookings']>;
  zone: string;
}

/** The bookings that new hours leave outside; what to do about them is the maker’s choice. */
export function OutsideHours({ bookings, zone }: Props) {
  const [count, are] = bookings.length === 1 ? ['1 booking', 'is'] : [`${bookings.length} bookings`, 'are'];
  return (
    <div role="alert">
      <p>
        {count} {are} outside these hours:
      </p>
      <Conflicts
        title="Bookings outside these hours"
        bookings={bookings}
        zone={zone}
        listPath="../../bookings/"
        advice="Keep them and save, or open a booking to propose another time."
      />
    </div>
  );
}
