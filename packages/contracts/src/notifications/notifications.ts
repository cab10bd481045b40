import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, listOf, moment, paging } from '../fields.ts';

/** Name of a kind of notification; every domain has its own. */
const kind = line(100);

/** More than there are kinds. */
const MAX_CHOICES = 100;

/** One thing that a person was told. `path` leads to what it is about. */
export const notification = z.object({
  _id: z.string(),
  kind,
  title: z.string(),
  text: z.string(),
  path: z.string(),
  readAt: moment.nullable(),
  createdAt: moment,
});
export type Notification = z.input<typeof notification>;
export type LoadedNotification = z.output<typeof notification>;

/** What the stream sends at its start and after every change; `newest` is null when there is nothing at all. */
export const bellState = z.object({ unread: z.number(), newest: notification.nullable() });
export type BellState = z.input<typeof bellState>;
export type LoadedBellState = z.output<typeof bellState>;

/** Whether mails of a kind come. */
export const mailChoice = z.object({ kind, mail: z.boolean() });
export type MailChoice = z.input<typeof mailChoice>;

/** The same with what a person reads for the kind. */
export const labelledMailChoice = mailChoice.extend({ label: z.string() });
export type LabelledMailChoice = z.input<typeof labelledMailChoice>;

const unread = z.object({ unread: z.number() });
const choices = z.object({ items: z.array(labelledMailChoice) });

/** Name of the stream’s event that carries a `BellState`. */
export const BELL_EVENT = 'bell';

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  summary: 'What the caller was told, newest first',
  query: paging.extend({ unread: z.stringbool().optional() }),
  response: listOf(notification),
});
export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  access: 'signed-in',
  summary: 'How many notifications the caller has not read',
  response: unread,
});
export const streamNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/stream',
  access: 'signed-in',
  summary: 'The unread count and the newest notification, live, as server-sent events',
  produces: 'text/event-stream',
});
export const markRead = endpoint({
  method: 'PUT',
  path: '/api/notifications/:notificationId/read',
  access: 'signed-in',
  summary: 'Mark one notification as read',
  params: z.object({ notificationId: id }),
  response: unread,
});
export const markAllRead = endpoint({
  method: 'PUT',
  path: '/api/notifications/read',
  access: 'signed-in',
  summary: 'Mark every notification as read',
  response: unread,
});
export const getMailChoices = endpoint({
  method: 'GET',
  path: '/api/notifications/preferences',
  access: 'signed-in',
  summary: 'Of which kinds of notification the caller gets a mail',
  response: choices,
});
export const putMailChoices = endpoint({
  method: 'PUT',
  path: '/api/notifications/preferences',
  access: 'signed-in',
  summary: 'Choose of which kinds of notification a mail comes; what is not named stays',
  body: z.object({ items: z.array(mailChoice).max(MAX_CHOICES) }),
  response: choices,
});
