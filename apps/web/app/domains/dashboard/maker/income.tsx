import type { getMakerTrade } from '@adunni/contracts/dashboard/dashboard';
import type { Answer } from '@adunni/contracts/endpoint';
import type { MakerBalance } from '@adunni/contracts/ledger/ledger';
import type { ResolvedPeriod } from '@adunni/contracts/periods';
import { useLocation } from 'react-router';
import { naira } from '../../../kit/money/naira.ts';
import { NumberText } from '../../../kit/texts/number-text.tsx';
import { Figure, Figures } from '../public/figure.tsx';
import { beforeLabel, changeOf } from '../public/period/labels.ts';
import { NUMBERS } from '../trend/numbers.tsx';

const COUNT = new Intl.NumberFormat('en-GB');

/** A maker’s money as it stands; the page of payouts tells all of it. */
export function Money({ balance: { available, pending, inTransit } }: { balance: MakerBalance }) {
  const to = '../payouts';
  return (
    <Figures>
      <Figure label="Available" value={naira(available)} to={to}>
        {available < 0
          ? 'A customer was refunded after your payout. Your next earnings cover it'
          : 'Released, not paid out yet'}
      </Figure>
      <Figure label="Pending" value={naira(pending)} to={to}>
        Paid by customers, released as work progresses
      </Figure>
      <Figure label="In transit" value={naira(inTransit)} to={to}>
        Sent to your bank, not yet confirmed
      </Figure>
    </Figures>
  );
}

/** What a workshop earned and sold in a period. */
export function IncomeFigures({
  figures: { income, booked, largest, orders, pieces },
  period,
  shopId,
}: {
  figures: Answer<typeof getMakerTrade>['figures'];
  period: ResolvedPeriod;
  /** A tailor’s list also holds what others gave them to sew, which these figures do not count. */
  shopId: string | undefined;
}) {
  const { search } = useLocation();
  const than = beforeLabel(period);
  const { from, to } = period.now;
  const sold = `../orders?sold=yes&placedFrom=${from}&placedUntil=${to}${shopId ? `&maker=${shopId}` : ''}`;
  return (
    <Figures>
      <Figure
        label="Income"
        value={naira(Math.round(income.now))}
        to={`${search}#${NUMBERS}`}
        change={changeOf(income)}
        than={than}
        before={naira(Math.round(income.before))}
      >
        <NumberText>{madeOf({ income, booked, largest })}</NumberText>
      </Figure>
      <Figure
        label="Orders"
        value={COUNT.format(orders.now)}
        to={sold}
        change={changeOf(orders)}
        than={than}
        before={COUNT.format(orders.before)}
      />
      <Figure
        label="Items sold"
        value={COUNT.format(pieces.now)}
        to={sold}
        change={changeOf(pieces)}
        than={than}
        before={COUNT.format(pieces.before)}
      >
        In these orders, without refunded items
      </Figure>
    </Figures>
  );
}

/** An order that brought at least this share of the income is named, since it moves the figure by itself. */
const LARGE = 1 / 4;

/** Where income came from: `₦9,000 from bookings, ₦2,200,000 from order ADN-2026-000384`. */
function madeOf({
  income,
  booked,
  largest,
}: Pick<Answer<typeof getMakerTrade>['figures'], 'income' | 'booked' | 'largest'>): string {
  const isLarge = largest !== null && largest.amount >= income.now * LARGE;
  return [
    booked.now !== 0 && `${naira(Math.round(booked.now))} from bookings`,
    isLarge && `${naira(Math.round(largest.amount))} from order ${largest.number}`,
  ]
    .filter(Boolean)
    .join(', ');
}
