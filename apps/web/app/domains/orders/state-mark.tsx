import type { OrderState } from '@adunni/contracts/orders';
import classes from './state-mark.module.css';

/** How an order stands, in words beside a dot of its colour. */
export function StateMark({ state, children }: { state: OrderState; children: string }) {
  return (
    <span className={classes.mark} data-state={state}>
      {children}
    </span>
  );
}
