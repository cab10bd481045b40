import { recordReceived, type StaffBooking } from '@adunni/contracts/bookings/staff';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { shopDay } from '../../../../kit/dates.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { naira } from '../../../../kit/money/naira.ts';
import { DayField, MoneyField } from '../../../../kit/resource/form/fields.tsx';

interface Props {
  booking: StaffBooking;
  onClose: () => void;
}

/** Notes what the customer paid directly of a booking that took place, in cash or by transfer. */
export function ReceivedDialog({ booking: { _id, version, number, total, paid, startsAt }, onClose }: Props) {
  const rest = total - paid;
  const [today] = useState(() => shopDay(new Date().toISOString()));
  const [amount, setAmount] = useState<number | null>(rest);
  const [day, setDay] = useState<string | null>(today);
  const isTooMuch = amount !== null && amount > rest;
  return (
    <ChangeDialog
      title="Record payment"
      action="Record payment"
      done={`Payment recorded for ${number}.`}
      fallback="The payment could not be recorded. Please try again."
      isReady={amount !== null && amount > 0 && !isTooMuch && day !== null}
      change={() =>
        callApi(recordReceived, { params: { bookingId: _id }, body: { version, amount: amount ?? 0, day: day ?? '' } })
      }
      onClose={onClose}
    >
      <Text>
        {naira(rest)} was left to be paid directly. The customer sees what you record. It can be recorded once and can’t
        be changed.
      </Text>
      <MoneyField
        label="Amount received"
        size="md"
        value={amount}
        onChange={setAmount}
        error={isTooMuch && `At most ${naira(rest)}.`}
        required
      />
      <DayField
        label="Received on"
        size="md"
        min={shopDay(startsAt)}
        max={today}
        value={day}
        onChange={setDay}
        required
      />
    </ChangeDialog>
  );
}
