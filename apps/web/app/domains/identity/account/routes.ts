import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const accountRoutes: RouteConfigEntry[] = [
  route('account', 'domains/identity/account/account.page.tsx'),
  route('profile', 'domains/identity/profile/profile.page.tsx'),
];
