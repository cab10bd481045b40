import type { CommissionRow } from '@adunni/contracts/affiliates/commissions';
import { COMMISSION_STATUSES } from '@adunni/contracts/affiliates/names';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import classes from './commission-status.module.css';
import { whyOf } from './commission-words.ts';

/** Where a commission stands, and why. */
export function CommissionStatus({ row }: { row: CommissionRow }) {
  const why = whyOf(row);
  return (
    <>
      <StatusLabel of={COMMISSION_STATUSES} is={row.status} />
      {why && <p className={classes.why}>{why}</p>}
    </>
  );
}
