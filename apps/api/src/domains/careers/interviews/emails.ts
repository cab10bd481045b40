import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import { whenText } from './when.rules.ts';

interface Told {
  name: string;
  /** Of the position. */
  title: string;
  token: string;
  startsAt: Date;
  endsAt: Date;
  place: string;
  callUrl: string;
  note: string;
  interviewers: readonly string[];
}

const rowsOf = ({
  title,
  startsAt,
  endsAt,
  place,
  callUrl,
  interviewers,
}: Told): NonNullable<EmailTemplate['rows']> => [
  ['Position', title],
  ['When', whenText(startsAt, endsAt)],
  ...(place ? [['Where', place] as [string, string]] : []),
  ...(callUrl ? [['Call', callUrl, callUrl] as [string, string, string]] : []),
  ['With', interviewers.join(', ')],
];
const toApplication = (token: string) => ({ label: 'View your application', path: `/careers/application/${token}` });

/** Several times are proposed; the applicant chooses one on the page of their application. */
export const interviewProposedEmail = (told: Omit<Told, 'startsAt' | 'endsAt' | 'callUrl'>, times: readonly string[]) =>
  ({
    subject: `Choose a time for your interview: ${told.title}`,
    greeting: `Dear ${told.name},`,
    paragraphs: [
      'We would like to talk to you. Please choose the time that suits you best.',
      ...(told.note ? [told.note] : []),
      'If none of them suits you, please reply to this email.',
    ],
    rows: [
      ['Position', told.title],
      ...times.map((time, index): [string, string] => [`Time ${index + 1}`, time]),
      ...(told.place ? [['Where', told.place] as [string, string]] : []),
      ['With', told.interviewers.join(', ')],
    ],
    action: { ...toApplication(told.token), label: 'Choose a time' },
  }) satisfies EmailTemplate;

/** A time was set. */
export const interviewSetEmail = (told: Told): EmailTemplate => ({
  subject: `Your interview: ${told.title}`,
  greeting: `Dear ${told.name},`,
  paragraphs: [
    'We look forward to talking to you. The attached file adds the interview to your calendar.',
    ...(told.note ? [told.note] : []),
    'If the time doesn’t suit you, please reply to this email.',
  ],
  rows: rowsOf(told),
  action: toApplication(told.token),
});

/** It takes place at another time or otherwise. */
export const interviewMovedEmail = (told: Told): EmailTemplate => ({
  ...interviewSetEmail(told),
  subject: `Your interview has changed: ${told.title}`,
  paragraphs: [
    'Your interview has changed. The attached file updates it in your calendar.',
    ...(told.note ? [told.note] : []),
    'If this doesn’t suit you, please reply to this email.',
  ],
});

/** It does not take place. */
export const interviewCancelledEmail = (told: Told): EmailTemplate => ({
  subject: `Your interview was cancelled: ${told.title}`,
  greeting: `Dear ${told.name},`,
  paragraphs: ['The interview below won’t take place. The attached file removes it from your calendar.'],
  rows: rowsOf(told),
  action: toApplication(told.token),
});
