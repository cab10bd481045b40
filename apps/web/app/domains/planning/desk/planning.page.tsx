import { getPlanningDesk } from '@adunni/contracts/planning/public';
import { Link } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import button from '../../../kit/button.module.css';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { CHECKLIST, COORDINATION, PLANNING, requestPath } from '../address.ts';
import type { Route } from './+types/planning.page.ts';
import { BudgetSplit } from './budget-split.tsx';
import classes from './desk.module.css';
import { OwnCases } from './own-cases.tsx';
import { PackageList } from './package-list.tsx';

const DESCRIPTION =
  'Weddings, naming ceremonies, birthdays and farewells, planned in full or in part by people who know how families celebrate.';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(pageApi)(getPlanningDesk, { params: { desk: 'planning' } });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Celebration planning',
    description: DESCRIPTION,
    path: PLANNING,
  });
}

/** What we plan, what it may cost, and the way to ask for it. */
export default function PlanningPage({ loaderData: { packages } }: Route.ComponentProps) {
  return (
    <main id="main" className={reading.page}>
      <header className={reading.head}>
        <h1>Celebration planning</h1>
        <p className={classes.lead}>
          One coordinator, one page with every date, payment and vendor, and a proposal within two working days.
        </p>
        <p className={classes.ways}>
          <Link to={requestPath('full')} className={button.filled}>
            Request planning
          </Link>
          <Link to={CHECKLIST} className={button.outline}>
            See the checklist
          </Link>
        </p>
      </header>
      <OwnCases />
      <section className={classes.section} aria-labelledby="packages">
        <h2 id="packages">Packages</h2>
        <PackageList packages={packages} />
        <p className={classes.more}>
          All planned, and only the day to run? <Link to={COORDINATION}>See day-of coordination</Link>.
        </p>
      </section>
      <section className={classes.section} aria-labelledby="budget">
        <h2 id="budget">Where the money goes</h2>
        <p className={classes.soft}>
          How a budget is usually divided. Change the figures and see what moves; your coordinator makes it yours.
        </p>
        <BudgetSplit />
      </section>
      <section className={classes.section} aria-labelledby="how">
        <h2 id="how">How it works</h2>
        <ol className={classes.how}>
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </main>
  );
}

const STEPS = [
  {
    title: 'Tell us about the day',
    text: 'Date, city, guests, budget and what is booked already. It takes about five minutes and is kept as you write.',
  },
  {
    title: 'Read the proposal',
    text: 'Every item with its price, and milestones you pay one after the other. Accept it, decline it or ask.',
  },
  {
    title: 'Follow it on one page',
    text: 'Checklist, budget against actual cost, vendors and the run sheet of the day. You tick what is yours.',
  },
] as const;
