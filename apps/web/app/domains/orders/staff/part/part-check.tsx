import { moment } from '../../../../kit/dates.ts';
import classes from './part-waits.module.css';

/** That the customer was asked to check the measurements of a part and has not answered. */
export function PartCheck({ partId, askedAt, canConfirm }: { partId: string; askedAt: string; canConfirm: boolean }) {
  return (
    <section className={classes.panel} aria-labelledby={`check-${partId}`}>
      <h3 id={`check-${partId}`}>Waiting for the customer to check measurements</h3>
      <p>
        They were asked on {moment(askedAt)} and answer in the <a href="#conversation">messages of this order</a>.
        {canConfirm && ' You can still confirm the measurements.'}
      </p>
    </section>
  );
}
