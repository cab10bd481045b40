import { type Festival, getFestivalIcs } from '@adunni/contracts/festivals/festivals';
import { FESTIVAL_COUNTRIES } from '@adunni/contracts/festivals/names';
import type { ReactNode } from 'react';
import reading from '../../../kit/page/reading.module.css';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { calendarDay, DateStatus, daysOf } from '../festival-dates.tsx';
import { Dress } from './dress.tsx';
import classes from './festival.module.css';
import { Pieces } from './pieces.tsx';
import { Prose } from './prose.tsx';
import { Reminder } from './reminder.tsx';

interface Props {
  festival: Festival;
  /** Shown before it is saved, so that nothing leads on from it. */
  isPreview?: boolean;
}

/** All that is said of a festival: when and where, its story, what is worn, how to behave, what to order. */
export function FestivalView({ festival, isPreview = false }: Props): ReactNode {
  const { title, summary, picture, story, etiquette, pastYears, pieces } = festival;
  return (
    <>
      <header className={reading.head}>
        {/* A page has one heading of the first level, and before saving that is the editor’s. */}
        {isPreview ? <p className={classes.title}>{title}</p> : <h1>{title}</h1>}
        <p className={classes.lead}>{summary}</p>
      </header>
      {picture && (
        <div className={classes.cover}>
          <Picture picture={picture} sizes="(min-width: 82rem) 82rem, 100vw" eager />
        </div>
      )}
      <When festival={festival} isPreview={isPreview} />
      <section aria-labelledby="story">
        <h2 id="story">The story</h2>
        <Prose text={story} />
      </section>
      <Dress festival={festival} />
      {etiquette && (
        <section aria-labelledby="etiquette">
          <h2 id="etiquette">Etiquette</h2>
          <Prose text={etiquette} />
        </section>
      )}
      {pieces.length > 0 && <Pieces festival={festival} />}
      {pastYears.length > 0 && (
        <section aria-labelledby="years">
          <h2 id="years">Past years</h2>
          <ul className={classes.years}>
            {pastYears.map(({ year, what }) => (
              <li key={`${year} ${what}`}>
                <strong>{year}:</strong> {what}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** When and where it is, how sure that is, and how to be reminded of it. */
function When({ festival, isPreview }: Required<Props>) {
  const { _id, next, ruleText, place, region, country, source, checkedOn } = festival;
  return (
    <div className={classes.facts}>
      <div>
        <p className={classes.when}>{next ? daysOf(next) : 'Date not announced'}</p>
        {next && (
          <p>
            <DateStatus next={next} />
          </p>
        )}
        <p>{ruleText}</p>
        <p>{[...new Set([place, region, FESTIVAL_COUNTRIES[country]])].join(', ')}</p>
        {source && (
          <p className={classes.small}>
            Source: {source}
            {checkedOn && `, checked ${calendarDay(checkedOn)}`}
          </p>
        )}
        {next && !isPreview && <a href={getFestivalIcs.path.replace(':festivalId', _id)}>Add to calendar</a>}
      </div>
      {!isPreview && <Reminder festivalId={_id} />}
    </div>
  );
}
