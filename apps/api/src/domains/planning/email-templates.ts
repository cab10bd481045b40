import { EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import type { Kobo } from '@adunni/contracts/money';
import { PLANNING_LEVELS } from '@adunni/contracts/planning/names';
import { amountText } from '../../kit/amount-text.rules.ts';
import type { EmailTemplate } from '../../kit/mail/email-template.ts';
import { dayStart, shopDayLabel } from '../../kit/shop-days.rules.ts';
import { casePath } from './rules.ts';
import type { CaseRow, MilestoneRow, ProposalRow } from './tables.ts';

const dayText = (day: string): string => shopDayLabel(dayStart(day));

const facts = ({ number, level, request, day }: CaseRow): [string, string][] => [
  ['Number', number],
  ['Celebration', `${EVENT_KINDS[request.kind]} in ${request.city}`],
  ['Package', PLANNING_LEVELS[level]],
  ...(day ? ([['Day', dayText(day)]] as [string, string][]) : []),
];

const letter = (
  row: CaseRow,
  firstName: string,
  { subject, paragraphs, rows = [], label = 'View your celebration' }: LetterWords,
): EmailTemplate => ({
  subject,
  greeting: `Dear ${firstName},`,
  paragraphs,
  rows: [...facts(row), ...rows],
  action: { label, path: casePath(row._id) },
});

interface LetterWords {
  subject: string;
  paragraphs: string[];
  rows?: [string, string][];
  label?: string;
}

/** A request arrived. */
export const requestedEmail = (row: CaseRow, firstName: string): EmailTemplate =>
  letter(row, firstName, {
    subject: `We received your request (${row.number})`,
    paragraphs: [
      `Thank you. ${row.answerDueAt ? `We’ll answer by ${shopDayLabel(row.answerDueAt)}` : 'We’ll answer'}, on your celebration’s page and by email.`,
    ],
  });

/** A version of a proposal was sent. */
export const proposedEmail = (row: CaseRow, firstName: string, proposal: ProposalRow): EmailTemplate =>
  letter(row, firstName, {
    subject:
      proposal.number === 1
        ? `Our proposal for your celebration (${row.number})`
        : `A new version of our proposal (${row.number})`,
    paragraphs: [
      ...(proposal.words.note ? [proposal.words.note] : []),
      'You can accept it, decline it or ask about it. What you read there is what you accept.',
    ],
    rows: [
      ['Total', amountText(proposal.total)],
      ['Valid until', dayText(proposal.expiresOn)],
    ],
    label: 'Read the proposal',
  });

/** A proposal was accepted: what is to pay, and when. */
export const acceptedEmail = (
  row: CaseRow,
  firstName: string,
  milestones: readonly Pick<MilestoneRow, 'title' | 'amount' | 'dueOn'>[],
): EmailTemplate =>
  letter(row, firstName, {
    subject: `You have accepted our proposal (${row.number})`,
    paragraphs: ['Thank you. We begin once the first payment below has arrived.'],
    rows: milestones.map(({ title, amount, dueOn }) => [
      title,
      `${amountText(amount)}, ${dueOn ? `due ${dayText(dueOn)}` : 'due now'}`,
    ]),
    label: 'Pay the first milestone',
  });

/** A milestone was paid. */
export const milestonePaidEmail = (row: CaseRow, firstName: string, milestone: MilestoneRow): EmailTemplate =>
  letter(row, firstName, {
    subject: `Payment received: ${milestone.title} (${row.number})`,
    paragraphs: ['We received your payment. Thank you.'],
    rows: [[milestone.title, amountText(milestone.amount)]],
  });

/** A milestone is due soon. */
export const milestoneDueEmail = (row: CaseRow, firstName: string, milestone: MilestoneRow): EmailTemplate =>
  letter(row, firstName, {
    subject: `Due soon: ${milestone.title} (${row.number})`,
    paragraphs: ['A milestone of your celebration is due. If you have paid it today, there is nothing to do.'],
    rows: [
      [milestone.title, amountText(milestone.amount)],
      ...(milestone.dueOn ? ([['Due', dayText(milestone.dueOn)]] as [string, string][]) : []),
    ],
    label: 'Pay the milestone',
  });

/** Money goes back. */
export const planningRefundEmail = (
  row: CaseRow,
  firstName: string,
  { amount, reason }: { amount: Kobo; reason: string },
): EmailTemplate =>
  letter(row, firstName, {
    subject: `Refund of ${amountText(amount)} (${row.number})`,
    paragraphs: [
      ...(reason ? [reason] : []),
      `We are refunding ${amountText(amount)} to your original payment method. This usually takes up to ten working days.`,
    ],
  });

/** We declined or ended it. */
export const endedEmail = (row: CaseRow, firstName: string): EmailTemplate =>
  letter(row, firstName, {
    subject:
      row.stage === 'declined' ? `About your request ${row.number}` : `Your celebration ${row.number} was cancelled`,
    paragraphs: [
      row.stage === 'declined'
        ? 'We are sorry that we can’t plan your celebration.'
        : 'We are no longer working on your celebration.',
      ...(row.reason ? [row.reason] : []),
    ],
  });
