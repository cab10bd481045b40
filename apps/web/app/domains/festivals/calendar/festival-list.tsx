import type { FestivalCard } from '@adunni/contracts/festivals/festivals';
import { FESTIVAL_COUNTRIES, PEOPLES } from '@adunni/contracts/festivals/names';
import { Link } from 'react-router';
import { FactLine } from '../../../kit/fact-line.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { festivalPath } from '../festival-address.ts';
import { DateStatus, daysOf } from '../festival-dates.tsx';
import classes from './festival-list.module.css';

/** How many pictures are seen before anybody scrolls. */
const AT_ONCE = 3;

/** Festivals as cards: the whole card leads to the festival. */
export function FestivalList({ festivals }: { festivals: readonly FestivalCard[] }) {
  return (
    <ul className={classes.grid}>
      {festivals.map((festival, index) => (
        <li key={festival._id}>
          <Card festival={festival} eager={index < AT_ONCE} />
        </li>
      ))}
    </ul>
  );
}

function Card({ festival, eager }: { festival: FestivalCard; eager: boolean }) {
  const { _id, title, place, country, people, summary, ruleText, next, picture } = festival;
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 62em) 26rem, (min-width: 40em) 46vw, 92vw"
            eager={eager}
            alt=""
          />
        )}
      </div>
      <h2 className={classes.title}>
        <Link to={festivalPath(_id)} className={classes.link}>
          {title}
        </Link>
      </h2>
      <p className={classes.when}>{next ? daysOf(next) : ruleText}</p>
      <p className={classes.status}>
        <DateStatus next={next} />
      </p>
      <p className={classes.facts}>
        <FactLine>
          {`${place}, ${FESTIVAL_COUNTRIES[country]}`}
          {people === 'national' ? null : PEOPLES[people]}
        </FactLine>
      </p>
      <p className={classes.summary}>{summary}</p>
    </article>
  );
}
