import type { ResolvedPeriod } from '@adunni/contracts/periods';
import type { SubscriptionFigures as FigureData } from '@adunni/contracts/subscriptions/staff';
import { naira } from '../../../../kit/money/naira.ts';
import { Figure, Figures } from '../../../dashboard/public/figure.tsx';
import { beforeLabel, changeOf, pointsOf } from '../../../dashboard/public/period/labels.ts';

const COUNT = new Intl.NumberFormat('en-GB');
const wholeNaira = (amount: number): string => naira(Math.round(amount));
const percent = (share: number | null): string => (share === null ? 'None' : `${share}%`);
const LIST = '..';
/** What a subscription did within some days, as the list is narrowed by. */
type Turn = 'began' | 'left' | 'tried' | 'trialEnded' | 'overdue';

/** What subscriptions came to, each figure leading to the rows that it counts. */
export function SubscriptionFigures({ figures, period }: { figures: FigureData; period: ResolvedPeriod }) {
  const { mrr, paying, started, churned, trials, trialConversion, overdue } = figures;
  const than = beforeLabel(period);
  const { from, to } = period.now;
  const behind = (turn: Turn) => `${LIST}?${turn}=${from}..${to}`;
  const counts: readonly [label: string, figure: FigureData['paying'], to: string, isBurden?: boolean][] = [
    ['New subscribers', started, behind('began')],
    ['Lost subscribers', churned, behind('left'), true],
    ['Trials started', trials, behind('tried')],
  ];
  return (
    <Figures>
      <Figure
        label="MRR"
        value={wholeNaira(mrr.now)}
        to={`${LIST}?payingOn=${to}`}
        change={changeOf(mrr)}
        than={than}
        before={naira(mrr.before)}
      >
        {paying.now === 1 ? '1 paying subscriber' : `${COUNT.format(paying.now)} paying subscribers`}; yearly plans
        count as one twelfth
      </Figure>
      {counts.map(([label, figure, path, isBurden]) => (
        <Figure
          key={label}
          label={label}
          value={COUNT.format(figure.now)}
          to={path}
          change={changeOf(figure)}
          than={than}
          before={COUNT.format(figure.before)}
          {...(isBurden && { isBurden })}
        />
      ))}
      <Figure
        label="Trial conversion"
        value={percent(trialConversion.now)}
        to={behind('trialEnded')}
        change={pointsOf(trialConversion)}
        than={than}
        before={percent(trialConversion.before)}
      >
        Of trials that ended in this period
      </Figure>
      <Figure
        label="Past due"
        value={COUNT.format(overdue.now)}
        to={behind('overdue')}
        change={changeOf(overdue)}
        than={than}
        before={COUNT.format(overdue.before)}
        isBurden
      >
        {renewalLabel(figures)}
      </Figure>
    </Figures>
  );
}

function renewalLabel({ failed, recovered, recoveredAmount }: FigureData): string | null {
  if (failed.now === 0) return null;
  const begun = failed.now === 1 ? '1 renewal failed' : `${COUNT.format(failed.now)} renewals failed`;
  if (recovered.now === 0) return begun;
  const paid = recovered.now === 1 ? 'one was' : `${COUNT.format(recovered.now)} were`;
  return `${begun}; ${paid} recovered, ${wholeNaira(recoveredAmount.now)}`;
}
