import { COMMISSION_STATUSES, REFERRAL_WAY_LABELS } from '@adunni/contracts/affiliates/names';
import { BRAND } from '@adunni/contracts/brand';
import { type Kobo, sumKobo } from '@adunni/contracts/money';
import { PAYOUT_STATUSES } from '@adunni/contracts/payouts/staff';
import { and, asc, eq } from 'drizzle-orm';
import { amountText } from '../../../kit/amount-text.rules.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { column, footText, heading, MIDDLE, sumLine, TOTAL } from '../../../kit/documents/blocks.ts';
import { LEFT, RIGHT, Sheet, SOFT } from '../../../kit/documents/sheet.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { toBankAccount } from '../../payouts/service.ts';
import { payouts } from '../../payouts/tables.ts';
import { percentOfCommission } from '../commissions/shown.ts';
import { affiliateCommissions, affiliatePartners } from '../tables.ts';

type Statement = NonNullable<Awaited<ReturnType<typeof findStatement>>>;

/** Edges of the columns for what was bought and its rate. */
const GOODS = RIGHT - 240;
const RATE = RIGHT - 130;

/** A payout of a partner with the commissions that it paid; null when it is not theirs. */
export async function findStatement(db: Db, userId: string, payoutId: string) {
  const [found] = await db
    .select({ payout: payouts, partner: affiliatePartners })
    .from(payouts)
    .innerJoin(affiliatePartners, eq(affiliatePartners._id, payouts.partnerId))
    .where(and(eq(payouts._id, payoutId), eq(affiliatePartners.userId, userId)));
  if (!found) return null;
  const { createdAt, via, status, paidGoods, amount } = affiliateCommissions;
  const commissions = await db
    .select({ createdAt, via, status, paidGoods, amount, percent: percentOfCommission })
    .from(affiliateCommissions)
    .where(eq(affiliateCommissions.payoutId, payoutId))
    .orderBy(asc(createdAt), asc(affiliateCommissions._id));
  return { ...found, commissions };
}

/** A payout and what it was paid for, as a PDF file. What was taken back before or since is one line of its own. */
export async function renderStatement(statement: Statement, now: Date): Promise<Buffer> {
  const { payout, partner, commissions } = statement;
  const title = 'Payout statement';
  const sheet = await Sheet.open(`${title} ${payout.reference}`, BRAND.name, now);
  heading(sheet, title, shopDayLabel(payout.createdAt));
  const account = toBankAccount(payout);
  const to = [account.accountName, `${account.bankName}, ${account.accountNumber}`];
  const left = column(sheet, 'Partner', [partner.name, `Code ${partner.code}`], LEFT, MIDDLE - 12);
  const right = column(sheet, 'Paid to', to, MIDDLE, RIGHT);
  sheet.down(Math.max(left, right) + 24);
  heads(sheet);
  for (const commission of commissions) line(sheet, commission);
  sums(sheet, statement);
  return sheet.finish(footText(now));
}

function heads(sheet: Sheet): void {
  const style = { size: 8.5, colour: SOFT } as const;
  sheet.text('Order of', LEFT, GOODS - 80, style);
  sheet.text('Products', GOODS - 80, GOODS, { ...style, align: 'right' });
  sheet.text('Rate', GOODS, RATE, { ...style, align: 'right' });
  sheet.text('Commission', TOTAL, RIGHT, { ...style, align: 'right' });
  sheet.down(16);
  sheet.rule();
  sheet.down(8);
}

function line(sheet: Sheet, { createdAt, via, status, paidGoods, amount, percent }: Statement['commissions'][number]) {
  sheet.reserve(24);
  const since = status === 'due' ? '' : ` · ${COMMISSION_STATUSES[status].label} since`;
  sheet.text(amountText(paidGoods), GOODS - 80, GOODS, { align: 'right' });
  sheet.text(`${percent}%`, GOODS, RATE, { align: 'right' });
  sheet.text(amountText(amount), TOTAL, RIGHT, { align: 'right' });
  sheet.down(sheet.text(`${shopDayLabel(createdAt)} · ${REFERRAL_WAY_LABELS[via]}${since}`, LEFT, GOODS - 84) + 6);
}

function sums(sheet: Sheet, { payout, commissions }: Statement): void {
  const counted = sumKobo(commissions.map(({ amount }) => amount));
  const others = (payout.amount - counted) as Kobo;
  sheet.down(6);
  sheet.rule();
  sheet.down(10);
  sumLine(sheet, 'Commission above', amountText(counted));
  if (others !== 0) sumLine(sheet, 'Changes after refunds', amountText(others));
  sumLine(sheet, PAYOUT_STATUSES[payout.status].label, amountText(payout.amount), true);
}
