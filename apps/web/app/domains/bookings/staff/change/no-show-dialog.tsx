import { markNoShow, type StaffBooking } from '@adunni/contracts/bookings/staff';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ChoiceList } from '../../../../kit/forms/choice-list.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { naira } from '../../../../kit/money/naira.ts';
import { localTime } from '../../../availability/public/clocks/times.ts';
import { availableLater, missedText, NO_EFFECT, withoutDetails } from '../labels.ts';

type Side = 'customer' | 'maker';

/** Notes who did not come, and says beforehand what that means for the money. */
export function NoShowDialog({ booking, onClose }: { booking: StaffBooking; onClose: () => void }) {
  const { _id, number, version, customer, maker, noShowFee, refundIfCancelled, missedFrom, zone } = booking;
  const lacksCall = booking.service.place === 'video' && booking.address === '';
  const earned = noShowFee * (1 - booking.commissionPercent / 100);
  const mayStillCome = Date.now() < Date.parse(missedFrom);
  const [by, setBy] = useState<Side | ''>('');
  const [note, setNote] = useState('');
  const unpaid = booking.isWalkIn ? 0 : booking.balance;
  const back = missedText({ customer: customer.name, back: refundIfCancelled, unpaid });
  const rest = refundIfCancelled - noShowFee;
  const kept = `${maker.name} keeps ${naira(noShowFee)}, ${naira(earned)} after commission${rest > 0 ? `; ${naira(rest)} is refunded` : ''}${unpaid > 0 ? `; the unpaid ${naira(unpaid)} is no longer owed` : ''}. What is kept ${availableLater(Date.now())}`;
  const choices = [
    {
      value: 'customer',
      label: customer.name,
      description: mayStillCome
        ? `May still come: this can be noted from ${localTime(missedFrom, zone).time}.`
        : noShowFee > 0
          ? kept
          : lacksCall
            ? `${withoutDetails(booking.lostCall)} So nothing is kept. ${back}`
            : back,
    },
    { value: 'maker', label: maker.name, description: `${back} ${NO_EFFECT}` },
  ];
  return (
    <ChangeDialog
      title="Who did not come?"
      action="Mark as no-show"
      done={`Booking ${number} marked as no-show.`}
      fallback="This could not be saved. Please try again."
      isDestructive
      isReady={by === 'maker' || (by === 'customer' && !mayStillCome)}
      change={() =>
        callApi(markNoShow, { params: { bookingId: _id }, body: { version, by: by === '' ? 'customer' : by, note } })
      }
      onClose={onClose}
    >
      <ChoiceList label="Who did not come" value={by} choices={choices} onChoose={(value) => setBy(value as Side)} />
      <Text>{booking.isWalkIn ? '' : `${customer.name} is notified. `}This can’t be undone.</Text>
      <ProseField
        label={booking.isWalkIn ? 'Note (optional)' : 'Note to the customer (optional)'}
        value={note}
        onChange={setNote}
        maxLength={1000}
        minRows={2}
      />
    </ChangeDialog>
  );
}
