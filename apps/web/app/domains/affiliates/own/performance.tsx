import type { DayFigures, getPartnerFigures } from '@adunni/contracts/affiliates/own';
import { FIGURE_DAYS } from '@adunni/contracts/affiliates/own';
import type { Answer } from '@adunni/contracts/endpoint';
import { Suspense, useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { lazy } from '../../../kit/lazy.ts';
import { naira } from '../../../kit/money/naira.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import period from '../../dashboard/public/period/period-switch.module.css';
import { DayTable } from './day-table.tsx';
import { conversionText, dayLabel, type Measure } from './figures.ts';
import classes from './performance.module.css';

const AmountChart = lazy(() => import('../../../kit/charts/amount-chart.tsx'));

export type FigureDays = (typeof FIGURE_DAYS)[number];

interface Props {
  chosen: FigureDays;
  figures: Answer<typeof getPartnerFigures>;
}

const COUNT = new Intl.NumberFormat('en-GB');

/** What a partner’s recommendations led to in a period, and on which days. */
export function Performance({ chosen, figures: { days, total } }: Props) {
  const isLoading = useNavigation().state === 'loading';
  const figures = [
    ['Clicks', COUNT.format(total.clicks)],
    ['Orders', COUNT.format(total.orders)],
    ['Conversion', conversionText(total)],
    ['Earnings', naira(total.earned)],
  ];
  const isEmpty = total.clicks === 0 && total.orders === 0;
  return (
    <Section title="Performance" aside={<PeriodSwitch chosen={chosen} />}>
      <div aria-busy={isLoading} className={classes.performance}>
        <dl className={classes.figures}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {isEmpty ? (
          <p className={classes.soft}>No clicks or orders in the last {chosen} days.</p>
        ) : (
          <>
            <Plot days={days} />
            <DayTable days={days} />
          </>
        )}
        <p className={classes.soft}>
          Orders and earnings show on the day of the order. Earnings include commission that is pending or on hold.
        </p>
      </div>
    </Section>
  );
}

function PeriodSwitch({ chosen }: { chosen: FigureDays }) {
  return (
    <nav className={period.switch} aria-label="Period">
      {FIGURE_DAYS.map((name) => (
        <Link
          key={name}
          to={`?days=${name}`}
          replace
          preventScrollReset
          className={period.period}
          aria-current={chosen === name ? 'true' : undefined}
        >
          {name} days
        </Link>
      ))}
    </nav>
  );
}

const MEASURES: readonly (readonly [Measure, string])[] = [
  ['earned', 'Earnings'],
  ['orders', 'Orders'],
  ['clicks', 'Clicks'],
];

/** One of the figures by day; the table beside it says the same to who does not see it. */
function Plot({ days }: { days: readonly DayFigures[] }) {
  const [measure, setMeasure] = useState<Measure>('earned');
  const name = MEASURES.find(([key]) => key === measure)?.[1] ?? '';
  return (
    <>
      <fieldset className={`${period.switch} ${classes.measures}`} aria-label="Chart">
        {MEASURES.map(([key, label]) => (
          <button
            key={key}
            type="button"
            className={period.period}
            aria-pressed={key === measure}
            onClick={() => setMeasure(key)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className={classes.chart} aria-hidden="true">
        <Suspense fallback={null}>
          <AmountChart
            name={name}
            isCount={measure !== 'earned'}
            points={days.map((figures) => ({ days: dayLabel(figures.day), amount: figures[measure] }))}
          />
        </Suspense>
      </div>
    </>
  );
}
