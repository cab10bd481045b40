import type { StaffBooking } from '@adunni/contracts/bookings/staff';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { AcceptDialog, CompleteDialog } from '../change/accept-dialog.tsx';
import { EndDialog } from '../change/end-dialog.tsx';
import { MoveDialog } from '../change/move-dialog.tsx';
import { NoShowDialog } from '../change/no-show-dialog.tsx';
import { ReceivedDialog } from '../change/received-dialog.tsx';
import { changeHints } from '../labels.ts';
import classes from './booking.module.css';

type Step = Exclude<keyof StaffBooking['can'], 'edit'>;

/** What can be done to a booking, the usual first. */
const STEPS: readonly { step: Step; label: string; look: 'filled' | 'default' | 'quiet' | 'end' }[] = [
  { step: 'accept', label: 'Accept', look: 'filled' },
  { step: 'complete', label: 'Complete', look: 'filled' },
  { step: 'receive', label: 'Record payment', look: 'filled' },
  { step: 'propose', label: 'Propose another time', look: 'default' },
  { step: 'reschedule', label: 'Reschedule', look: 'default' },
  { step: 'noShow', label: 'No-show', look: 'quiet' },
  { step: 'decline', label: 'Decline', look: 'end' },
  { step: 'cancel', label: 'Cancel booking', look: 'end' },
];

const LOOKS = {
  filled: {},
  default: { variant: 'default' },
  quiet: { variant: 'subtle' },
  end: { variant: 'subtle', color: 'red' },
} as const;

/** The steps that a booking can take now, each in a dialog of its own. */
export function Steps({ booking, isOfStaff }: { booking: StaffBooking; isOfStaff: boolean }) {
  const [open, setOpen] = useState<Step | null>(null);
  const close = (): void => setOpen(null);
  // Of what was only asked for one says no by declining.
  const possible = STEPS.filter(({ step }) => booking.can[step] && !(step === 'cancel' && booking.can.decline));
  const button = ({ step, label, look }: (typeof STEPS)[number]) => (
    <Button key={step} size="md" {...LOOKS[look]} onClick={() => setOpen(step)}>
      {label}
    </Button>
  );
  if (possible.length === 0 && !booking.can.edit) return null;
  const hints = changeHints(booking);
  return (
    <div className={classes.steps} data-actions="">
      {possible.filter(({ look }) => look === 'filled' || look === 'default').map(button)}
      {booking.can.edit && (
        <Button size="md" variant="default" component={Link} to={`../edit/${booking._id}`} relative="path">
          Edit
        </Button>
      )}
      {possible.filter(({ look }) => look === 'quiet' || look === 'end').map(button)}
      {hints.length > 0 && (
        <ul className={classes.hints}>
          {hints.map(([label, text]) => (
            <li key={label}>
              <strong>{label}</strong>: {text}
            </li>
          ))}
        </ul>
      )}
      {open === 'accept' && (
        <AcceptDialog
          booking={booking}
          service={booking.service.title}
          customer={booking.customer.name}
          onClose={close}
        />
      )}
      {open === 'complete' && <CompleteDialog booking={booking} isOfStaff={isOfStaff} onClose={close} />}
      {open === 'receive' && <ReceivedDialog booking={booking} onClose={close} />}
      {(open === 'propose' || open === 'reschedule') && (
        <MoveDialog booking={booking} isProposal={open === 'propose'} onClose={close} />
      )}
      {open === 'noShow' && <NoShowDialog booking={booking} onClose={close} />}
      {(open === 'decline' || open === 'cancel') && (
        <EndDialog booking={booking} isDecline={open === 'decline'} onClose={close} />
      )}
    </div>
  );
}
