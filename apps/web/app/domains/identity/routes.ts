import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const siteRoutes: RouteConfigEntry[] = [
  route('login', 'domains/identity/sessions/login.page.tsx'),
  route('register', 'domains/identity/register.page.tsx'),
  route('forgot-password', 'domains/identity/recovery/forgot-password.page.tsx'),
  route('reset-password', 'domains/identity/recovery/reset-password.page.tsx'),
  route('verify/email', 'domains/identity/recovery/verify-email.page.tsx'),
  route('account', 'domains/identity/account/account.page.tsx'),
  route('profile', 'domains/identity/profile/profile.page.tsx'),
];
