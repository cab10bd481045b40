import { Link } from 'react-router';
import classes from './get-help.module.css';

interface Props {
  /** What the ticket is about; `paid-for` is the latest payment for what has the id. */
  about: 'order-part' | 'booking' | 'subscription' | 'paid-for';
  id: string;
  /** What leads there says, where a page has several. */
  label?: string;
}

/** Leads to a new ticket about what the page shows. */
export function GetHelp({ about, id, label = 'Get help with this' }: Props) {
  return (
    <p className={classes.line}>
      <Link to={`/support/tickets/create?${new URLSearchParams({ about, id })}`} className={classes.link}>
        {label}
      </Link>
    </p>
  );
}
