import { type Booking, cancelBooking } from '@adunni/contracts/bookings/bookings';
import { costOfCancelling, freeUntil, isFreeToCancel } from '@adunni/contracts/bookings/changing';
import { toNaira } from '@adunni/contracts/money';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { Money } from '../../../../kit/money/currency-context.tsx';
import { naira } from '../../../../kit/money/naira.ts';
import { ownMomentText } from '../../own-writing.ts';
import { changingOf } from '../../terms-of.ts';

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** Says what cancelling costs and what comes back, before it is done, and then what the server gave back. */
export default function CancelDialog({ booking, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { _id: bookingId, version } = booking;
  const changing = changingOf(booking);
  const now = new Date();
  const cost = costOfCancelling(changing, now);
  const [back, kept] = cost ? [toNaira(cost.back), toNaira(cost.kept)] : [0, 0];
  const isFree = booking.status !== 'pending' && !booking.movedByMaker && isFreeToCancel(changing, now);
  return (
    <ChangeDialog
      title="Cancel this booking?"
      action="Cancel the booking"
      dismiss="Keep the booking"
      done={({ booking: { refunded, paid } }) => doneText(refunded, paid - refunded)}
      fallback="The booking could not be cancelled. Please try again."
      isDestructive
      isReady={cost !== null}
      change={() => callApi(cancelBooking, { params: { bookingId }, body: { version, reason, expectedKept: kept } })}
      onClose={onClose}
    >
      {cost ? <Cost back={back} kept={kept} /> : <Text>It has begun, so it can no longer be cancelled.</Text>}
      {isFree && booking.cancellationPolicy.freeHours > 0 && (
        <Text c="dimmed" size="sm">
          Cancelling costs nothing until {ownMomentText(freeUntil(changing).toISOString())}.
        </Text>
      )}
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

const doneText = (back: number, kept: number): string =>
  [
    'Your booking is cancelled.',
    back > 0 && `${naira(back)} is on its way back to you.`,
    kept > 0 && `${naira(kept)} stays with the maker.`,
  ]
    .filter(Boolean)
    .join(' ');

function Cost({ back, kept }: { back: number; kept: number }) {
  if (kept === 0 && back === 0) return <Text>It costs you nothing: nothing has been paid.</Text>;
  return (
    <div>
      {kept > 0 && (
        <Text>
          <strong>
            <Money amount={kept} charged /> stays with the maker
          </strong>
          , under the terms you booked with.
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
    </div>
  );
}
