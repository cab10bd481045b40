import { COUNTRY_OPTIONS } from '../address/countries.ts';
import classes from './deliver-to.module.css';
import { chooseDestination } from './kept-destination.ts';

/** Says to which country arrival and delivery are told, and lets people choose another. */
export function DeliverTo({ countryCode }: { countryCode: string }) {
  return (
    <label className={classes.choice}>
      Deliver to
      <select
        className={classes.country}
        value={countryCode}
        autoComplete="off"
        onChange={({ currentTarget }) => chooseDestination(currentTarget.value)}
      >
        {COUNTRY_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
