import type { MeasuringAppointment } from '@adunni/contracts/measurements/measurements';
import { Link } from 'react-router';
import { NumberText } from '../../../kit/texts/number-text.tsx';
import { ownZone } from '../../availability/public/clocks/use-zone.ts';
import { visitText, visitWhen } from '../measurements/visit-text.ts';
import classes from '../measurements/wanted-panel.module.css';

interface Props {
  fitting: MeasuringAppointment;
  /** Where its booking is seen by whoever reads this. */
  to: string;
  /** What leads there. */
  action: string;
  /** Whether the fitting told before it is at the same place, which is not said again. */
  isSamePlace?: boolean;
  /** Who tries on where nobody else is named, as whoever reads this calls them. */
  customer?: string;
}

/** A fitting that is booked for a part of an order. */
export function BookedFitting({ fitting, to, action, isSamePlace = false, customer = 'you' }: Props) {
  return (
    <p>
      Fitting {fitting.isRequested ? 'requested' : 'booked'} for <strong>{visitWhen(fitting, ownZone())}</strong>
      {visitText(isSamePlace ? { ...fitting, where: null } : fitting, customer)}{' '}
      <Link to={to} relative="path" className={classes.fitting}>
        <NumberText>{action}</NumberText>
      </Link>
    </p>
  );
}
