import type { StaffBooking } from '@adunni/contracts/bookings/staff';
import { Section } from '../../../../kit/resource/facts.tsx';
import { momentText } from '../../../availability/public/clocks/times.ts';
import { PolicyTerms } from '../../../services/public/policy-terms.tsx';
import { placeWriting } from '../../own-writing.ts';
import { termsOf } from '../../terms-of.ts';
import classes from './booking.module.css';

/** The terms that the customer booked with, as staff and makers read them, by the workshop’s clock. */
export function FrozenTerms({ booking }: { booking: StaffBooking }) {
  const moment = (at: Date): string => momentText(at.toISOString(), booking.zone);
  return (
    <Section title="Changes and cancellations">
      <details className={classes.terms}>
        <summary>Terms of this booking</summary>
        <PolicyTerms
          terms={termsOf(booking, new Date())}
          writing={{ ...placeWriting(booking.zone), moment, reader: 'worker' }}
          added={booking.policy}
        />
      </details>
    </Section>
  );
}
