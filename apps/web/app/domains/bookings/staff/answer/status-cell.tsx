import type { bookingResource } from '@adunni/contracts/bookings/staff';
import { BOOKING_STATUSES } from '@adunni/contracts/bookings/statuses';
import type { RowOf } from '@adunni/contracts/resource';
import { Button, VisuallyHidden } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazy } from '../../../../kit/lazy.ts';
import { Status } from '../../../../kit/resource/status.tsx';
import { workMoment } from '../../../availability/public/clocks/own-moment.ts';
import classes from './status-cell.module.css';

/** What it is made of, fields and all, would make every opening of the list slower. */
const EndDialog = lazy(async () => ({ default: (await import('../change/end-dialog.tsx')).EndDialog }));
const AcceptDialog = lazy(async () => ({ default: (await import('../change/accept-dialog.tsx')).AcceptDialog }));

type Row = RowOf<typeof bookingResource>;

/** How a booking in the list stands; one that waits for its workshop is answered right there. */
export function StatusCell({ booking }: { booking: Row }) {
  const { status, answerBy, hasProposal, isReported, isToRecord, lacksCall, zone } = booking;
  return (
    <>
      <Status tone={lacksCall || isToRecord ? 'waiting' : BOOKING_STATUSES[status].tone}>
        {BOOKING_STATUSES[status].label}
        {status === 'pending' &&
          !hasProposal &&
          (answerBy ? `, respond by ${workMoment(answerBy, zone)}` : ', payment in progress')}
        {hasProposal && ', other time proposed'}
        {isToRecord && ', to record'}
        {lacksCall && ', joining details missing'}
        {isReported && ', reported'}
      </Status>
      {answerBy && !hasProposal && <Answer booking={booking} />}
    </>
  );
}

function Answer({ booking }: { booking: Row }) {
  const { _id, version, number, customer, paid, startsAt } = booking;
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className={classes.answer}>
      <Button size="compact-sm" onClick={() => setOpen('accept')}>
        Accept<VisuallyHidden> {number}</VisuallyHidden>
      </Button>
      <Button size="compact-sm" variant="subtle" color="red" onClick={() => setOpen('decline')}>
        Decline<VisuallyHidden> {number}</VisuallyHidden>
      </Button>
      {open === 'accept' && (
        <Suspense>
          <AcceptDialog booking={booking} service={booking.service} customer={customer} onClose={close} />
        </Suspense>
      )}
      {open === 'decline' && (
        <Suspense>
          <EndDialog
            booking={{ _id, number, version, startsAt, refundIfCancelled: paid, customer: { name: customer } }}
            isDecline
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
