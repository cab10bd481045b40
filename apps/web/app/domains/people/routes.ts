import { prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';

export const adminRoutes: RouteConfigEntry[] = prefix('users', [
  route('', 'domains/people/people.page.tsx'),
  route('add', 'domains/people/add-colleague.page.tsx'),
  route(':userId', 'domains/people/person.page.tsx'),
]);
