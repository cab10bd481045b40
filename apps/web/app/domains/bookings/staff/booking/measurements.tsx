import { readBookingMeasurements, type StaffBooking } from '@adunni/contracts/bookings/staff';
import type { FrozenMeasurements } from '@adunni/contracts/measurements';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import { toast } from '../../../../kit/toasts.ts';
import { FrozenLengths } from '../../../measurements/use/frozen-lengths.tsx';
import classes from './booking.module.css';

/** The measurements that came with a booking: read on purpose, because every reading is written down. */
export function Measurements({ booking: { _id, hasMeasurements } }: { booking: StaffBooking }) {
  const [frozen, setFrozen] = useState<FrozenMeasurements | null>(null);
  const [busy, setBusy] = useState(false);
  if (!hasMeasurements) return null;

  async function read(): Promise<void> {
    setBusy(true);
    try {
      setFrozen((await callApi(readBookingMeasurements, { params: { bookingId: _id } })).measurements);
    } catch (error) {
      toast('error', messageOf(error, 'The measurements could not be read. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section title="Measurements">
      {frozen ? (
        <FrozenLengths frozen={frozen} isOpen />
      ) : (
        <div className={classes.screen}>
          <Button variant="default" loading={busy} onClick={read}>
            Show the measurements
          </Button>
          <p className={classes.soft}>Each reading is written down with your name.</p>
        </div>
      )}
    </Section>
  );
}
