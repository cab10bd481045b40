import { BRAND } from '@adunni/contracts/brand';
import type { LoadedStatementLine, StatementLine } from '@adunni/contracts/ledger/ledger';
import { type Movement, movementsOf, subjectOf } from '@adunni/contracts/ledger/movements';
import { toKobo, toNaira } from '@adunni/contracts/money';
import { stringify } from 'csv-stringify/sync';
import { amountText } from '../../../kit/amount-text.rules.ts';
import { footText, heading, TOTAL } from '../../../kit/documents/blocks.ts';
import { LEFT, RIGHT, Sheet, SOFT } from '../../../kit/documents/sheet.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';

const HEADINGS = ['Date', 'Description', 'Order or booking', 'Reason', 'Balance', 'Amount'];

/** The events of a statement, as its page shows them. */
const movements = (lines: readonly LoadedStatementLine[]): Movement[] =>
  movementsOf(
    lines.map((line): StatementLine => ({ ...line, at: line.at.toISOString(), amount: toNaira(line.amount) })),
  );

/** A statement as CSV, a row for each event; amounts in naira, the time in UTC. */
export function writeStatement(lines: readonly LoadedStatementLine[]): string {
  const rows = movements(lines).map(({ line, title, where, amount }) => [
    ...[line.at, title, subjectOf(line), line.reason ?? '', where],
    amount,
  ]);
  // Numbers are no formulas: a refund keeps its minus.
  return stringify([HEADINGS, ...rows], { bom: true, escape_formulas: true });
}

/** Left edges of what an event is called and of the balance that it moved. */
const [TITLE, WHERE] = [LEFT + 74, TOTAL - 118];

/** A workshop’s statement of a month as a PDF file, newest first. */
export async function renderStatement(
  lines: readonly LoadedStatementLine[],
  { maker, month }: { maker: string; month: string },
  now: Date,
): Promise<Buffer> {
  const period = MONTH.format(new Date(`${month}-15T12:00:00Z`));
  const sheet = await Sheet.open(`Statement ${period}`, BRAND.name, now);
  heading(sheet, 'Statement', `${maker} · ${period}`);
  const found = movements(lines);
  if (found.length === 0) sheet.text('No transactions in this month.', LEFT, RIGHT);
  for (const { line, title, where, amount } of found) {
    sheet.reserve(44);
    const what = [title, subjectOf(line), line.reason].filter(Boolean).join(' · ');
    sheet.text(shopDayLabel(new Date(line.at)), LEFT, TITLE - 8, { colour: SOFT });
    sheet.text(amountText(toKobo(amount)), TOTAL, RIGHT, { align: 'right' });
    const height = Math.max(
      sheet.text(what, TITLE, WHERE - 8),
      sheet.text(where, WHERE, TOTAL - 8, { colour: SOFT, size: 8.5 }),
    );
    sheet.down(height + 8);
  }
  return sheet.finish(footText(now));
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'Africa/Lagos' });
