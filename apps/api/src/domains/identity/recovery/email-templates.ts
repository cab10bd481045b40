import { BRAND } from '@adunni/contracts/brand';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';

/**
 * Letters about an account. Those that reach an address before it is confirmed repeat nothing that was typed at
 * registration, so that nobody can have us mail their words to a stranger.
 */
export const verificationEmail = (token: string): EmailTemplate => ({
  subject: `Confirm your email address for ${BRAND.name}`,
  greeting: 'Welcome,',
  paragraphs: [
    `Please confirm that this address is yours, so that your orders and messages from your makers reach you. The link counts for 48 hours and works once.`,
    `If you did not open an account with ${BRAND.name}, you can ignore this message.`,
  ],
  action: { label: 'Confirm my address', path: `/verify/email?token=${token}` },
});

/** To who has an account, when somebody registers with the same address. */
export const addressTakenEmail = (): EmailTemplate => ({
  subject: `You already have an account with ${BRAND.name}`,
  greeting: 'Hello,',
  paragraphs: [
    `Somebody, perhaps you, has just tried to open an account with this address. There is one already: you can log in with it, or set a new password if you no longer remember yours.`,
    `If it was not you, nothing has changed and there is nothing to do.`,
  ],
  action: { label: 'Login', path: '/login' },
});

export const resetEmail = (firstName: string, token: string): EmailTemplate => ({
  subject: `Set a new password for ${BRAND.name}`,
  greeting: `Dear ${firstName},`,
  paragraphs: [
    `You asked to set a new password. The link counts for one hour and works once; afterwards every device is logged out.`,
    `If you did not ask for it, your password stays as it is and you can ignore this message.`,
  ],
  action: { label: 'Set a new password', path: `/reset-password?token=${token}` },
});

/** To the owner of an account whose password somebody tries to guess. */
export const guessedAtEmail = (firstName: string, token: string): EmailTemplate => ({
  subject: `Sign-in attempts on your ${BRAND.name} account`,
  greeting: `Dear ${firstName},`,
  paragraphs: [
    'Somebody keeps entering wrong passwords for your account. Nobody got in, and devices on which you have logged in before work as usual.',
    'If you cannot log in on a new device, set a new password with this link. It counts for one hour and works once; afterwards every device is logged out.',
  ],
  action: { label: 'Set a new password', path: `/reset-password?token=${token}` },
});

export const passwordChangedEmail = (firstName: string): EmailTemplate => ({
  subject: `Your ${BRAND.name} password was changed`,
  greeting: `Dear ${firstName},`,
  paragraphs: [
    `The password of your account has just been changed, and other devices were logged out.`,
    `If that was not you, please set a new password at once.`,
  ],
  action: { label: 'Set a new password', path: '/forgot-password' },
});
