import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import type { EventRow } from '../tables.ts';

/** Somebody is asked to help with an event. Hosts choose titles and addresses, so what names a site is left out. */
export const invitedEmail = ({ _id }: EventRow, host: string, role: string): EmailTemplate => ({
  subject: `${host} asks you to help with an event`,
  greeting: 'Hello,',
  paragraphs: [
    `${host} has invited you as ${role.toLowerCase()} of an aso-ebi event: to see what guests order, or to help prepare it.`,
    'Log in or create an account with this email address to accept. If you don’t know who this is, you can ignore this email.',
  ],
  action: { label: 'View invitation', path: `/cultural/aso-ebi/event/${_id}/join` },
});
