import { BRAND } from '@adunni/contracts/brand';
import type { StaffAccountForm } from '@adunni/contracts/identity/people-forms';
import { isMaker, isStaff, type Role } from '@adunni/contracts/roles';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';

/** To whose account staff have suspended. */
export const suspendedEmail = (firstName: string): EmailTemplate => ({
  subject: `Your ${BRAND.name} account is suspended`,
  greeting: `Dear ${firstName},`,
  paragraphs: [
    `Your account has been suspended and you were logged out everywhere. Orders that you have paid for are still made and delivered.`,
    `If you think that this is a mistake, please write to us; a person will look at it.`,
  ],
});

/** To whose account works again. */
export const reinstatedEmail = (firstName: string): EmailTemplate => ({
  subject: `Your ${BRAND.name} account is open again`,
  greeting: `Dear ${firstName},`,
  paragraphs: [`Your account has been reinstated. You can log in as before.`],
  action: { label: 'Login', path: '/login' },
});

/** To who has another role now. */
export const roleEmail = (firstName: string, role: Role): EmailTemplate => ({
  subject: `Your role at ${BRAND.name} has changed`,
  greeting: `Dear ${firstName},`,
  paragraphs: [
    `Your account now has the role ${role}. You were logged out on every device; please log in again.`,
    ...(isMaker(role)
      ? ['You have a workshop of your own now. Fill in its profile and send us your documents, and we shall verify it.']
      : []),
    ...(isStaff(role) ? ['If you did not expect this, please tell a colleague at once.'] : []),
  ],
  action: { label: 'Login', path: '/login' },
});

/** To a new colleague; their password is chosen by themselves and never mailed. */
export const colleagueEmail = ({ firstName, role }: StaffAccountForm, by: string, token: string): EmailTemplate => ({
  subject: `Your ${BRAND.name} staff account`,
  greeting: `Dear ${firstName},`,
  paragraphs: [
    `${by} has opened an account for you as ${role}. Choose a password and log in with this address.`,
    `The link counts for one hour and works once. Later, ask for another under “Forgot password” on the login page.`,
  ],
  action: { label: 'Choose a password', path: `/reset-password?token=${token}` },
});
