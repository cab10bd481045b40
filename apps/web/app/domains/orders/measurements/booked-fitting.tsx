import type { MeasuringAppointment } from '@adunni/contracts/measurements/measurements';
import { Link } from 'react-router';
import { momentText, zoneName } from '../../availability/public/clocks/times.ts';
import classes from './wanted-panel.module.css';

interface Props {
  fitting: MeasuringAppointment;
  /** Where its booking is seen by whoever reads this. */
  to: string;
  /** What leads there. */
  action: string;
}

/** A fitting that is booked for a part of an order. */
export function BookedFitting({ fitting, to, action }: Props) {
  const { startsAt, zone, where, provider, guest, isRequested } = fitting;
  return (
    <p>
      Fitting {isRequested ? 'requested' : 'booked'} for <strong>{momentText(startsAt, zone)}</strong>, {zoneName(zone)}{' '}
      time, with {provider}
      {where && `, ${where}`}.{guest && ` ${guest} comes.`}{' '}
      <Link to={to} relative="path" className={classes.fitting}>
        {action}
      </Link>
    </p>
  );
}
