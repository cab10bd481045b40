import { getPlanningDesk } from '@adunni/contracts/planning/public';
import { EXAMPLE_RUN_SHEET } from '@adunni/contracts/planning/run-sheet';
import { Link } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import button from '../../../kit/button.module.css';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { COORDINATION, PLANNING, requestPath } from '../address.ts';
import { RunSheet } from '../run-sheet.tsx';
import type { Route } from './+types/coordination.page.ts';
import classes from './desk.module.css';
import { PackageList } from './package-list.tsx';

const DESCRIPTION =
  'Somebody who runs the day while you celebrate: vendors on time, families seated, every minute on a run sheet.';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(pageApi)(getPlanningDesk, { params: { desk: 'coordination' } });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Day-of coordination',
    description: DESCRIPTION,
    path: COORDINATION,
  });
}

/** What we do on the day, who does it, and the way to ask for it. */
export default function CoordinationPage({ loaderData: { packages, coordinators } }: Route.ComponentProps) {
  return (
    <main id="main" className={reading.page}>
      <header className={reading.head}>
        <h1>Day-of coordination</h1>
        <p className={classes.lead}>
          You have planned it. We run the day by the minute, so that you are a guest at it.
        </p>
        <p className={classes.ways}>
          <Link to={requestPath('day-of')} className={button.filled}>
            Request coordination
          </Link>
          <Link to={PLANNING} className={button.outline}>
            Celebration planning
          </Link>
        </p>
      </header>
      <section className={classes.section} aria-labelledby="packages">
        <h2 id="packages">Packages</h2>
        <PackageList packages={packages} />
      </section>
      <section className={classes.section} aria-labelledby="run-sheet">
        <h2 id="run-sheet">A day on one sheet</h2>
        <p className={classes.soft}>An example: a traditional wedding and its reception. Yours is written with you.</p>
        <RunSheet lines={EXAMPLE_RUN_SHEET} label="Example of a run sheet" />
      </section>
      {coordinators.length > 0 && (
        <section className={classes.section} aria-labelledby="coordinators">
          <h2 id="coordinators">Coordinators</h2>
          <ul className={classes.people}>
            {coordinators.map(({ _id, name, title, words, cities }) => (
              <li key={_id}>
                <h3>{name}</h3>
                <p className={classes.soft}>
                  {title}, {cities}
                </p>
                <p>{words}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
