import { BRAND } from '@adunni/contracts/brand';
import type { LoadedStatementLine, StatementLine } from '@adunni/contracts/ledger/ledger';
import { type Movement, movementsOf, subjectOf } from '@adunni/contracts/ledger/movements';
import { type Kobo, kobo, toKobo, toNaira } from '@adunni/contracts/money';
import { stringify } from 'csv-stringify/sync';
import { amountText } from '../../../kit/amount-text.rules.ts';
import { footText, heading, TOTAL } from '../../../kit/documents/blocks.ts';
import { LEFT, RIGHT, Sheet, SOFT, type Style } from '../../../kit/documents/sheet.ts';
import { shopDay, shopDayLabel, shopMoment, shopMomentHeading } from '../../../kit/shop-days.rules.ts';
import type { Balances } from './lines.queries.ts';

const HEADINGS = [shopMomentHeading('Date'), 'Description', 'Order or booking', 'Reason', 'Balance', 'Amount'];

/** The events of a statement, as its page shows them. */
const movements = (lines: readonly LoadedStatementLine[]): Movement[] =>
  movementsOf(
    lines.map((line): StatementLine => ({ ...line, at: line.at.toISOString(), amount: toNaira(line.amount) })),
  );

/** A statement as CSV, a row for each event; amounts in naira, the time by Lagos’ clock. */
export function writeStatement(lines: readonly LoadedStatementLine[]): string {
  const rows = movements(lines).map(({ line, title, where, amount }) => [
    ...[shopMoment(new Date(line.at)), title, subjectOf(line), line.reason ?? '', where],
    amount,
  ]);
  // Numbers are no formulas: a refund keeps its minus.
  return stringify([HEADINGS, ...rows], { bom: true, escape_formulas: true });
}

/** Left edges of what an event is called and of the balance that it moved. */
const [TITLE, WHERE] = [LEFT + 98, TOTAL - 110];
const HEAD = { size: 8.5, colour: SOFT } as const;

interface PrintedStatement {
  maker: string;
  month: string;
  opening: Balances;
  closing: Balances;
}

/** A workshop’s statement of a month as a PDF file: its balances at both ends, then what moved them, newest first. */
export async function renderStatement(
  lines: readonly LoadedStatementLine[],
  { maker, month, opening, closing }: PrintedStatement,
  now: Date,
): Promise<Buffer> {
  const period = MONTH.format(new Date(`${month}-15T12:00:00Z`));
  const sheet = await Sheet.open(`Statement ${period}`, BRAND.name, now);
  heading(sheet, 'Statement', `${maker} · ${period}`);
  const isOver = month < shopDay(now).slice(0, 7);
  balances(sheet, opening, closing, isOver ? 'Closing balance' : `Balance on ${shopDayLabel(now)}`);
  const found = movements(lines);
  if (found.length === 0) sheet.text('No transactions in this month.', LEFT, RIGHT);
  else heads(sheet);
  for (const movement of found) line(sheet, movement);
  return sheet.finish(footText(now));
}

/** Left edges of the columns of pending and available money. */
const [PENDING, AVAILABLE] = [TOTAL - 200, TOTAL - 100];

/** What was pending and available when the month began and when it ended, and by how much that changed. */
function balances(sheet: Sheet, opening: Balances, closing: Balances, ending: string): void {
  row(sheet, ['Balance', 'Pending', 'Available', 'Total'], HEAD);
  sheet.rule();
  sheet.down(6);
  const change = {
    pending: kobo(closing.pending - opening.pending),
    available: kobo(closing.available - opening.available),
  };
  row(sheet, ['Opening balance', ...amounts(opening)]);
  row(sheet, ['Change in the month', ...amounts(change)]);
  row(sheet, [ending, ...amounts(closing)], { face: 'strong' });
  sheet.down(20);
}

const amounts = ({ pending, available }: Balances): [string, string, string] =>
  [pending, available, kobo(pending + available)].map((amount: Kobo) => amountText(amount)) as [string, string, string];

function row(sheet: Sheet, [label, ...figures]: [string, string, string, string], style: Style = {}): void {
  for (const [index, left] of [PENDING, AVAILABLE, TOTAL].entries())
    sheet.text(figures[index] ?? '', left, left + RIGHT - TOTAL, { ...style, align: 'right' });
  sheet.down(sheet.text(label, LEFT, PENDING - 8, style) + 5);
}

function heads(sheet: Sheet): void {
  sheet.text('Date', LEFT, TITLE - 8, HEAD);
  sheet.text('Description', TITLE, WHERE - 8, HEAD);
  sheet.text('Balance', WHERE, TOTAL - 8, HEAD);
  sheet.text('Amount', TOTAL, RIGHT, { ...HEAD, align: 'right' });
  sheet.down(16);
  sheet.rule();
  sheet.down(8);
}

/** An event; at the top of a further page below the headings again. */
function line(sheet: Sheet, { line: of, title, where, amount }: Movement): void {
  const { page } = sheet.pdf;
  sheet.reserve(44);
  if (sheet.pdf.page !== page) heads(sheet);
  const what = [title, subjectOf(of), of.reason].filter(Boolean).join(' · ');
  sheet.text(amountText(toKobo(amount)), TOTAL, RIGHT, { align: 'right' });
  const heights = [
    sheet.text(shopDayLabel(new Date(of.at)), LEFT, TITLE - 8, { colour: SOFT }),
    sheet.text(what, TITLE, WHERE - 8),
    sheet.text(where, WHERE, TOTAL - 8, { colour: SOFT, size: 8.5 }),
  ];
  sheet.down(Math.max(...heights) + 8);
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'Africa/Lagos' });
