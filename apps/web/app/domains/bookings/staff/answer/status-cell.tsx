import { acceptBooking, type bookingResource } from '@adunni/contracts/bookings/staff';
import { BOOKING_STATUSES } from '@adunni/contracts/bookings/statuses';
import type { RowOf } from '@adunni/contracts/resource';
import { Button, VisuallyHidden } from '@mantine/core';
import { Suspense, useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { moment } from '../../../../kit/dates.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../../kit/forms/use-change.ts';
import { lazy } from '../../../../kit/lazy.ts';
import { Status } from '../../../../kit/resource/status.tsx';
import classes from './status-cell.module.css';

/** What it is made of, fields and all, would make every opening of the list slower. */
const EndDialog = lazy(async () => ({ default: (await import('../change/end-dialog.tsx')).EndDialog }));

type Row = RowOf<typeof bookingResource>;

/** How a booking in the list stands; one that waits for its workshop is answered right there. */
export function StatusCell({ booking }: { booking: Row }) {
  const { status, answerBy, hasProposal, isReported } = booking;
  return (
    <>
      <Status tone={BOOKING_STATUSES[status].tone}>
        {BOOKING_STATUSES[status].label}
        {status === 'pending' &&
          !hasProposal &&
          (answerBy ? `, respond by ${moment(answerBy)}` : ', payment in progress')}
        {hasProposal && ', other time proposed'}
        {isReported && ', reported'}
      </Status>
      {answerBy && !hasProposal && <Answer booking={booking} />}
    </>
  );
}

function Answer({ booking: { _id, version, number, customer, paid } }: { booking: Row }) {
  const [isDeclining, setDeclining] = useState(false);
  const { busy, problem, run } = useChange(
    'Booking accepted. The customer has been notified.',
    'The booking could not be accepted. Please try again.',
    () => undefined,
  );
  return (
    <div className={classes.answer}>
      <Button
        size="compact-sm"
        loading={busy}
        onClick={() => run(() => callApi(acceptBooking, { params: { bookingId: _id }, body: { version } }))}
      >
        Accept<VisuallyHidden> {number}</VisuallyHidden>
      </Button>
      <Button size="compact-sm" variant="subtle" color="red" onClick={() => setDeclining(true)}>
        Decline<VisuallyHidden> {number}</VisuallyHidden>
      </Button>
      <FormProblem message={problem} />
      {isDeclining && (
        <Suspense>
          <EndDialog
            booking={{ _id, version, refundIfCancelled: paid, customer: { name: customer } }}
            isDecline
            onClose={() => setDeclining(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
