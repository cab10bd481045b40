import { pathOfTryOn } from '@adunni/contracts/catalog/product-path';
import { Link } from 'react-router';
import { usePremiumGate } from '../../subscriptions/public/use-premium-gate.ts';
import type { Pick } from '../detail/choice/pick.ts';
import classes from './try-on-link.module.css';

interface Props {
  productId: string;
  title: string;
  /** What was chosen of it, which the fitting room takes over. */
  pick?: Pick | null;
  /** Among other links, for the product page; else a label on a picture. */
  asText?: boolean;
}

/** Leads to the fitting room with a product put on; to who has no plan it says that this is for plans. */
export function TryOnLink({ productId, title, pick = null, asText = false }: Props) {
  const to = pathOfTryOn(productId, pick);
  const pass = usePremiumGate(to);
  return (
    <Link to={to} onClick={pass} className={asText ? classes.text : classes.label} rel="nofollow">
      Try it on
      {!asText && <span className={classes.hidden}> {title}</span>}
      <span className={classes.premium}> Premium</span>
    </Link>
  );
}
