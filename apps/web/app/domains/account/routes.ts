import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const accountRoutes: RouteConfigEntry[] = [
  route('account', 'domains/account/account.page.tsx'),
  route('profile', 'domains/account/profile/profile.page.tsx'),
];
