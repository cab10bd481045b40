import { Link } from 'react-router';
import classes from './contact-maker.module.css';

interface Props {
  maker: string;
  /** A product that it should be like. */
  productId?: string;
}

/** Leads to a request to a maker; who is not logged in comes back to it from there. */
export function AskForAlike({ maker, productId }: Props) {
  const query = new URLSearchParams({ maker, ...(productId && { product: productId }) });
  return (
    <Link to={`/account/requests/new?${query}`} className={classes.link} rel="nofollow">
      Ask this maker for something like it
    </Link>
  );
}
