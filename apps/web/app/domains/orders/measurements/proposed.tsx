import type { OrderMeasurements } from '@adunni/contracts/measurements/measurements';
import { Link } from 'react-router';
import { day } from '../../../kit/dates.ts';
import { proposalsPath } from '../../measurements/public/paths.ts';
import classes from './wanted-panel.module.css';

/** That the maker proposes other measurements for a piece of an order, with the way to answer; nothing without. */
export function ProposedMeasurements({ maker, line }: { maker: string; line: OrderMeasurements | undefined }) {
  const open = line?.proposals.find(({ status }) => status === 'open');
  if (!open) return null;
  return (
    <p className={classes.proposed}>
      {maker} measured for this item on {day(open.measuredOn)} and proposes new measurements.{' '}
      <Link to={proposalsPath} className={classes.fitting}>
        Accept or decline
      </Link>
    </p>
  );
}
