import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/NumberInput.css';
import { refundReport, type StaffBooking } from '@adunni/contracts/bookings/staff';
import { Checkbox, NumberInput, Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { naira } from '../../../../kit/money/naira.ts';

interface Props {
  booking: StaffBooking;
  refundable: number;
  onClose: () => void;
}

/** Gives back some or all of what was paid; it is asked for once more, with the amount. */
export function RefundReportDialog({ booking, refundable, onClose }: Props) {
  const { _id, version, customer, maker } = booking;
  const [amount, setAmount] = useState<number | ''>('');
  const [note, setNote] = useState('');
  const [isSure, setSure] = useState(false);
  const asked = amount === '' ? 0 : amount;
  const isTooMuch = asked > refundable;
  const fits = asked > 0 && !isTooMuch;

  function choose(value: number | string): void {
    setAmount(typeof value === 'number' ? value : '');
    setSure(false);
  }

  return (
    <ChangeDialog
      title="Refund the booking"
      action={fits ? `Refund ${naira(asked)}` : 'Refund'}
      done="Refund issued. The customer and the maker have been notified."
      fallback="The refund could not be issued. Please try again."
      isDestructive
      isReady={fits && isSure && note.trim() !== ''}
      change={() => callApi(refundReport, { params: { bookingId: _id }, body: { version, note, amount: asked } })}
      onClose={onClose}
    >
      <NumberInput
        label="Amount"
        description={`Up to ${naira(refundable)}${seatsHint(booking)}.`}
        size="md"
        prefix="₦"
        thousandSeparator=","
        decimalScale={2}
        min={0}
        hideControls
        value={amount}
        onChange={choose}
        error={isTooMuch && `At most ${naira(refundable)}.`}
        required
      />
      {fits && (
        <Text>
          {customer.name} gets {naira(asked)} back.{' '}
          {asked < refundable
            ? `${naira(refundable - asked)} stays with ${maker.name}, less commission.`
            : `Nothing stays with ${maker.name}.`}
        </Text>
      )}
      <ProseField
        label="Reason"
        description={`${customer.name} and ${maker.name} read it.`}
        value={note}
        onChange={setNote}
        maxLength={1000}
        required
      />
      <Checkbox
        label={fits ? `Refund ${naira(asked)}. This can’t be undone.` : 'This can’t be undone.'}
        checked={isSure}
        onChange={({ currentTarget }) => setSure(currentTarget.checked)}
      />
    </ChangeDialog>
  );
}

const seatsHint = ({ seats, price }: StaffBooking): string => (seats > 1 ? `; one seat was ${naira(price)}` : '');
