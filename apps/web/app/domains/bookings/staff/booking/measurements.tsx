import {
  proposeBookingMeasurements,
  readBookingMeasurements,
  type StaffBooking,
} from '@adunni/contracts/bookings/staff';
import type { SentFitting } from '@adunni/contracts/measurements/forms';
import type { Measured } from '@adunni/contracts/measurements/measurements';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import { toast } from '../../../../kit/toasts.ts';
import { Fittings } from '../../../measurements/public/fittings.tsx';
import { FrozenLengths } from '../../../measurements/public/frozen-lengths.tsx';
import classes from './booking.module.css';

/** The measurements that came with a booking or were taken at it: read on purpose, because every reading is written down. */
export function Measurements({ booking: { _id, service, hasMeasurements, canMeasure } }: { booking: StaffBooking }) {
  const nothing = { title: service.title, frozen: null, proposals: [] };
  const [measured, setMeasured] = useState<Measured | null>(hasMeasurements ? null : nothing);
  const [busy, setBusy] = useState(false);
  const params = { bookingId: _id };
  if (!hasMeasurements && !canMeasure) return null;

  async function read(): Promise<void> {
    setBusy(true);
    try {
      setMeasured((await callApi(readBookingMeasurements, { params })).measurements);
    } catch (error) {
      toast('error', messageOf(error, 'The measurements could not be loaded. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section title="Measurements">
      {measured ? (
        <>
          {measured.frozen ? (
            <FrozenLengths frozen={measured.frozen} isOpen />
          ) : (
            <p className={classes.soft}>No measurement profile used.</p>
          )}
          <Fittings
            measured={measured}
            propose={(body: SentFitting) => callApi(proposeBookingMeasurements, { params, body })}
            isMaker={canMeasure}
            onChanged={read}
          />
        </>
      ) : (
        <div className={classes.screen}>
          <Button variant="default" loading={busy} onClick={read}>
            Show measurements
          </Button>
          <p className={classes.soft}>Views are logged.</p>
        </div>
      )}
    </Section>
  );
}
