import { acceptBooking, completeBooking, type StaffBooking } from '@adunni/contracts/bookings/staff';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { naira } from '../../../../kit/money/naira.ts';
import { AVAILABLE_LATER, completedText, spanText } from '../labels.ts';
import { type Appointment, OtherAppointments } from './other-appointments.tsx';

interface Props {
  booking: StaffBooking;
  onClose: () => void;
}

interface AcceptProps extends Omit<Props, 'booking'> {
  booking: Appointment & { number: string; version: number };
}

/** Says yes to what a customer asked for. */
export function AcceptDialog({ booking, onClose }: AcceptProps) {
  const { _id, number, version, startsAt, endsAt, zone } = booking;
  const [note, setNote] = useState('');
  return (
    <ChangeDialog
      title="Accept booking"
      action="Accept"
      done={`Booking ${number} accepted. The customer has been notified.`}
      fallback="The booking could not be accepted. Please try again."
      change={() => callApi(acceptBooking, { params: { bookingId: _id }, body: { version, note } })}
      onClose={onClose}
    >
      <Text>{spanText(startsAt, endsAt, zone)}</Text>
      <OtherAppointments booking={booking} />
      <ProseField label="Note to the customer (optional)" value={note} onChange={setNote} maxLength={1000} />
    </ChangeDialog>
  );
}

/** Says that the work is done; what is still open of the price is paid directly. */
export function CompleteDialog({ booking, isOfStaff, onClose }: Props & { isOfStaff: boolean }) {
  const { _id, number, version, balance, paid, earnings, isWalkIn } = booking;
  const [note, setNote] = useState('');
  return (
    <ChangeDialog
      title="Complete booking"
      action="Complete"
      done={`Booking ${number} completed.`}
      fallback="The booking could not be completed. Please try again."
      change={() => callApi(completeBooking, { params: { bookingId: _id }, body: { version, note } })}
      onClose={onClose}
    >
      {balance > 0 && (
        <Text>
          {isWalkIn
            ? `${naira(balance)} is paid at the workshop.`
            : `${naira(balance)} was not paid through Adunni. Please settle it directly with the customer; once the booking is completed, you can record it.`}
        </Text>
      )}
      {paid > 0 && (
        <Text>
          {isOfStaff ? 'The maker earns' : 'You earn'} {naira(earnings)} of what was paid through Adunni. It{' '}
          {AVAILABLE_LATER}
        </Text>
      )}
      <Text>{completedText(isWalkIn)}</Text>
      <ProseField label="Note to the customer (optional)" value={note} onChange={setNote} maxLength={1000} />
    </ChangeDialog>
  );
}
