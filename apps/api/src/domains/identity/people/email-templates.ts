import { BRAND } from '@adunni/contracts/brand';
import type { StaffAccountForm } from '@adunni/contracts/identity/people-forms';
import { isMaker, isStaff, type Role } from '@adunni/contracts/roles';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';

/** To whose account staff have suspended. */
export const suspendedEmail = (firstName: string): EmailTemplate => ({
  subject: `Your ${BRAND.name} account is suspended`,
  greeting: `Dear ${firstName},`,
  paragraphs: [
    `Your account has been suspended and you have been logged out on all devices. Orders you have paid for will still be made and delivered.`,
    `If you think this is a mistake, please contact us.`,
  ],
});

/** To whose account works again. */
export const reinstatedEmail = (firstName: string): EmailTemplate => ({
  subject: `Your ${BRAND.name} account is active again`,
  greeting: `Dear ${firstName},`,
  paragraphs: [`Your account has been reinstated. You can log in as before.`],
  action: { label: 'Login', path: '/login' },
});

/** To who has another role now. */
export const roleEmail = (firstName: string, role: Role): EmailTemplate => ({
  subject: `Your role at ${BRAND.name} has changed`,
  greeting: `Dear ${firstName},`,
  paragraphs: [
    `Your account now has the role ${role}. You were logged out on all devices. Please log in again.`,
    ...(isMaker(role)
      ? ['You now have your own workshop. Complete its profile and send us your documents so we can verify it.']
      : []),
    ...(isStaff(role) ? ['If you did not expect this, please tell a colleague immediately.'] : []),
  ],
  action: { label: 'Login', path: '/login' },
});

/** To a new colleague; their password is chosen by themselves and never mailed. */
export const colleagueEmail = ({ firstName, role }: StaffAccountForm, by: string, token: string): EmailTemplate => ({
  subject: `Your ${BRAND.name} staff account`,
  greeting: `Dear ${firstName},`,
  paragraphs: [
    `${by} has created an account for you as ${role}. Choose a password and log in with this email address.`,
    `The link is valid for one hour and can be used once. After that, request another one under “Forgot your password?” on the login page.`,
  ],
  action: { label: 'Choose a password', path: `/reset-password?token=${token}` },
});
