import type { Booking } from '@adunni/contracts/bookings/bookings';
import { REPORT_REASON_LABELS, REPORT_STATUSES } from '@adunni/contracts/bookings/report-rules';
import type { BookingReport } from '@adunni/contracts/bookings/reports';
import { moment } from '../../../../kit/dates.ts';
import { Money } from '../../../../kit/money/currency-context.tsx';
import classes from '../booking.module.css';

/** What the customer reported of the booking, and how it was settled. */
export function ReportNotice({ booking: { report, maker } }: { booking: Booking }) {
  if (!report) return null;
  const isOpen = report.status === 'open';
  return (
    <section className={classes.notice} data-tone={isOpen ? undefined : 'off'} aria-labelledby="report">
      <h2 id="report">Your report: {REPORT_STATUSES[report.status].label.toLowerCase()}</h2>
      {isOpen ? (
        <p>Adunni is reviewing it and will tell you the outcome. {maker.name} can reply in the conversation.</p>
      ) : (
        <Outcome report={report} />
      )}
      <div>
        <p className={classes.soft}>
          {REPORT_REASON_LABELS[report.reason]}, {moment(report.at)}
        </p>
        <p className={classes.words}>“{report.text}”</p>
      </div>
    </section>
  );
}

function Outcome({ report: { status, refunded, note } }: { report: BookingReport }) {
  return (
    <div>
      {status === 'refunded' && (
        <p>
          <strong>
            <Money amount={refunded} charged />
          </strong>{' '}
          will be refunded to your original payment method. This usually takes up to ten working days.
        </p>
      )}
      <p className={classes.words}>Adunni: “{note}”</p>
    </div>
  );
}
