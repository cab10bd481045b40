import type { StaffTicket } from '@adunni/contracts/support/staff';
import { moment } from '../../../kit/dates.ts';
import classes from './staff.module.css';

/** What became of our emails: that one did not arrive, or that a program answered it. */
export function Reports({ mails }: Pick<StaffTicket, 'mails'>) {
  if (mails.length === 0) return null;
  return (
    <ul className={classes.reports} aria-label="Email reports">
      {mails.map(({ kind, sender, detail, at }) => (
        <li key={`${at} ${detail}`}>
          {kind === 'bounce' ? 'Our email wasn’t delivered' : `Automatic reply from ${sender}`}: {detail} ({moment(at)})
        </li>
      ))}
    </ul>
  );
}
