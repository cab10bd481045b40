import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { email, messageResponse, moment, picture } from '../fields.ts';
import { ROLES } from '../roles.ts';
import { credentials, password, passwordChange, profileForm, registration } from './forms.ts';

export const user = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  avatar: picture.nullable(),
  role: z.enum(ROLES),
  emailVerified: z.boolean(),
  preferredCurrency: z.string().nullable(),
  deletionDueAt: moment.nullable(),
  createdAt: moment,
});
export type User = z.input<typeof user>;
export type LoadedUser = z.output<typeof user>;

/** What login and registration answer with. `accessTokenExpiry` is in seconds since the epoch. */
export const signedIn = z.object({
  user: user.extend({ accessTokenExpiry: z.number() }),
  token: z.string(),
  refreshToken: z.string(),
});

/** A page of the shop to go on at, and of nobody else. */
const ownPath = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])\P{Cc}*$/u);

export const identityErrors = defineErrors({
  wrong_credentials: [401, 'Incorrect email or password.'],
  session_over: [401, 'Session expired. Please log in again.'],
  suspended: [403, 'This account is suspended. Please contact support.'],
  account_unavailable: [
    409,
    'We could not create this account. If you already have one, log in or reset your password.',
  ],
  link_spent: [422, 'This link has expired or has already been used. Please request a new one.'],
  contact_limit: [
    429,
    'Too many orders and bookings were made with this email today. If it is yours, confirm it in your profile; otherwise use another.',
  ],
  wrong_password: [422, 'Your current password is incorrect.'],
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  ignoresToken: true,
  summary: 'Sign in with email and password',
  body: credentials,
  response: signedIn,
});
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  ignoresToken: true,
  status: 201,
  summary: 'Create an account as Customer, Designer or Tailor',
  body: registration,
  response: signedIn,
});
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  ignoresToken: true,
  summary: 'Mail a link to set a new password; answers alike whether or not the account exists',
  body: z.object({ email, next: ownPath.optional() }),
  response: messageResponse,
});
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  ignoresToken: true,
  summary: 'Reset password with a mailed token; ends every session',
  body: z.object({ token: z.string().max(200), password }),
  response: messageResponse,
});
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  ignoresToken: true,
  summary: 'Confirm an email address with a mailed token',
  body: z.object({ token: z.string().max(200) }),
  response: messageResponse,
});
export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email/resend',
  access: 'signed-in',
  summary: 'Mail the confirmation link again',
  response: messageResponse,
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  access: 'signed-in',
  summary: 'The signed-in person',
  response: z.object({ user }),
});
export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  access: 'signed-in',
  summary: 'Change names and phone',
  body: profileForm.partial(),
  response: z.object({ user }),
});
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/profile/password',
  access: 'signed-in',
  summary: 'Change password; ends every other session',
  body: passwordChange,
  response: messageResponse,
});
export const uploadAvatar = endpoint({
  method: 'POST',
  path: '/api/profile/avatar',
  access: 'signed-in',
  summary: 'Replace the avatar',
  upload: { maxBytes: 5 * 1024 * 1024 },
  response: z.object({ user }),
});
export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/api/profile/avatar',
  access: 'signed-in',
  summary: 'Remove the avatar',
  response: z.object({ user }),
});
