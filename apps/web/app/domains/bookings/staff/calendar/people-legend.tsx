import type { Provider } from '@adunni/contracts/availability/staff';
import { colourOf, initialsOf } from './people.ts';
import classes from './people-legend.module.css';

/** Whose bookings have which colour and letters, where those of several people stand in one column. */
export function PeopleLegend({ people }: { people: readonly Provider[] }) {
  return (
    <ul className={classes.legend} aria-label="Providers">
      {people.map(({ _id, name }, place) => (
        <li key={_id} data-colour={colourOf(place)}>
          <span className={classes.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>{' '}
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The letters of who does something, for the eye; said in words beside. */
export function Initials({ name }: { name: string }) {
  return (
    <span className={classes.initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
