import { REPORT_REASON_LABELS, REPORT_STATUSES } from '@adunni/contracts/bookings/report-rules';
import type { StaffBooking } from '@adunni/contracts/bookings/staff';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { naira } from '../../../../kit/money/naira.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import { StatusLabel } from '../../../../kit/resource/status.tsx';
import { workMoment } from '../../../availability/public/clocks/own-moment.ts';
import classes from '../booking/booking.module.css';
import { RefundReportDialog } from './refund-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';

/** What the customer reported of a booking; staff settle it here, makers answer in the conversation. */
export function ReportPanel({ booking }: { booking: StaffBooking }) {
  const { report, settling, zone } = booking;
  if (!report) return null;
  const { reason, text, status, at, settledAt, note, refunded } = report;
  return (
    <Section title="Reported problem">
      <p className={classes.note}>
        <StatusLabel of={REPORT_STATUSES} is={status} />
        {`, ${REPORT_REASON_LABELS[reason].toLowerCase()}, ${workMoment(at, zone)}`}
      </p>
      <p className={classes.note}>{text === '' ? 'The customer’s message has been deleted.' : text}</p>
      {settledAt && (
        <p className={classes.note}>
          <strong>Adunni, {workMoment(settledAt, zone)}:</strong> {refunded > 0 && `${naira(refunded)} refunded. `}
          {note}
        </p>
      )}
      {status === 'open' && !settling && (
        <p className={classes.soft}>
          Adunni decides on this report. Reply to the customer in the conversation; until then, earnings for this
          booking are on hold.
        </p>
      )}
      {settling && <Settling booking={booking} settling={settling} />}
    </Section>
  );
}

interface SettlingProps {
  booking: StaffBooking;
  settling: NonNullable<StaffBooking['settling']>;
}

function Settling({ booking, settling: { canReopen, refundable } }: SettlingProps) {
  const [open, setOpen] = useState<'refund' | 'reopen' | 'decline' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className={classes.steps}>
      {refundable > 0 && (
        <Button size="md" onClick={() => setOpen('refund')}>
          Refund
        </Button>
      )}
      {canReopen && (
        <Button size="md" variant="default" onClick={() => setOpen('reopen')}>
          Reopen booking
        </Button>
      )}
      <Button size="md" variant="subtle" color="red" onClick={() => setOpen('decline')}>
        Decline report
      </Button>
      {open === 'refund' && <RefundReportDialog booking={booking} refundable={refundable} onClose={close} />}
      {(open === 'reopen' || open === 'decline') && (
        <SettleDialog booking={booking} isDecline={open === 'decline'} onClose={close} />
      )}
    </div>
  );
}
