import { Link } from 'react-router';
import classes from './get-help.module.css';

/** Leads to a new ticket about what the page shows. */
export function GetHelp({ about, id }: { about: 'order' | 'booking' | 'subscription'; id: string }) {
  return (
    <p className={classes.line}>
      <Link to={`/support/tickets/create?${new URLSearchParams({ about, id })}`} className={classes.link}>
        Get help with this
      </Link>
    </p>
  );
}
