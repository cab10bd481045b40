import type { LookedAt } from '@adunni/contracts/dashboard';
import type { SubscriptionFigures as Given } from '@adunni/contracts/subscriptions-staff';
import { naira } from '../../../../kit/money/naira.ts';
import { Figure, Figures } from '../../../dashboard/figures/figure.tsx';
import { beforeWords, changeOf, pointsOf } from '../../../dashboard/period/words.ts';

const COUNT = new Intl.NumberFormat('en-GB');
const wholeNaira = (amount: number): string => naira(Math.round(amount));
const percent = (share: number | null): string => (share === null ? 'None' : `${share}%`);
const LIST = '..';

/** What subscriptions came to, each figure leading to the rows that it counts. */
export function SubscriptionFigures({ figures, period }: { figures: Given; period: LookedAt }) {
  const { mrr, paying, started, churned, trials, trialConversion, failed, recovered, recoveredAmount } = figures;
  const than = beforeWords(period);
  const { from, to } = period.now;
  const begun = `${LIST}?startedFrom=${from}&startedUntil=${to}`;
  const ended = `${LIST}?endedFrom=${from}&endedUntil=${to}`;
  const counts: readonly [label: string, figure: Given['paying'], to: string, isBurden?: boolean][] = [
    ['New subscribers', started, begun],
    ['Lost subscribers', churned, ended, true],
    ['Trials begun', trials, `${begun}&trial=yes`],
  ];
  return (
    <Figures>
      <Figure
        label="Recurring a month"
        value={wholeNaira(mrr.now)}
        to={`${LIST}?status=paying`}
        change={changeOf(mrr)}
        than={than}
        before={naira(mrr.before)}
      >
        {paying.now === 1 ? 'One person pays' : `${COUNT.format(paying.now)} people pay`}; a year counts by twelve
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
        label="Trials that were kept"
        value={percent(trialConversion.now)}
        to={`${begun}&trial=yes`}
        change={pointsOf(trialConversion)}
        than={than}
        before={percent(trialConversion.before)}
      >
        Of those that ended in these days
      </Figure>
      <Figure
        label="Failed renewals"
        value={COUNT.format(failed.now)}
        to={`${LIST}?status=past_due`}
        change={changeOf(failed)}
        than={than}
        before={COUNT.format(failed.before)}
        isBurden
      >
        {recoveredWords(recovered.now, recoveredAmount.now)}
      </Figure>
    </Figures>
  );
}

function recoveredWords(count: number, amount: number): string | null {
  if (count === 0) return null;
  return `${count === 1 ? 'One was' : `${COUNT.format(count)} were`} paid after all, ${wholeNaira(amount)}`;
}
