import type { DesignRequest } from '@adunni/contracts/studio/asking/requests';
import { Link } from 'react-router';
import button from '../../../../kit/button.module.css';
import { moment } from '../../../../kit/dates.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import classes from '../asking.module.css';
import { useCommission } from './use-commission.ts';

/** What follows once an answer is accepted: ordering it, or the order. */
export function Agreed({ request: { status, commission, payBy, orderId } }: { request: DesignRequest }) {
  const { put, isAdding, refusal, isInCart } = useCommission();
  if (status === 'ordered')
    return (
      <div className={classes.news}>
        <p className={classes.said}>You have ordered this.</p>
        {orderId && (
          <p className={classes.buttons}>
            <Link to={`/orders/${orderId}`} className={button.filled}>
              View order
            </Link>
          </p>
        )}
      </div>
    );
  if (!commission) return null;
  return (
    <div className={classes.news}>
      <p className={classes.said}>
        You have accepted a response. Order it{payBy && ` by ${moment(payBy)}`}, or the maker is free again.
      </p>
      <FormProblem message={refusal} />
      <p className={classes.buttons}>
        {isInCart(commission) ? (
          <Link to="/cart" className={button.filled}>
            View cart
          </Link>
        ) : (
          <button type="button" className={button.filled} disabled={isAdding} onClick={() => void put(commission)}>
            Add to cart
          </button>
        )}
      </p>
    </div>
  );
}
