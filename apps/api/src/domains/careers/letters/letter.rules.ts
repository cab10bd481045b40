import type { LetterForm, LetterStage } from '@adunni/contracts/careers/letters';
import { KEPT_MONTHS } from '@adunni/contracts/careers/stages';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';

const WORDS: Record<LetterStage, { subject: string; paragraphs: readonly string[] }> = {
  interview: {
    subject: 'Let’s talk',
    paragraphs: [
      'Thank you for your application. We liked what we read, and would like to get to know you in a conversation of about half an hour.',
      'We will send you a date and time in a separate email. If there are days that don’t suit you, or if you need anything to be different, please reply to this email.',
    ],
  },
  offer: {
    subject: 'We would like you to join us',
    paragraphs: [
      'We would like to offer you this position.',
      'We will call you within two working days to go through pay, the first day and your questions. You then get the offer in writing, and have a week to decide.',
    ],
  },
  hired: {
    subject: 'Welcome to the team',
    paragraphs: [
      'Thank you for accepting our offer. We look forward to working with you.',
      'Before your first day we will send you your contract and what to bring.',
    ],
  },
  declined: {
    subject: 'Your application',
    paragraphs: [
      'Thank you for your application, and for the time you put into it. We chose somebody else this time.',
      `We keep your application until ${KEPT_MONTHS} months from now, then erase it. You are welcome to apply for other positions.`,
    ],
  },
};

/** The email that an applicant may get at a stage, before anybody edits it. */
export const letterOf = (stage: LetterStage, title: string): LetterForm => ({
  subject: `${WORDS[stage].subject}: ${title}`,
  text: WORDS[stage].paragraphs.join('\n\n'),
});

/** What is edited, as an email: paragraphs stand between empty lines. */
export const letterEmail = (
  { subject, text }: LetterForm,
  { name, title, token }: { name: string; title: string; token: string },
): EmailTemplate => ({
  subject,
  greeting: `Dear ${name},`,
  paragraphs: text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean),
  rows: [['Position', title]],
  action: { label: 'View your application', path: `/careers/application/${token}` },
});
