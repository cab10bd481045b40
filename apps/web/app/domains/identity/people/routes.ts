import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const adminRoutes: RouteConfigEntry[] = prefix('users', [
  route('', 'domains/identity/people/people.page.tsx'),
  route('add', 'domains/identity/people/add-colleague.page.tsx'),
  route(':userId', 'domains/identity/people/person.page.tsx'),
]);
