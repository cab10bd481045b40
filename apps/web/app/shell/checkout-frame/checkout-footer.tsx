import { BRAND } from '@adunni/contracts/brand';
import { WHATSAPP } from '../footer/social.tsx';
import classes from './checkout-frame.module.css';

/** The foot of the pages on which somebody orders: where help is, and nothing that leads away. */
export function CheckoutFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.foot}>
        <p>
          Need help with your order?{' '}
          <a href={WHATSAPP} rel="noopener">
            Message us on WhatsApp
          </a>
        </p>
        <p>All orders are charged in naira.</p>
        <p>© 2026 {BRAND.name}</p>
      </div>
    </footer>
  );
}
