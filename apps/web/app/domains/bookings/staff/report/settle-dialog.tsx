import { declineReport, reopenBooking, type StaffBooking } from '@adunni/contracts/bookings/staff';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';

interface Props {
  booking: StaffBooking;
  isDecline: boolean;
  onClose: () => void;
}

/** Declines a report, or reopens the booking that it is about; both sides read why. */
export function SettleDialog({ booking: { _id, version, customer, maker }, isDecline, onClose }: Props) {
  const [note, setNote] = useState('');
  return (
    <ChangeDialog
      title={isDecline ? 'Decline the report' : 'Reopen the booking'}
      action={isDecline ? 'Decline report' : 'Reopen booking'}
      done={isDecline ? 'Report declined.' : 'Booking reopened.'}
      fallback="This could not be saved. Please try again."
      isDestructive={isDecline}
      isReady={note.trim() !== ''}
      change={() =>
        callApi(isDecline ? declineReport : reopenBooking, { params: { bookingId: _id }, body: { version, note } })
      }
      onClose={onClose}
    >
      <Text>
        {isDecline
          ? `Nothing is refunded, and the earnings become available to ${maker.name} now. This can’t be undone.`
          : `The booking is confirmed again, so that ${maker.name} can reschedule or complete it. What was paid stays on hold.`}
      </Text>
      <ProseField
        label="Reason"
        description={`${customer.name} and ${maker.name} read it.`}
        value={note}
        onChange={setNote}
        maxLength={1000}
        required
      />
    </ChangeDialog>
  );
}
