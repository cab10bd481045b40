import type { LengthUnit } from '@adunni/contracts/measurements/units';
import { useState } from 'react';
import { Link } from 'react-router';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { type Chart, FindMySize } from '../../measurements/public/sizes/find-my-size.tsx';
import { MeasureGuide } from '../../measurements/public/sizes/measure-guide.tsx';
import { ChildrenTable, MenTable, WomenTable } from '../../measurements/public/sizes/size-tables.tsx';
import { UnitSwitch } from '../../measurements/public/sizes/unit-switch.tsx';
import { articlePath, HELP_CENTER } from '../center/help-address.ts';
import type { Route } from './+types/size-guide.page.ts';
import classes from './guide-page.module.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: originOf(matches),
    title: 'Size guide',
    description:
      'Size charts for women, men and children in UK, US and EU sizes, how to measure, and how to find your size.',
    path: '/support/size-guide',
  });

export default function SizeGuidePage() {
  const [unit, setUnit] = useState<LengthUnit>('cm');
  const [found, setFound] = useState<Readonly<Partial<Record<Chart, string | null>>>>({});
  return (
    <main id="main" className={`${reading.page} ${classes.guide} ${classes.sizes}`}>
      <Breadcrumbs way={[{ name: 'Help centre', to: HELP_CENTER }]} />
      <h1>Size guide</h1>
      <p className={classes.lead}>
        Nigerian sizes follow UK sizes. Body measurements, not those of the garment. If yours fall into different sizes,
        choose the larger: it can be taken in.
      </p>
      <div className={classes.units}>
        <UnitSwitch unit={unit} onChange={setUnit} />
      </div>
      <section aria-labelledby="women">
        <h2 id="women">Women</h2>
        <ScrollRegion label="Women’s sizes">
          <WomenTable unit={unit} marked={found.women} />
        </ScrollRegion>
        <div className={classes.find}>
          <h3>Find your size</h3>
          <FindMySize chart="women" unit={unit} onFound={(women) => setFound((now) => ({ ...now, women }))} />
        </div>
      </section>
      <section aria-labelledby="men">
        <h2 id="men">Men</h2>
        <ScrollRegion label="Men’s sizes">
          <MenTable unit={unit} marked={found.men} />
        </ScrollRegion>
        <div className={classes.find}>
          <h3>Find your size</h3>
          <FindMySize chart="men" unit={unit} onFound={(men) => setFound((now) => ({ ...now, men }))} />
        </div>
      </section>
      <section aria-labelledby="children">
        <h2 id="children">Children</h2>
        <ScrollRegion label="Children’s sizes">
          <ChildrenTable unit={unit} marked={found.children} />
        </ScrollRegion>
        <p>
          Children of one age differ by a hand’s breadth, so go by height first.{' '}
          <Link to={articlePath('measure-a-child')}>Measure a child</Link>
        </p>
        <div className={classes.find}>
          <h3>Find a child’s size</h3>
          <FindMySize chart="children" unit={unit} onFound={(children) => setFound((now) => ({ ...now, children }))} />
        </div>
      </section>
      <section aria-labelledby="how">
        <h2 id="how">How to measure</h2>
        <p>
          Measure over light underwear, keeping the tape level and relaxed.{' '}
          <Link to={articlePath('take-your-measurements')}>Take your measurements</Link>
        </p>
        <MeasureGuide />
      </section>
    </main>
  );
}
