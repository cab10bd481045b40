import { cancelBookingAsWorker, declineBooking, type StaffBooking } from '@adunni/contracts/bookings/staff';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { naira } from '../../../../kit/money/naira.ts';
import { endedText } from '../labels.ts';

interface Props {
  booking: Pick<StaffBooking, '_id' | 'number' | 'version' | 'refundIfCancelled' | 'startsAt'> & {
    customer: { name: string };
  };
  isDecline: boolean;
  onClose: () => void;
}

/** Declines what was asked for, or cancels what was agreed. All that was paid goes back, and the dialog says how much. */
export function EndDialog({
  booking: { _id, number, version, refundIfCancelled, customer, startsAt },
  isDecline,
  onClose,
}: Props) {
  const [reason, setReason] = useState('');
  return (
    <ChangeDialog
      title={isDecline ? 'Decline booking' : 'Cancel booking'}
      action={isDecline ? 'Decline' : 'Cancel booking'}
      {...(!isDecline && { dismiss: 'Keep booking' })}
      done={isDecline ? `Booking ${number} declined.` : `Booking ${number} cancelled.`}
      fallback="This could not be saved. Please try again."
      isDestructive
      isReady={reason.trim() !== ''}
      change={() =>
        callApi(isDecline ? declineBooking : cancelBookingAsWorker, {
          params: { bookingId: _id },
          body: { version, reason },
        })
      }
      onClose={onClose}
    >
      <Text>
        {refundIfCancelled > 0
          ? `${customer.name} gets a full refund of ${naira(refundIfCancelled)}.`
          : 'Nothing was paid, so there is no refund.'}{' '}
        {endedText(startsAt, Date.now())}
      </Text>
      <ProseField
        label="Reason"
        description="Visible to the customer."
        value={reason}
        onChange={setReason}
        maxLength={400}
        required
      />
    </ChangeDialog>
  );
}
