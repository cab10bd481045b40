import type { NextDate } from '@adunni/contracts/festivals/dates';
import type { EmailTemplate } from '../../kit/mail/email-template.ts';
import type { FestivalRow } from './tables.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Reminds somebody of a festival that they asked to be reminded of. */
export function reminderEmail(firstName: string, festival: FestivalRow, next: NextDate): EmailTemplate {
  const days = DAY.formatRange(new Date(next.startsOn), new Date(next.endsOn));
  return {
    subject: `Reminder: ${festival.title}, ${days}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      `You asked us to remind you of ${festival.title} in ${festival.place}: ${days}.`,
      ...(next.status === 'estimated' ? [`This date is estimated. ${festival.ruleText}`] : []),
      'See what people wear and when to order each outfit so that it arrives in time.',
    ],
    action: { label: 'See what to wear', path: `/cultural/festival/${festival._id}` },
  };
}
