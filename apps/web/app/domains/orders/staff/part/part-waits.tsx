import type { StaffPart } from '@adunni/contracts/orders/staff';
import { STAGES } from '@adunni/contracts/orders/stages';
import { askForMeasurements } from '@adunni/contracts/orders/work';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../../kit/forms/use-change.ts';
import { NumberText } from '../../../../kit/texts/number-text.tsx';
import { momentText } from '../../../availability/public/clocks/times.ts';
import classes from './part-waits.module.css';
import { askedText } from './to-follow.ts';

type Waits = NonNullable<StaffPart['waitsFor']>;

/** The measurements that a part waits for, why it can’t go on, and asking the customer for them. */
export function PartWaits({ part, waitsFor }: { part: StaffPart; waitsFor: Waits }) {
  const { busy, problem, run } = useChange(
    'The customer has been asked for measurements.',
    'The customer could not be asked. Please try again.',
    () => undefined,
  );
  const { items, canAsk, appointment } = waitsFor;
  const asked = askedText(waitsFor, Date.now());
  return (
    <section className={classes.panel} aria-labelledby={`waits-${part._id}`}>
      <h3 id={`waits-${part._id}`}>Waiting for measurements</h3>
      <ul>
        {items.map(({ itemId, title, missing }) => (
          <li key={itemId}>
            <strong>{title}</strong> {missing}
          </li>
        ))}
      </ul>
      {appointment && (
        <p>
          {appointment.isOver
            ? 'Measured at'
            : appointment.isRequested
              ? 'Measuring requested for'
              : 'Measuring booked for'}{' '}
          <strong>{momentText(appointment.startsAt, appointment.zone)}</strong> with {appointment.provider},{' '}
          <Link to={`../../bookings/${appointment.bookingId}`} relative="path">
            <NumberText>{`booking ${appointment.number}`}</NumberText>
          </Link>
          .
        </p>
      )}
      <p>
        “{STAGES['measurements-confirmed'].label}” is available once the customer adds them
        {part.viewer === 'staff'
          ? ' or accepts those of a fitting.'
          : ', or accepts those that you propose after a fitting.'}
      </p>
      {asked && <p>{asked}</p>}
      <FormProblem message={problem} />
      {canAsk && (
        <Button
          size="md"
          variant="default"
          mt="sm"
          loading={busy}
          onClick={() => run(() => callApi(askForMeasurements, { params: { partId: part._id } }))}
        >
          Ask for measurements
        </Button>
      )}
    </section>
  );
}
