import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const adminRoutes: RouteConfigEntry[] = [
  route('outbox', 'domains/outbox/outbox.page.tsx'),
  route('outbox/:mailId', 'domains/outbox/mail.page.tsx'),
];
