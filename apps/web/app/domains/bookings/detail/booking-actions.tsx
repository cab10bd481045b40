import { type Booking, getBookingIcs, getBookingReceipt } from '@adunni/contracts/bookings/bookings';
import { AGREED_BOOKINGS, LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazy } from '../../../kit/lazy.ts';
import { placeMomentText } from '../own-writing.ts';
import classes from './booking.module.css';
import { Download, OPEN_IN_CALENDAR } from './download.tsx';
import { movingLabel } from './labels.ts';
import { ShareVisit } from './share/share-visit.tsx';

const CancelDialog = lazy(() => import('./change/cancel-dialog.tsx'));
const RescheduleDialog = lazy(() => import('./change/reschedule-dialog.tsx'));
const ReportDialog = lazy(() => import('./report/report-dialog.tsx'));

/** What one can do with a booking: move it, cancel it, take it along. */
export function BookingActions({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState<'move' | 'cancel' | 'report' | null>(null);
  const { service, status, moving, cancelling, reportable } = booking;
  const isLive = LIVE_BOOKINGS.includes(status);
  const moves = movingLabel(booking, Date.now());
  const close = () => setOpen(null);
  return (
    <section aria-label="Manage booking" className={classes.given}>
      <div className={classes.buttons}>
        {moving.isPossible && (
          <Button variant="default" onClick={() => setOpen('move')}>
            Reschedule
          </Button>
        )}
        {AGREED_BOOKINGS.includes(status) && (
          <Download
            booking={booking}
            endpoint={getBookingIcs}
            ending="ics"
            label="Add to calendar"
            saved={OPEN_IN_CALENDAR}
          />
        )}
        <ShareVisit booking={booking} />
        {booking.paid > 0 && (
          <Download booking={booking} endpoint={getBookingReceipt} ending="pdf" label="Download receipt" />
        )}
        {!isLive && service._id && (
          <Button component={Link} to={`/bookings/create?service=${service._id}`} variant="default">
            Book again
          </Button>
        )}
        {reportable && (
          <Button variant="default" onClick={() => setOpen('report')}>
            Report a problem
          </Button>
        )}
        {cancelling && (
          <Button variant="outline" color="red" onClick={() => setOpen('cancel')}>
            Cancel
          </Button>
        )}
      </div>
      {moves && <p className={classes.soft}>{moves}</p>}
      {reportable?.until && (
        <p className={classes.soft}>
          You can report a problem until {placeMomentText(reportable.until, booking.zone)}.
        </p>
      )}
      <Suspense>
        {open === 'move' && <RescheduleDialog booking={booking} onClose={close} />}
        {open === 'cancel' && cancelling && <CancelDialog booking={booking} onClose={close} />}
        {open === 'report' && reportable && (
          <ReportDialog booking={booking} reasons={reportable.reasons} onClose={close} />
        )}
      </Suspense>
    </section>
  );
}
