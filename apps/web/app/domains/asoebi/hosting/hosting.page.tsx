import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { ASO_EBI } from '../address.ts';
import type { Route } from './+types/hosting.page.ts';
import classes from './hosting.module.css';
import { OwnEvents } from './own-events.tsx';

const DESCRIPTION =
  'Dress your guests alike: groups with their colours and fabric, packages with prices and dates, pickup and delivery.';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ origin: originOf(matches), title: 'Aso-ebi', description: DESCRIPTION, path: ASO_EBI });
}

const STEPS = [
  {
    title: 'Say what you are celebrating',
    text: 'The day, the city, and the groups of your guests: the bride’s side, the groom’s friends, the office.',
  },
  {
    title: 'Choose what each group wears',
    text: 'Fabric and colours for each group, and packages: fabric only, with headwear, or sewn to measure.',
  },
  {
    title: 'Say how guests get it',
    text: 'Pickup points with their hours, or delivery with its price. See all of it as your guests will.',
  },
] as const;

/** What aso-ebi is here, and the events that the person hosts. */
export default function HostingPage() {
  return (
    <main id="main" className={reading.page}>
      <header className={reading.head}>
        <h1>Aso-ebi</h1>
        <p className={classes.lead}>
          Dress your guests alike, without a spreadsheet and without money on your own account.
        </p>
      </header>
      <OwnEvents />
      <section aria-labelledby="how">
        <h2 id="how" className={classes.heading}>
          How it works
        </h2>
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
