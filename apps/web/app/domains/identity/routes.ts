import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const identityRoutes: RouteConfigEntry[] = [
  route('login', 'domains/identity/login.page.tsx'),
  route('register', 'domains/identity/register.page.tsx'),
  route('forgot-password', 'domains/identity/forgot-password.page.tsx'),
  route('reset-password', 'domains/identity/reset-password.page.tsx'),
  route('verify/email', 'domains/identity/verify-email.page.tsx'),
];
