import classes from './presence.module.css';
import { usePresence } from './use-presence.ts';

const LIST = new Intl.ListFormat('en-GB');

/** Who else of the staff has the ticket open, in sight wherever one reads or writes. */
export function Presence({ ticketId }: { ticketId: string }) {
  const names = usePresence(ticketId).map(({ name }) => name);
  return (
    <div role="status" className={classes.place}>
      {names.length > 0 && (
        <p className={classes.present}>
          {LIST.format(names)} also {names.length === 1 ? 'has' : 'have'} this ticket open.
        </p>
      )}
    </div>
  );
}
