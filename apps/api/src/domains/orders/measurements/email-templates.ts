import { wantedText } from '@adunni/contracts/measurements/needs';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import type { OrderRow } from '../lock.queries.ts';
import type { WantedLine } from './queries.ts';

/** Why a customer is asked: the order was paid, they were asked before, or its maker asks. */
export type AskOccasion = 'needed' | 'reminder' | 'maker';

/** Who waits, and for what. */
interface MeasurementsWait {
  maker: string;
  lines: readonly WantedLine[];
}

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
    'Use saved measurements or add new ones on the order page, or book a measuring visit there where the maker offers one. Your order stays open until then, and work starts when you add them.',
  ],
  rows: wait.lines.map(({ title, wanted }): [string, string] => [title, wantedText(wanted)]),
  action: { label: 'Add measurements', path: `/orders/${order._id}` },
});
