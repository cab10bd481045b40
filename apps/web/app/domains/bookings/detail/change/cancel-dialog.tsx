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
import { ownZone } from '../../../availability/public/clocks/use-zone.ts';
import { placeMomentText } from '../../own-writing.ts';
import { changingOf } from '../../terms-of.ts';
import { WhenLabel } from '../../when.tsx';

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
      action="Cancel booking"
      dismiss="Keep booking"
      done={({ booking: { refunded, paid } }) => doneText(refunded, paid - refunded)}
      fallback="The booking could not be cancelled. Please try again."
      isDestructive
      isReady={cost !== null}
      change={() => callApi(cancelBooking, { params: { bookingId }, body: { version, reason, expectedKept: kept } })}
      onClose={onClose}
    >
      <Text>
        {booking.service.title}, <WhenLabel startsAt={booking.startsAt} own={ownZone()} zone={booking.zone} />
      </Text>
      {cost ? <Cost back={back} kept={kept} /> : <Text>It has started, so it can no longer be cancelled.</Text>}
      {isFree && booking.cancellationPolicy.freeHours > 0 && (
        <Text c="dimmed" size="sm">
          Free cancellation until {placeMomentText(freeUntil(changing).toISOString(), booking.zone)}.
        </Text>
      )}
      <ProseField
        label="Reason for the maker (optional)"
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
    'Booking cancelled.',
    back > 0 && `${naira(back)} will be refunded.`,
    kept > 0 && `${naira(kept)} is kept by the maker.`,
  ]
    .filter(Boolean)
    .join(' ');

function Cost({ back, kept }: { back: number; kept: number }) {
  if (kept === 0 && back === 0) return <Text>No fee: nothing has been paid.</Text>;
  return (
    <div>
      {kept > 0 && (
        <Text>
          <strong>
            <Money amount={kept} charged /> is kept by the maker
          </strong>
          , under the terms you booked with.
        </Text>
      )}
      {back > 0 && (
        <Text>
          <strong>
            <Money amount={back} charged />
          </strong>{' '}
          will be refunded to your original payment method. This can take a few days with some banks.
        </Text>
      )}
    </div>
  );
}
