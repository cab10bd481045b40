import { acceptBooking, completeBooking, type StaffBooking } from '@adunni/contracts/bookings/staff';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { naira } from '../../../../kit/money/naira.ts';
import { acceptedText, availableLater, completedText, spanText, unpaidText, withoutDetails } from '../labels.ts';
import { type Appointment, OtherAppointments } from './other-appointments.tsx';
import { useOtherAppointments } from './use-other-appointments.ts';

interface Props {
  booking: StaffBooking;
  onClose: () => void;
}

interface AcceptProps extends Omit<Props, 'booking'> {
  booking: Appointment & { number: string; version: number; total: number; paid: number };
  service: string;
  /** Name of the customer. */
  customer: string;
}

/** Says yes to what a customer asked for. */
export function AcceptDialog({ booking, service, customer, onClose }: AcceptProps) {
  const { _id, number, version, startsAt, endsAt, zone, total, paid } = booking;
  const [note, setNote] = useState('');
  const { day, isSettled } = useOtherAppointments(booking);
  return (
    <ChangeDialog
      title="Accept booking"
      action="Accept"
      done={`Booking ${number} accepted. The customer has been notified.`}
      fallback="The booking could not be accepted. Please try again."
      isReady={isSettled}
      change={() => callApi(acceptBooking, { params: { bookingId: _id }, body: { version, note } })}
      onClose={onClose}
    >
      <Text>
        <strong>{service}</strong> for {customer}, {spanText(startsAt, endsAt, zone)}
      </Text>
      <OtherAppointments booking={booking} day={day} />
      <Text>{acceptedText({ total, paid })}</Text>
      <ProseField label="Note to the customer (optional)" value={note} onChange={setNote} maxLength={1000} />
    </ChangeDialog>
  );
}

/** Says that the work is done; what is still open of the price is paid directly. */
export function CompleteDialog({ booking, isOfStaff, onClose }: Props & { isOfStaff: boolean }) {
  const { _id, number, version, balance, paid, earnings, isWalkIn, service, address, lostCall } = booking;
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
      {service.place === 'video' && address === '' && (
        <Text>{withoutDetails(lostCall)} Complete it only if the call took place all the same.</Text>
      )}
      {balance > 0 && <Text>{unpaidText(balance, isWalkIn)}</Text>}
      {paid > 0 && (
        <Text>
          {isOfStaff ? 'The maker earns' : 'You earn'} {naira(earnings)} of what was paid through Adunni. It{' '}
          {availableLater(Date.now())}
        </Text>
      )}
      <Text>{completedText(isWalkIn)}</Text>
      <ProseField label="Note to the customer (optional)" value={note} onChange={setNote} maxLength={1000} />
    </ChangeDialog>
  );
}
