import type {
  MeasuringAppointment,
  OrderMeasurements,
  WaitingProposal,
} from '@adunni/contracts/measurements/measurements';
import { wantedText } from '@adunni/contracts/measurements/needs';
import { giveMeasurements } from '@adunni/contracts/orders/measurements';
import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { useLocation } from 'react-router';
import { BookedMeasuring } from './booked-measuring.tsx';
import { GiveForm } from './give-form.tsx';
import type { Offers } from './load-offers.ts';
import { Visits } from './visits.tsx';
import classes from './wanted-panel.module.css';
import { WhenGiven } from './when-given.tsx';

/** Names the heading of what a part waits for on its page. */
export const wantedId = (partId: string): string => `wanted-${partId}`;

type Wanted = OrderMeasurements & { wanted: NonNullable<OrderMeasurements['wanted']> };

interface PanelsProps {
  order: Order;
  measured: readonly OrderMeasurements[];
  /** At which somebody is measured for parts of it. */
  appointments: readonly MeasuringAppointment[];
  /** The fittings ahead of the order. */
  fittings: readonly MeasuringAppointment[];
  /** What makers measured and the customer has not answered. */
  proposals: readonly WaitingProposal[];
  offers: Offers;
}

/** The measurements that the parts of a paid order wait for, and every way to give them; nothing when none does. */
export function WantedPanels({ order, measured, appointments, fittings, proposals, offers }: PanelsProps) {
  if (order.status !== 'paid' && order.status !== 'part-paid') return null;
  return order.parts.map((part) => {
    const own = measured.filter(({ partId }) => partId === part._id);
    const lines = own.filter((line): line is Wanted => line.wanted !== null);
    const appointment = appointments.find(({ partId }) => partId === part._id) ?? null;
    const ofBooking = proposals.filter(({ about }) => about._id === appointment?.bookingId);
    if (lines.length === 0)
      return (
        appointment && (
          <StillBooked
            key={part._id}
            part={part}
            appointment={appointment}
            canChange={own.some(({ isReplaceable }) => isReplaceable)}
          />
        )
      );
    return (
      <WantedPanel
        key={part._id}
        order={order}
        part={part}
        lines={lines}
        appointment={appointment}
        fittings={fittings.filter(({ partId }) => partId === part._id)}
        proposals={ofBooking}
        offers={offers}
      />
    );
  });
}

interface StillBookedProps {
  part: OrderPart;
  appointment: MeasuringAppointment;
  /** Whether what is measured at it can still be used. */
  canChange: boolean;
}

/** The measuring that stays booked although the measurements were added meanwhile. */
function StillBooked({ part: { _id, maker }, appointment, canChange }: StillBookedProps) {
  if (appointment.isOver) return null;
  return (
    <section className={classes.panel} aria-labelledby={`booked-${_id}`}>
      <h2 id={`booked-${_id}`}>Measuring visit booked</h2>
      <BookedMeasuring maker={maker.name} appointment={appointment} proposals={[]} />
      <p>
        {canChange
          ? 'You have added measurements for everything here. Keep the appointment to have them checked, or cancel it.'
          : 'Your items are already being made from the measurements you added. Cancel this visit if you no longer need it.'}
      </p>
    </section>
  );
}

interface Props {
  order: Order;
  part: OrderPart;
  lines: readonly Wanted[];
  appointment: MeasuringAppointment | null;
  fittings: readonly MeasuringAppointment[];
  proposals: readonly WaitingProposal[];
  offers: Offers;
}

function WantedPanel({ order, part, lines, appointment, fittings, proposals, offers }: Props) {
  const { _id, maker } = part;
  const isAhead = appointment !== null && !appointment.isOver;
  // Who comes back with measurements goes on with them.
  const hasSaved = Boolean((useLocation().state as { profileId?: string } | null)?.profileId);
  const goesOn = hasSaved && !isAhead;
  const found = offers.places.get(maker.slug);
  const form = (
    <GiveForm
      order={order}
      lines={lines}
      maker={maker.name}
      profiles={offers.profiles}
      back={`/orders/${order._id}`}
      send={giveMeasurements}
      isMeasured={Boolean(found?.measuring.length)}
      done={`Measurements added. ${maker.name} has been notified.`}
    />
  );
  return (
    <section className={classes.panel} aria-labelledby={wantedId(_id)}>
      <h2 id={wantedId(_id)}>{isAhead ? 'Measuring visit booked' : 'Measurements needed'}</h2>
      {goesOn && <p>The measurements are saved. Confirm below that {maker.name} should use them for this order.</p>}
      <p>{isAhead ? 'To be measured for:' : `${maker.name} can’t start without measurements for:`}</p>
      <ul className={classes.lines}>
        {lines.map(({ itemId, title, wanted }) => (
          <li key={itemId}>
            <strong>{title}</strong> {wantedText(wanted)}
          </li>
        ))}
      </ul>
      {goesOn && form}
      <Visits
        order={order}
        part={part}
        appointment={appointment}
        fittings={fittings}
        proposals={proposals}
        found={found}
        fitWindowDays={offers.fitWindowDays}
        nearby={offers.nearby.filter((service) => service.maker.slug !== maker.slug)}
        bookedNearby={offers.bookedNearby}
        own={!isAhead && !goesOn && form}
      />
      {!isAhead && <WhenGiven part={part} rests={appointment !== null} />}
      {isAhead && (
        <details open={hasSaved}>
          <summary className={classes.instead}>Add measurements yourself instead</summary>
          {form}
        </details>
      )}
    </section>
  );
}
