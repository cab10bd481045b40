import { STAFF_ROLES } from '@adunni/contracts/roles';
import { getEstimateAnalytics } from '@adunni/contracts/tryon/staff-estimates';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { Lines } from '../../../kit/resource/lines.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import classes from '../../dashboard/public/analytics.module.css';
import { Figure, Figures } from '../../dashboard/public/figure.tsx';
import { spanLabel } from '../../dashboard/public/period/labels.ts';
import { periodIn, readOrReset } from '../../dashboard/public/period/looked-at.ts';
import { PeriodSwitch } from '../../dashboard/public/period/period-switch.tsx';
import { AdviceSection } from './advice-section.tsx';
import { BUILD_WORDS, FIGURES, LENGTHS, METHODS, offLabel } from './words.ts';

export const meta = () => privateMeta('Measurements');
export const handle = { crumb: 'Measurements' };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, STAFF_ROLES);
  const query = periodIn(request);
  return { chosen: query.period, ...(await readOrReset(request, callApi(getEstimateAnalytics, { query }))) };
}

interface Group {
  title: string;
  count: number;
  median: number;
  off: number;
  query: Record<string, string>;
}

/** How far estimates from photos are from what was measured, and whether sizes were advised rightly, each figure a link to its estimates. */
export default function MeasurementsPage() {
  const { chosen, period, count, off, advice, ...found } = useLoaderData<typeof clientLoader>();
  const rowsOf = (list: 'estimates' | 'sizes', query: Record<string, string>): string =>
    `/admin/virtual-tryon/measurements/${list}?${new URLSearchParams({ ...period.now, ...query })}`;
  const listOf = (query: Record<string, string> = {}): string => rowsOf('estimates', query);
  const groups: readonly (readonly [string, readonly Group[]])[] = [
    [
      'By length',
      found.measures.map((row) => ({ ...row, title: LENGTHS[row.measure], query: { measure: row.measure } })),
    ],
    [
      'By build',
      found.builds.map((row) => ({
        ...row,
        title: `${FIGURES[row.figure]}, ${BUILD_WORDS[row.build].toLowerCase()}`,
        query: { figure: row.figure, build: row.build },
      })),
    ],
    [
      'By how it was measured',
      found.methods.map((row) => ({ ...row, title: METHODS[row.method], query: { method: row.method } })),
    ],
  ];
  return (
    <main>
      <PageHead
        title="Measurements"
        lead="Estimates from photos beside what was measured, of which only the differences are kept, and recommended sizes beside what became of the items."
      />
      <div className={classes.head}>
        <p role="status">{spanLabel(period.now)}</p>
        <PeriodSwitch chosen={chosen} period={period} />
      </div>
      <Figures>
        <Figure label="Lengths compared" value={String(count)} to={listOf()} />
        <Figure label="Off by more than 3 cm" value={String(off)} to={listOf({ off: 'noticeably' })} isBurden>
          {count > 0 && `${Math.round((100 * off) / count)}% of lengths`}
        </Figure>
      </Figures>
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
                  note: `${row.off} of ${row.count} off, median ${offLabel(row.median).toLowerCase()}`,
                  share: row.off / row.count,
                }))}
              />
            )}
          </Section>
        ))}
      </div>
      <AdviceSection advice={advice} listOf={(query) => rowsOf('sizes', query)} />
    </main>
  );
}
