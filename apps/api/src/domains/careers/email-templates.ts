import { KEPT_MONTHS } from '@adunni/contracts/careers/stages';
import type { EmailTemplate } from '../../kit/mail/email-template.ts';

/** What an email says of an application. */
interface Mailed {
  name: string;
  /** Of the position. */
  title: string;
  token: string;
}

const toApplication = (token: string) => ({ label: 'View your application', path: `/careers/application/${token}` });

/** It arrived. Nobody has confirmed the address, so that none of the sender’s own words are in it but a name. */
export const applicationReceivedEmail = ({ name, title, token }: Mailed): EmailTemplate => ({
  subject: `We received your application: ${title}`,
  greeting: `Dear ${name},`,
  paragraphs: [
    'Thank you for applying. Two of us read every application, and we reply within ten working days.',
    'With the link below you can see how far it is, or withdraw it. Please keep this email, and don’t forward it.',
    `We keep your application until ${KEPT_MONTHS} months after our decision, then erase it.`,
  ],
  rows: [['Position', title]],
  action: toApplication(token),
});

/** The same person applied again. */
export const alreadyAppliedEmail = ({ name, title, token }: Mailed): EmailTemplate => ({
  subject: `You’ve already applied: ${title}`,
  greeting: `Dear ${name},`,
  paragraphs: [
    'We received another application for this position from this email address. We kept your first one and didn’t save the new one.',
    'To send a new version, withdraw your application with the link below, then apply again. If this wasn’t you, you can ignore this email.',
  ],
  rows: [['Position', title]],
  action: toApplication(token),
});

/** It was withdrawn by its link. */
export const applicationWithdrawnEmail = ({ name, title }: Omit<Mailed, 'token'>): EmailTemplate => ({
  subject: `Your application was withdrawn: ${title}`,
  greeting: `Dear ${name},`,
  paragraphs: [
    'You withdrew your application. We won’t consider it any further, and we wish you well.',
    `We erase it ${KEPT_MONTHS} months from now. To have it erased sooner, send us a request about your personal data.`,
  ],
  rows: [['Position', title]],
  action: { label: 'Make a request', path: '/gdpr' },
});
