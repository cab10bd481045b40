import { STAFF_ROLES } from '@adunni/contracts/roles';
import { getTryOnAnalytics } from '@adunni/contracts/tryon/staff-analytics';
import { Suspense } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { lazy } from '../../../kit/lazy.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { Lines } from '../../../kit/resource/lines.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import classes from '../../dashboard/public/analytics.module.css';
import { Figure, Figures } from '../../dashboard/public/figure.tsx';
import { beforeLabel, changeOf, pointLabel, spanLabel } from '../../dashboard/public/period/labels.ts';
import { periodIn, readOrReset } from '../../dashboard/public/period/looked-at.ts';
import { PeriodSwitch } from '../../dashboard/public/period/period-switch.tsx';
import { CAUSES, DEVICES, shareOfAll, timeLabel, WAYS } from './words.ts';

const Chart = lazy(() => import('../../../kit/charts/amount-chart.tsx'));

export const meta = () => privateMeta('Try-on analytics');
export const handle = { crumb: 'Try-on analytics' };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, STAFF_ROLES);
  const query = periodIn(request);
  return { chosen: query.period, ...(await readOrReset(request, callApi(getTryOnAnalytics, { query }))) };
}

/** Days, weeks or months that are listed under the chart at once. */
const LATEST = 7;

interface Counted {
  title: string;
  now: number;
  before: number;
  query: Record<string, string>;
}

/** What was tried on in a period and what it led to, each figure a link to its sessions. */
export default function TryOnAnalyticsPage() {
  const { chosen, period, points, ...found } = useLoaderData<typeof clientLoader>();
  const { tries, people, uses, toCart, ordered, failed, firsts, firstMs, views, soldTried, soldUntried } = found;
  const than = beforeLabel(period);
  const listUnder = (path: string, query: Record<string, string>): string =>
    `/admin/virtual-tryon/${path}?${new URLSearchParams({ ...period.now, ...query })}`;
  const listOf = (query: Record<string, string>): string => listUnder('sessions', query);
  const finished = { reached: 'finished' };
  const lines = points.map((point) => ({
    to: listOf({ ...finished, from: point.from, to: point.to }),
    title: pointLabel(point, period.grain),
    note: `${point.tries} ${point.tries === 1 ? 'try' : 'tries'}`,
  }));
  const groups: readonly (readonly [string, readonly Counted[]])[] = [
    ['By way', found.ways.map(({ key, ...row }) => ({ ...row, title: WAYS[key], query: { ...finished, way: key } }))],
    [
      'By device',
      found.devices.map(({ key, ...row }) => ({ ...row, title: DEVICES[key], query: { ...finished, device: key } })),
    ],
    [
      'Uses by plan',
      found.plans.map(({ _id, name, ...row }) => ({ ...row, title: name, query: { reached: 'use', plan: _id } })),
    ],
    [
      'Most tried',
      found.mostTried.map(({ _id, name, ...row }) => ({ ...row, title: name, query: { ...finished, outfit: _id } })),
    ],
    [
      'Most adjusted',
      found.mostAdjusted.map(({ _id, name, ...row }) => ({
        ...row,
        title: name,
        query: { outfit: _id, adjusted: 'yes' },
      })),
    ],
    [
      'Given up or failed',
      found.failures.map(({ cause, device, ...row }) => ({
        ...row,
        title: `${CAUSES[cause]}, ${DEVICES[device].toLowerCase()}`,
        query: { reached: 'failed', cause, device },
      })),
    ],
  ];
  return (
    <main>
      <PageHead title="Try-on analytics" lead="Finished tries by the day on which they were made." />
      <div className={classes.head}>
        <p role="status">{spanLabel(period.now)}</p>
        <PeriodSwitch chosen={chosen} period={period} />
      </div>
      <Figures>
        <Figure label="Tries" value={String(tries.now)} to={listOf(finished)} change={changeOf(tries)} than={than} />
        <Figure
          label="People"
          value={String(people.now)}
          to={listOf({ firstSince: period.now.from })}
          change={changeOf(people)}
          than={than}
        >
          The first try of each is listed
        </Figure>
        <Figure
          label="Uses of plans"
          value={String(uses.now)}
          to={listOf({ reached: 'use' })}
          change={changeOf(uses)}
          than={than}
        >
          Garments worn together count as one
        </Figure>
        <Figure
          label="Added to cart"
          value={String(toCart.now)}
          to={listOf({ reached: 'to-cart' })}
          change={changeOf(toCart)}
          than={than}
        >
          {shareOfAll(toCart.now, tries.now)}
        </Figure>
        <Figure
          label="Ordered within 30 days"
          value={String(ordered.now)}
          to={listOf({ reached: 'ordered' })}
          change={changeOf(ordered)}
          than={than}
        >
          {shareOfAll(ordered.now, tries.now)}
        </Figure>
        <Figure
          label="Time to first draping, median"
          value={timeLabel(firstMs.now) || 'None yet'}
          to={listOf({ first: 'yes' })}
          change={changeOf(firstMs)}
          than={than}
          isBurden
        >
          Of {firsts.now} first tries of a day
        </Figure>
        <Figure
          label="Views of try-on products"
          value={views.now.toLocaleString('en-GB')}
          to={listUnder('analytics/views', { tryOn: 'yes' })}
          change={changeOf(views)}
          than={than}
        />
        <Figure
          label="Ordered without a try"
          value={String(soldUntried.now)}
          to={listUnder('analytics/sales', { way: 'untried' })}
          change={changeOf(soldUntried)}
          than={than}
        >
          {shareOfAll(soldUntried.now, views.now, 'views')}
        </Figure>
        <Figure
          label="Ordered after a try"
          value={String(soldTried.now)}
          to={listUnder('analytics/sales', { way: 'tried' })}
          change={changeOf(soldTried)}
          than={than}
        >
          {shareOfAll(soldTried.now, tries.now)}
        </Figure>
        <Figure
          label="Given up or failed"
          value={String(failed.now)}
          to={listOf({ reached: 'failed' })}
          change={changeOf(failed)}
          than={than}
          isBurden
        />
      </Figures>
      <Section title="Tries over time">
        <div className={classes.chart} aria-hidden="true">
          <Suspense fallback={null}>
            <Chart
              name="Tries"
              isCount
              points={points.map((point) => ({ days: pointLabel(point, period.grain), amount: point.tries }))}
            />
          </Suspense>
        </div>
        <Lines lines={lines.slice(-LATEST)} />
        {lines.length > LATEST && (
          <details className={classes.earlier}>
            <summary>Show earlier</summary>
            <Lines lines={lines.slice(0, -LATEST)} />
          </details>
        )}
      </Section>
      <div className={classes.beside}>
        {groups.map(([title, rows]) => (
          <Section key={title} title={title}>
            {rows.length === 0 ? (
              <p>None yet.</p>
            ) : (
              <Lines
                lines={rows.map((row) => ({
                  to: listOf(row.query),
                  title: row.title,
                  note: tries.before + failed.before === 0 ? String(row.now) : `${row.now} (previously ${row.before})`,
                  share: row.now / Math.max(1, ...rows.map(({ now }) => now)),
                }))}
              />
            )}
          </Section>
        ))}
      </div>
    </main>
  );
}
