import type { Slot } from '@adunni/contracts/availability';
import { placeBooking } from '@adunni/contracts/bookings';
import type { SentBooking } from '@adunni/contracts/bookings-forms';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError, callApi, messageOf } from '../../../../kit/api/call-api.ts';
import type { Attempt } from '../../../../kit/paying/attempt.ts';
import { dropDraft } from '../draft.ts';

/** Why a booking could not be made, and the times that are free instead when its own is not. */
export interface Refused {
  message: string;
  /** The time can no longer be booked. */
  isTimeGone: boolean;
  freeTimes: readonly Slot[];
}

const TIME_GONE = ['slot_taken', 'slot_past', 'not_offered'];

/** Books once, however often the button is pressed or the line breaks, and goes on to pay. */
export function usePlaceBooking() {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function place({ key, content }: Attempt): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    try {
      const body = JSON.parse(content) as SentBooking;
      const { booking, payment } = await callApi(placeBooking, { body, headers: { 'idempotency-key': key } });
      dropDraft();
      const page = `/bookings/${booking._id}`;
      if (!payment) return void (await navigate(page, { replace: true }));
      // Who goes back from paying comes to the booking, and not to its form.
      window.history.replaceState(null, '', page);
      window.location.assign(payment.url);
    } catch (error) {
      setRefused(refusalOf(error));
      if (error instanceof ApiError && error.code === 'booking_total_changed') await revalidate();
      setBusy(false);
    }
  }

  return { busy, refused, place, forget: () => setRefused(null) };
}

function refusalOf(error: unknown): Refused {
  const known = error instanceof ApiError ? error : null;
  return {
    message: messageOf(error, 'The booking could not be made. Nothing was charged; please try again.'),
    isTimeGone: TIME_GONE.includes(known?.code ?? ''),
    freeTimes: known?.alternatives.freeTimes ?? [],
  };
}
