import type { PostRecord } from '@adunni/contracts/blog/staff';
import { Suspense } from 'react';
import { countOf } from '../../../../kit/count-of.ts';
import { lazy } from '../../../../kit/lazy.ts';
import { Section } from '../../../../kit/resource/facts.tsx';

const Chart = lazy(() => import('../../../../kit/charts/amount-chart.tsx'));
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** How often a post was read in thirty days, from where, and how many carts followed. */
export function Figures({ figures: { days, referrers, reads, carts } }: Pick<PostRecord, 'figures'>) {
  return (
    <Section title="Reads">
      <p>
        {countOf(reads, 'read')} and {countOf(carts, 'cart')} begun afterwards in the last 30 days, counted without who
        read it.
      </p>
      {reads > 0 && (
        <Suspense>
          <Chart
            name="Reads"
            isCount
            points={days.map(({ day, reads: amount }) => ({ days: DAY.format(new Date(day)), amount }))}
          />
        </Suspense>
      )}
      {referrers.length > 0 && (
        <ul>
          {referrers.map(({ domain, reads: count }) => (
            <li key={domain}>
              {domain}: {countOf(count, 'read')}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
