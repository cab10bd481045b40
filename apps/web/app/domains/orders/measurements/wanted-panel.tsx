import type { MeasureName } from '@adunni/contracts/measurements/catalogue';
import type {
  MeasuringAppointment,
  OrderMeasurements,
  WaitingProposal,
} from '@adunni/contracts/measurements/measurements';
import { wantedText } from '@adunni/contracts/measurements/needs';
import { giveMeasurements } from '@adunni/contracts/orders/measurements';
import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { Button, Checkbox } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { toast } from '../../../kit/toasts.ts';
import { type MeasuredFor, newPathFor } from '../../measurements/public/paths.ts';
import { lacking, ProfileChoices } from '../../measurements/public/profile-choices.tsx';
import { useProfiles } from '../../measurements/public/use-profiles.ts';
import { BookedMeasuring } from './booked-measuring.tsx';
import { MeasuringLink } from './measuring-link.tsx';
import classes from './wanted-panel.module.css';

type Wanted = OrderMeasurements & { wanted: NonNullable<OrderMeasurements['wanted']> };

interface PanelsProps {
  order: Order;
  measured: readonly OrderMeasurements[];
  /** At which somebody is measured for parts of it. */
  appointments: readonly MeasuringAppointment[];
  /** What makers measured and the customer has not answered. */
  proposals: readonly WaitingProposal[];
}

/** The measurements that the parts of a paid order wait for, and every way to give them; nothing when none does. */
export function WantedPanels({ order, measured, appointments, proposals }: PanelsProps) {
  if (order.status !== 'paid' && order.status !== 'part-paid') return null;
  return order.parts.map((part) => {
    const lines = measured.filter((line): line is Wanted => line.partId === part._id && line.wanted !== null);
    const appointment = appointments.find(({ partId }) => partId === part._id) ?? null;
    const ofBooking = proposals.filter(({ about }) => about._id === appointment?.bookingId);
    if (lines.length === 0) return appointment && <StillBooked key={part._id} part={part} appointment={appointment} />;
    return (
      <WantedPanel
        key={part._id}
        orderId={order._id}
        number={order.number}
        part={part}
        lines={lines}
        appointment={appointment}
        proposals={ofBooking}
      />
    );
  });
}

/** The measuring that stays booked although the measurements were added meanwhile. */
function StillBooked({ part: { _id, maker }, appointment }: { part: OrderPart; appointment: MeasuringAppointment }) {
  if (appointment.isOver) return null;
  return (
    <section className={classes.panel} aria-labelledby={`booked-${_id}`}>
      <h2 id={`booked-${_id}`}>Measuring booked</h2>
      <BookedMeasuring maker={maker.name} appointment={appointment} proposals={[]} />
      <p>You have added measurements for everything here. Keep the appointment to have them checked, or cancel it.</p>
    </section>
  );
}

interface Props {
  orderId: string;
  number: string;
  part: OrderPart;
  lines: readonly Wanted[];
  appointment: MeasuringAppointment | null;
  proposals: readonly WaitingProposal[];
}

function WantedPanel({ orderId, number, part: { _id, maker }, lines, appointment, proposals }: Props) {
  const isAhead = appointment !== null && !appointment.isOver;
  // Who comes back with measurements goes on with them.
  const hasSaved = Boolean((useLocation().state as { profileId?: string } | null)?.profileId);
  const form = <GiveForm orderId={orderId} number={number} maker={maker.name} lines={lines} />;
  return (
    <section className={classes.panel} aria-labelledby={`wanted-${_id}`}>
      <h2 id={`wanted-${_id}`}>{isAhead ? 'Measuring booked' : 'Measurements needed'}</h2>
      {appointment && <BookedMeasuring maker={maker.name} appointment={appointment} proposals={proposals} />}
      <p>{isAhead ? 'You are measured for:' : `${maker.name} can’t start until you add measurements for:`}</p>
      <ul className={classes.lines}>
        {lines.map(({ itemId, title, wanted }) => (
          <li key={itemId}>
            <strong>{title}</strong> {wantedText(wanted)}
          </li>
        ))}
      </ul>
      {isAhead ? (
        <details open={hasSaved}>
          <summary className={classes.instead}>Add measurements yourself instead</summary>
          {form}
        </details>
      ) : (
        form
      )}
      {!appointment && <MeasuringLink orderId={orderId} partId={_id} maker={maker} />}
    </section>
  );
}

/** Choosing a saved profile for the lines that wait, all of them unless some are for somebody else. */
function GiveForm({ orderId, number, maker, lines }: Pick<Props, 'orderId' | 'number' | 'lines'> & { maker: string }) {
  const back = `/orders/${orderId}`;
  const { profiles, load } = useProfiles();
  const { revalidate } = useRevalidator();
  const saved = (useLocation().state as { profileId?: string } | null)?.profileId ?? null;
  const [chosenId, setPicked] = useState(saved);
  // What the maker measured is meant for them.
  const fitted = profiles === 'failed' ? null : profiles?.find(({ current }) => current.measuredBy === maker);
  const picked = chosenId ?? fitted?._id ?? null;
  const [left, setLeft] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = lines.filter(({ itemId }) => !left.includes(itemId));
  // The form of a new profile begins with the first: two bodies are two profiles.
  const [first] = chosen;
  const wanted: MeasuredFor | null = first
    ? { title: `${first.title}, order ${number}`, gender: first.gender, needed: first.wanted.needed as MeasureName[] }
    : null;
  const adding = newPathFor(back, wanted);
  const needed = [...new Set(chosen.flatMap(({ wanted }) => wanted.needed))] as MeasureName[];

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const profile = profiles !== 'failed' && profiles?.find((each) => each._id === picked);
    if (busy) return;
    if (!profile) return setProblem('Please choose measurements.');
    if (chosen.length === 0) return setProblem('Please choose at least one item.');
    if (lacking(profile, needed).length > 0) return setProblem('Please complete these measurements first.');
    setBusy(true);
    setProblem(null);
    try {
      const itemIds = chosen.map(({ itemId }) => itemId);
      await callApi(giveMeasurements, { params: { orderId }, body: { profileId: profile._id, itemIds } });
      toast('success', `Measurements added. ${maker} has been notified.`);
      await revalidate();
    } catch (error) {
      setProblem(messageOf(error, 'The measurements could not be added. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  if (profiles === null) return <p aria-busy="true">Loading your saved measurements…</p>;
  if (profiles === 'failed')
    return (
      <p role="status">
        Your saved measurements could not be loaded.{' '}
        <Button variant="default" onClick={load}>
          Try again
        </Button>
      </p>
    );
  if (profiles.length === 0)
    return (
      <Button size="md" component={Link} to={adding}>
        Add measurements
      </Button>
    );
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {lines.length > 1 && (
        <fieldset className={classes.items}>
          <legend>Items</legend>
          {lines.map(({ itemId, title }) => (
            <Checkbox
              key={itemId}
              size="md"
              label={title}
              checked={!left.includes(itemId)}
              onChange={({ currentTarget: { checked } }) =>
                setLeft((before) => (checked ? before.filter((_id) => _id !== itemId) : [...before, itemId]))
              }
            />
          ))}
        </fieldset>
      )}
      <fieldset className={classes.items}>
        <legend>Use a saved profile</legend>
        <ProfileChoices
          name={`profile-${lines[0]?.partId}`}
          profiles={profiles}
          needed={needed}
          picked={picked}
          onPick={(profileId) => {
            setPicked(profileId);
            setProblem(null);
          }}
          missingNote=""
          completing={{ back, wanted }}
        />
      </fieldset>
      <FormProblem message={problem} />
      <div className={classes.actions}>
        <Button size="md" type="submit" loading={busy}>
          Use these measurements
        </Button>
        <Button size="md" variant="default" component={Link} to={adding}>
          Add measurements
        </Button>
      </div>
    </form>
  );
}
