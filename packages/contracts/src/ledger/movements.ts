import { LEDGER_KIND_LABELS, type StatementLine } from './ledger.ts';

/** An event that moved a maker’s money, as one row of the statement. */
export interface Movement {
  /** Its first line, which says what it is about and when. */
  line: StatementLine;
  title: string;
  /** Which balance it came from or went to. */
  where: string;
  amount: number;
}

/** The lines of a statement by the events that moved them, in their order: a release, which has two, is one row. */
export function movementsOf(lines: readonly StatementLine[]): Movement[] {
  const events = Map.groupBy(lines, ({ transactionId }) => transactionId);
  return [...events.values()].flatMap((of) => {
    const [line] = of;
    return line ? [movementOf(line, sumOf(of, 'pending'), sumOf(of, 'available'))] : [];
  });
}

/** The number by which people know what a movement is about; empty for a payout. */
export const subjectOf = ({ orderNumber, bookingNumber, asoEbiNumber }: StatementLine): string =>
  orderNumber ?? bookingNumber ?? asoEbiNumber ?? '';

/** In kobo, so that naira in decimals add up. */
const sumOf = (lines: readonly StatementLine[], balance: StatementLine['balance']): number =>
  lines.reduce((sum, line) => (line.balance === balance ? sum + Math.round(line.amount * 100) : sum), 0);

function movementOf(line: StatementLine, pending: number, available: number): Movement {
  const title = line.kind === 'payment' ? 'Your share of a payment' : LEDGER_KIND_LABELS[line.kind];
  if (available > 0 && pending === -available)
    return { line, title: RELEASED[line.kind] ?? title, where: 'Pending to available', amount: available / 100 };
  return { line, title, where: whereOf(pending, available), amount: (pending + available) / 100 };
}

/** What a release is called. */
const RELEASED: Partial<Record<StatementLine['kind'], string>> = {
  earnings: 'Released to available',
  materials: 'Materials share released to available',
};

/** `To pending`, `From available`; of both it says both. */
function whereOf(pending: number, available: number): string {
  const parts = [pending && `${wayOf(pending)} pending`, available && `${wayOf(available)} available`].filter(Boolean);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const wayOf = (amount: number): string => (amount > 0 ? 'to' : 'from');
