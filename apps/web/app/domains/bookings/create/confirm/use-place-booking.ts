import type { Slot } from '@adunni/contracts/availability/availability';
import { placeBooking } from '@adunni/contracts/bookings/bookings';
import type { SentBooking } from '@adunni/contracts/bookings/forms';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError, callApi, messageOf } from '../../../../kit/api/call-api.ts';
import type { Attempt } from '../../../../kit/forms/attempt.ts';
import { dropDraft } from '../draft.ts';

/** Why a booking could not be made, and the times that are free instead when its own is not. */
export interface BookingFailure {
  message: string;
  /** The time can no longer be booked. */
  isTimeGone: boolean;
  freeTimes: readonly Slot[];
}

/** What the person saw has changed: the page shows the new one before they book again. */
const OTHER_OFFER = ['booking_total_changed', 'terms_changed'];
const TIME_GONE = ['slot_taken', 'slot_past', 'not_offered'];

/** Fields of the details that only the server can judge. */
const OF_DETAILS = ['phone', 'guest.phone', 'address.phone'];

/**
 * Books once, however often the button is pressed or the line breaks, and goes on to pay. `onFaults` is told what the
 * server remarked on fields of an earlier step.
 */
export function usePlaceBooking(onFaults: (faults: Record<string, string>) => void) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<BookingFailure | null>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function place({ key, body }: Attempt<SentBooking>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    try {
      const { booking, payment } = await callApi(placeBooking, { body, headers: { 'idempotency-key': key } });
      dropDraft();
      const page = `/bookings/${booking._id}`;
      if (!payment) return void (await navigate(`${page}?placed`, { replace: true }));
      redirectToPayment(page, payment.url);
    } catch (error) {
      if (error instanceof ApiError && OTHER_OFFER.includes(error.code)) await revalidate();
      setBusy(false);
      const faults = faultsOf(error);
      if (faults.length > 0) onFaults(Object.fromEntries(faults));
      else setRefused(refusalOf(error));
    }
  }

  return { busy, refused, place, reset: () => setRefused(null) };
}

/** Goes to pay such that who comes back without paying comes to the booking’s page, and not to its form. */
function redirectToPayment(page: string, url: string): void {
  window.history.replaceState(null, '', page);
  // A browser may bring the form back as it was left, under the address of the booking.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign(url);
}

const faultsOf = (error: unknown): [string, string][] =>
  error instanceof ApiError ? Object.entries(error.fields).filter(([field]) => OF_DETAILS.includes(field)) : [];

function refusalOf(error: unknown): BookingFailure {
  const known = error instanceof ApiError ? error : null;
  return {
    message: messageOf(error, 'The booking could not be placed. Nothing was charged. Please try again.'),
    isTimeGone: TIME_GONE.includes(known?.code ?? ''),
    freeTimes: known?.alternatives.freeTimes ?? [],
  };
}
