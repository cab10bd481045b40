import { type Booking, cancelBooking } from '@adunni/contracts/bookings/bookings';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { Money } from '../../../../kit/money/currency-context.tsx';
import { ownMomentText } from '../labels.ts';

interface Props {
  booking: Booking;
  cancelling: NonNullable<Booking['cancelling']>;
  onClose: () => void;
}

/** Says what cancelling costs and what comes back, before it is done. */
export default function CancelDialog({ booking, cancelling, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { _id: bookingId, version } = booking;
  const body = { version, reason, expectedKept: cancelling.kept };
  return (
    <ChangeDialog
      title="Cancel this booking?"
      action="Cancel the booking"
      done="Your booking is cancelled."
      fallback="The booking could not be cancelled. Please try again."
      isDestructive
      change={() => callApi(cancelBooking, { params: { bookingId }, body })}
      onClose={onClose}
    >
      <Cost cancelling={cancelling} />
      <ProseField
        label="Would you tell the maker why? (optional)"
        value={reason}
        onChange={setReason}
        maxLength={400}
        minRows={2}
      />
    </ChangeDialog>
  );
}

function Cost({ cancelling: { back, kept, freeUntil } }: Pick<Props, 'cancelling'>) {
  if (kept === 0 && back === 0) return <Text>It costs you nothing: nothing has been paid.</Text>;
  return (
    <div>
      {kept > 0 && (
        <Text>
          <strong>
            <Money amount={kept} charged /> stays with the maker
          </strong>
          , because the time is so near that nobody else may take it.
        </Text>
      )}
      {back > 0 && (
        <Text>
          <strong>
            <Money amount={back} charged />
          </strong>{' '}
          comes back to where it came from. That can take a few days with some banks.
        </Text>
      )}
      {kept === 0 && freeUntil && (
        <Text c="dimmed" size="sm" mt="xs">
          Cancelling costs nothing until {ownMomentText(freeUntil)}.
        </Text>
      )}
    </div>
  );
}
