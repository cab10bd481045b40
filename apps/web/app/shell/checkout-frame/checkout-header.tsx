import { BRAND } from '@adunni/contracts/brand';
import { Link } from 'react-router';
import { useSessionHint } from '../../kit/session/session-hint.tsx';
import { LockIcon } from '../icons.tsx';
import classes from './checkout-frame.module.css';

/** The bar on top while somebody orders: whose shop it is, that it is safe, and the way back to the cart. */
export function CheckoutHeader() {
  useSessionHint();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to="/" className={classes.logo} aria-label={`${BRAND.name}, home`}>
          {BRAND.name}
        </Link>
        <p className={classes.safe}>
          <LockIcon />
          Secure checkout
        </p>
        <Link to="/cart" className={classes.back}>
          Back to cart
        </Link>
      </div>
    </header>
  );
}
