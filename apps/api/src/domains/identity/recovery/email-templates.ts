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
    `Please confirm this is your email address, so that order updates and messages from your makers reach you. The link is valid for 48 hours and can be used once.`,
    `If you did not create an account with ${BRAND.name}, you can ignore this email.`,
  ],
  action: { label: 'Confirm email', path: `/verify/email?token=${token}` },
});

/** To who has an account, when somebody registers with the same address. */
export const addressTakenEmail = (): EmailTemplate => ({
  subject: `You already have an account with ${BRAND.name}`,
  greeting: 'Hello,',
  paragraphs: [
    `Someone, perhaps you, tried to create an account with this email address. You already have one: log in, or reset your password if you have forgotten it.`,
    `If it wasn’t you, you don’t need to do anything.`,
  ],
  action: { label: 'Login', path: '/login' },
});

export const resetEmail = (firstName: string, token: string, next?: string): EmailTemplate => ({
  subject: `Reset your ${BRAND.name} password`,
  greeting: `Dear ${firstName},`,
  paragraphs: [
    `You asked to reset your password. The link is valid for one hour and can be used once. You will then be logged out on all devices.`,
    `If you did not ask for this, you can ignore this email. Your password stays the same.`,
  ],
  action: { label: 'Reset password', path: `/reset-password?${new URLSearchParams({ token, ...(next && { next }) })}` },
});

/** To the owner of an account whose password somebody tries to guess. */
export const guessedAtEmail = (firstName: string, token: string): EmailTemplate => ({
  subject: `Failed login attempts on your ${BRAND.name} account`,
  greeting: `Dear ${firstName},`,
  paragraphs: [
    'Someone keeps entering wrong passwords for your account. They did not get in, and devices you have logged in on before work as usual.',
    'If you can’t log in on a new device, reset your password with this link. It is valid for one hour and can be used once. You will then be logged out on all devices.',
  ],
  action: { label: 'Reset password', path: `/reset-password?token=${token}` },
});

export const passwordChangedEmail = (firstName: string): EmailTemplate => ({
  subject: `Your ${BRAND.name} password was changed`,
  greeting: `Dear ${firstName},`,
  paragraphs: [
    `The password of your account was changed and all other devices were logged out.`,
    `If this wasn’t you, please reset your password immediately.`,
  ],
  action: { label: 'Reset password', path: '/forgot-password' },
});
