import { STAFF_ROLES } from '@adunni/contracts/roles';
import { type GroupedBy, getSupportAnalytics, type SupportSpeed } from '@adunni/contracts/support/analytics';
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
import { groupLabel, hoursLabel, inOrder, ORDER_KINDS, shareOf } from './words.ts';

const Chart = lazy(() => import('../../../kit/charts/amount-chart.tsx'));

export const meta = () => privateMeta('Support analytics');
export const handle = { crumb: 'Support analytics' };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, STAFF_ROLES);
  const query = periodIn(request);
  return { chosen: query.period, ...(await readOrReset(request, callApi(getSupportAnalytics, { query }))) };
}

/** Points of the chart that stand below it; the others are behind a button. */
const LATEST = 7;
const GROUPS: readonly (readonly [GroupedBy, string])[] = [
  ['category', 'By category'],
  ['about', 'By subject'],
  ['channel', 'By channel'],
  ['rating', 'By rating'],
  ['hour', 'By hour'],
];

/** What support was asked in a period and how it answered, each figure a link to its tickets. */
export default function SupportAnalyticsPage() {
  const { chosen, period, opened, answer, resolution, satisfaction, groups, topics, points } =
    useLoaderData<typeof clientLoader>();
  const than = beforeLabel(period);
  // A period before in which nothing was opened says nothing about its parts.
  const noteOf = (now: number, before: number): string =>
    opened.before === 0 ? String(now) : `${now} (previously ${before})`;
  const listOf = (query: Record<string, string> = {}): string =>
    `/admin/support/tickets?${new URLSearchParams({ ...period.now, ...query })}`;
  const backlog = points.map((point) => ({
    to: `/admin/support/tickets?openOn=${point.to}`,
    title: `${point.backlog} unresolved`,
    note: `${pointLabel(point, period.grain)}, ${point.opened} opened`,
    noteTo: listOf({ from: point.from, to: point.to }),
  }));
  return (
    <main>
      <PageHead title="Support analytics" lead="Tickets by the day on which they were opened. Times include nights." />
      <div className={classes.head}>
        <p role="status">{spanLabel(period.now)}</p>
        <PeriodSwitch chosen={chosen} period={period} />
      </div>
      <Figures>
        <Figure
          label="Tickets opened"
          value={String(opened.now)}
          to={listOf()}
          change={changeOf(opened)}
          than={than}
          isBurden
        />
        {speedFigures('First reply', 'answered', answer)}
        {speedFigures('Resolution', 'solved', resolution)}
        <Figure
          label="Satisfaction"
          value={satisfaction.now === null ? 'None yet' : `${satisfaction.now} of 5`}
          to={listOf({ rating: 'any' })}
          change={changeOf(satisfaction)}
          than={than}
        />
      </Figures>
      <Section title="Backlog over time">
        <div className={classes.chart} aria-hidden="true">
          <Suspense fallback={null}>
            <Chart
              name="Unresolved tickets"
              isCount
              points={points.map((point) => ({ days: pointLabel(point, period.grain), amount: point.backlog }))}
            />
          </Suspense>
        </div>
        <Lines lines={backlog.slice(-LATEST)} />
        {backlog.length > LATEST && (
          <details className={classes.earlier}>
            <summary>Show earlier</summary>
            <Lines lines={backlog.slice(0, -LATEST)} />
          </details>
        )}
      </Section>
      <div className={classes.beside}>
        <Section title="Topics by order kind">
          {topics.length === 0 ? (
            <p>None yet.</p>
          ) : (
            <Lines
              lines={topics.map(({ category, orderKind, now, before }) => ({
                to: listOf({ category, orderKind }),
                title: `${category}, ${ORDER_KINDS[orderKind]}`,
                note: noteOf(now, before),
                share: shareOf(now, topics),
              }))}
            />
          )}
        </Section>
        {GROUPS.map(([name, title]) => (
          <Section key={name} title={title}>
            {groups[name].length === 0 ? (
              <p>None yet.</p>
            ) : (
              <Lines
                lines={inOrder(name, groups[name]).map(({ key, now, before }) => ({
                  to: listOf({ [name]: key }),
                  title: groupLabel(name, key),
                  note: noteOf(now, before),
                  share: shareOf(now, groups[name]),
                }))}
              />
            )}
          </Section>
        ))}
      </div>
    </main>
  );

  function speedFigures(label: string, filter: 'answered' | 'solved', { median, slowest, met, missed }: SupportSpeed) {
    return [
      <Figure
        key="median"
        label={`${label}, median`}
        value={hoursLabel(median.now)}
        to={listOf({ [filter]: 'any' })}
        change={changeOf(median)}
        than={than}
        isBurden
      >
        {slowest.now !== null && `Nine in ten within ${hoursLabel(slowest.now)}`}
      </Figure>,
      <Figure
        key="met"
        label={`${label} on time`}
        value={String(met.now)}
        to={listOf({ [filter]: 'met' })}
        change={changeOf(met)}
        than={than}
      />,
      <Figure
        key="missed"
        label={`${label} late`}
        value={String(missed.now)}
        to={listOf({ [filter]: 'missed' })}
        change={changeOf(missed)}
        than={than}
        isBurden
      />,
    ];
  }
}
