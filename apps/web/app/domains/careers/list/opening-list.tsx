import type { OpeningCard } from '@adunni/contracts/careers/openings';
import { Link } from 'react-router';
import { calendarDay } from '../../../kit/dates.ts';
import { openingPath } from '../address.ts';
import { OpeningFacts, payOf } from '../opening-words.tsx';
import classes from './careers.module.css';

/** Open positions, each of which leads to its page as a whole. */
export function OpeningList({ openings }: { openings: readonly OpeningCard[] }) {
  if (openings.length === 0) return null;
  return (
    <ul className={classes.list}>
      {openings.map((opening) => (
        <li key={opening._id}>
          <article className={classes.card}>
            <h3>
              <Link to={openingPath(opening.slug)}>{opening.title}</Link>
            </h3>
            <p className={classes.facts}>
              <OpeningFacts opening={opening} />
            </p>
            <p>{opening.summary}</p>
            <p className={classes.terms}>
              {[payOf(opening), opening.closesOn && `Apply by ${calendarDay(opening.closesOn)}`]
                .filter(Boolean)
                .join('. ')}
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
