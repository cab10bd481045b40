import type { ReminderKind } from '@adunni/contracts/asoebi/guest-list';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import type { EventRow } from '../tables.ts';

/** What mail programs make a link of. */
const LINK = /:\/\/|\w\.(?:[a-z]{2,}|[A-Z]{2,})/;
const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Hosts choose titles and names, and mails look like ours: what holds a link is left out of them. */
const safe = (text: string, otherwise: string): string => (text && !LINK.test(text) ? text : otherwise);

interface Words {
  subject: string;
  text: string;
  action: string;
}

function wordsOf(kind: ReminderKind, { title, day, city }: EventRow): Words {
  const event = safe(title, 'our celebration');
  const when = [day && ` on ${inWords.format(new Date(day))}`, city && safe(city, '') && ` in ${city}`]
    .filter(Boolean)
    .join('');
  const words: Record<ReminderKind, Words> = {
    invite: {
      subject: `Dress with us for ${event}`,
      text: `You are invited to wear our aso-ebi for ${event}${when}. See the fabric and colours, and choose your set.`,
      action: 'See the aso-ebi',
    },
    answer: {
      subject: `Will you wear our aso-ebi for ${event}?`,
      text: `Please tell us whether you will wear our aso-ebi for ${event}${when}, or something of your own.`,
      action: 'Answer',
    },
    pay: {
      subject: `The balance of your set for ${event}`,
      text: `Your set for ${event} is reserved. Please pay the balance before orders close, so that it can be made.`,
      action: 'Pay the balance',
    },
    sizes: {
      subject: `The size of your set for ${event}`,
      text: `Your set for ${event} can’t be made yet: the size or measurements of who wears it are missing. Please add them to your order.`,
      action: 'Add what is missing',
    },
    collect: {
      subject: `Your set for ${event} is ready`,
      text: `Your set for ${event} is ready. You find there where and when you get it.`,
      action: 'View your order',
    },
    thanks: {
      subject: `Thank you for dressing with us`,
      text: `Thank you for wearing our aso-ebi at ${event}. It meant a lot to us.`,
      action: 'View your order',
    },
  };
  return words[kind];
}

/** Where a guest’s own link leads. */
export const guestPath = (key: string): string => `/cultural/aso-ebi/event/${key}`;

/** A reminder by mail. */
export function reminderEmail(kind: ReminderKind, event: EventRow, name: string, key: string): EmailTemplate {
  const { subject, text, action } = wordsOf(kind, event);
  return {
    ...{ subject, greeting: `Dear ${safe(name, 'guest')},`, paragraphs: [text] },
    action: { label: action, path: guestPath(key) },
  };
}

/** A reminder as the host sends it from their own phone. */
export const reminderText = (kind: ReminderKind, event: EventRow, name: string, url: string): string =>
  `Dear ${name}, ${wordsOf(kind, event).text} ${url}`;
