import { wantedText } from '@adunni/contracts/measurements/needs';
import { VISIT_NAMES } from '@adunni/contracts/services/measuring';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import type { OrderRow } from '../lock.queries.ts';
import type { WantedLine } from './queries.ts';

/** Why a customer is asked: the order was paid, they were asked before, or its maker asks. */
export type AskOccasion = 'needed' | 'reminder' | 'maker';

type Row = NonNullable<EmailTemplate['rows']>[number];

/** Who waits, and for what. */
interface MeasurementsWait {
  maker: string;
  lines: readonly WantedLine[];
  /** Where a visit to be measured by the maker is booked; null of one who offers none. */
  visitUrl: string | null;
  /** Where measurements are given. */
  path: string;
}

/** The ways to give measurements, in the mail and in the bell. */
export const waysText = ({ maker, visitUrl }: Pick<MeasurementsWait, 'maker' | 'visitUrl'>): string =>
  visitUrl === null
    ? 'Use saved measurements or add new ones.'
    : `Use saved measurements, add new ones, or book a measuring visit with ${maker}.`;

/** The headline of each occasion, of the mail and of the bell. */
export function askTitle(occasion: AskOccasion, { number }: OrderRow, { maker }: MeasurementsWait): string {
  const titles = {
    needed: `Please add measurements for order ${number}`,
    reminder: `Reminder: ${maker} needs measurements for order ${number}`,
    maker: `${maker} is asking for measurements for order ${number}`,
  };
  return titles[occasion];
}

/** A part waits for its customer’s measurements. */
export const measurementsEmail = (occasion: AskOccasion, order: OrderRow, wait: MeasurementsWait): EmailTemplate => ({
  subject: askTitle(occasion, order, wait),
  greeting: `Dear ${order.contact.firstName},`,
  paragraphs: [
    `${wait.maker} can’t start on these items in order ${order.number} until they have measurements for them.`,
    `${waysText(wait)} Your order stays open until then, and work starts when you add them.`,
  ],
  rows: [
    ...wait.lines.map(({ title, wanted }): Row => [title, wantedText(wanted)]),
    ...(wait.visitUrl ? [[VISIT_NAMES.measuring, `Book with ${wait.maker}`, wait.visitUrl] as Row] : []),
  ],
  action: { label: 'Add measurements', path: wait.path },
});
