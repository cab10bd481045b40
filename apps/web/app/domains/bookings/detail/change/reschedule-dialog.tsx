import { type Booking, listBookingSlots, rescheduleBooking } from '@adunni/contracts/bookings/bookings';
import { freeUntil, isFreeToCancel, keptShare } from '@adunni/contracts/bookings/changing';
import { toNaira } from '@adunni/contracts/money';
import { Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { naira } from '../../../../kit/money/naira.ts';
import { momentText, zoneName } from '../../../availability/public/clocks/times.ts';
import { ownZone } from '../../../availability/public/clocks/use-zone.ts';
import { SlotPicker } from '../../../availability/public/slots/slot-picker.tsx';
import type { AskSlots } from '../../../availability/public/slots/use-slots.ts';
import { movedArrivalWords } from '../../arrival-effect.ts';
import { findMeasured, type Measured } from '../../create/measured.ts';
import { FittingNote, isUnmeasured } from '../../fitting-note.tsx';
import { placeMomentText } from '../../own-writing.ts';
import { changingOf } from '../../terms-of.ts';
import { WhenLabel } from '../../when.tsx';
import { movingLabel } from '../labels.ts';

/** Moves a booking to another free time. */
export default function RescheduleDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { _id: bookingId, version, startsAt, zone, seats } = booking;
  const measured = useTriedOn(booking);
  const [chosen, setChosen] = useState<string | null>(null);
  /** Goes up when a time was taken meanwhile, so that the free ones are asked for anew. */
  const [round, setRound] = useState(0);
  const ask: AskSlots = useCallback(
    (query, signal) => callApi(listBookingSlots, { params: { bookingId }, query, signal }),
    [bookingId],
  );

  async function move() {
    try {
      const body = { version, startsAt: chosen ?? startsAt };
      return await callApi(rescheduleBooking, { params: { bookingId }, body });
    } catch (error) {
      setChosen(null);
      setRound(round + 1);
      throw error;
    }
  }

  return (
    <ChangeDialog
      title="Reschedule booking"
      action="Reschedule"
      dismiss="Keep current time"
      done={({ booking: moved }) =>
        `Booking rescheduled to ${momentText(moved.startsAt, moved.zone)}, ${zoneName(moved.zone)} time.`
      }
      fallback="The booking could not be rescheduled. Please try again."
      isReady={chosen !== null && !(measured && isUnmeasured(measured, chosen))}
      size="60rem"
      change={move}
      onClose={onClose}
    >
      <Text>
        Booked for <WhenLabel startsAt={startsAt} own={ownZone()} zone={zone} />
      </Text>
      <Text c="dimmed" size="sm">
        {movingLabel(booking, Date.now())}
      </Text>
      <SlotPicker
        key={round}
        ask={ask}
        nextFreeAt={startsAt}
        own={ownZone()}
        zone={zone}
        seats={seats}
        isClass={booking.service.kind === 'class'}
        defaultValue={startsAt}
        from={measured?.fitting?.from}
        until={measured?.fitting?.until}
        notBefore={measured?.measuredBy}
        onChoose={(slot) => setChosen(slot?.start ?? null)}
      />
      {measured && <FittingNote measured={measured} start={chosen} zone={zone} />}
      {chosen && <Text>{movedArrivalWords(booking, chosen)}</Text>}
      {chosen && <Text>{afterwards(booking, new Date(chosen), new Date())}</Text>}
    </ChangeDialog>
  );
}

/** What is tried on at a fitting; null at other visits, and while that is being asked. */
function useTriedOn({ order }: Booking): Measured | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const asked = order?.isFitting
    ? `${new URLSearchParams({ order: order._id, part: order.partId, for: 'fitting' })}`
    : '';
  useEffect(() => {
    // Without an answer the times are free to choose, and refused by the server where they must be.
    findMeasured(new URLSearchParams(asked)).then(setMeasured, () => undefined);
  }, [asked]);
  return measured;
}

/** What cancelling the booking would cost at its new time. */
function afterwards(booking: Booking, startsAt: Date, now: Date): string {
  const changing = changingOf(booking);
  const free = 'Rescheduling is free.';
  const kept = keptShare(changing, changing.latePercent);
  if (booking.status === 'pending' || kept === 0) return free;
  const until = freeUntil({ ...changing, startsAt });
  return isFreeToCancel(changing, now) && now <= until
    ? `${free} You can then cancel free of charge until ${placeMomentText(until.toISOString(), booking.zone)}.`
    : `${free} If you cancel afterwards, ${naira(toNaira(kept))} is kept by the maker.`;
}
