import { getFestival, getFestivalIcs } from '@adunni/contracts/festivals/festivals';
import { FESTIVAL_COUNTRIES } from '@adunni/contracts/festivals/names';
import { pageApi } from '../../../kit/api/page-api.ts';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { FESTIVALS, festivalPath } from '../festival-address.ts';
import { calendarDay, DateStatus, daysOf } from '../festival-dates.tsx';
import type { Route } from './+types/festival.page.ts';
import { Dress } from './dress.tsx';
import classes from './festival.module.css';
import { festivalJsonLd } from './festival-json-ld.ts';
import { Pieces } from './pieces.tsx';
import { Prose } from './prose.tsx';
import { Reminder } from './reminder.tsx';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  return context
    .get(pageApi)(getFestival, { params: { festivalId: id } })
    .catch(asNotFound);
}

/** What no festival can be called by is a page that does not exist. */
function asNotFound(error: unknown): never {
  if (error instanceof Response && [400, 404].includes(error.status))
    throw new Response('This festival does not exist.', { status: 404 });
  throw error;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Festival not found · Adunni' }];
  const { festival } = loaderData;
  const origin = originOf(matches);
  return pageMeta({
    ...{ origin, title: festival.title, description: festival.summary, path: festivalPath(festival._id) },
    ...{ picture: festival.picture, type: 'article', jsonLd: festivalJsonLd(festival, origin) },
  });
}

type Props = { festival: Route.ComponentProps['loaderData']['festival'] };

export default function FestivalPage({ loaderData: { festival } }: Route.ComponentProps) {
  const { title, summary, picture, story, etiquette, pastYears, pieces } = festival;
  return (
    <main id="main" className={`${reading.page} ${classes.page}`}>
      <Breadcrumbs way={[{ name: 'Festivals', to: FESTIVALS }]} />
      <header className={reading.head}>
        <h1>{title}</h1>
        <p className={classes.lead}>{summary}</p>
      </header>
      {picture && (
        <div className={classes.cover}>
          <Picture picture={picture} sizes="(min-width: 82rem) 82rem, 100vw" eager />
        </div>
      )}
      <When festival={festival} />
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
    </main>
  );
}

/** When and where it is, how sure that is, and how to be reminded of it. */
function When({ festival: { _id, next, ruleText, place, region, country, source, checkedOn } }: Props) {
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
        {next && <a href={getFestivalIcs.path.replace(':festivalId', _id)}>Add to calendar</a>}
      </div>
      <Reminder festivalId={_id} />
    </div>
  );
}
