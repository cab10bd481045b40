import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { settings } from './settings.ts';

/** How we are reached. Hours are of Lagos, as `09:00–18:00`; empty is closed. */
export const contactDetails = settings.pick({
  contactEmail: true,
  contactPhone: true,
  contactWhatsapp: true,
  contactAddress: true,
  weekdayHours: true,
  saturdayHours: true,
  sundayHours: true,
});
export type ContactDetails = z.input<typeof contactDetails>;
type Hours = Pick<ContactDetails, 'weekdayHours' | 'saturdayHours' | 'sundayHours'>;

export const getContactDetails = endpoint({
  method: 'GET',
  path: '/api/contact',
  access: 'public',
  summary: 'How we are reached',
  response: z.object({ contact: contactDetails }),
});

/** When a day’s hours begin and end; null when it is closed. */
export function hoursOf(text: string): { opens: string; closes: string } | null {
  const [opens = '', closes = ''] = text.split('–');
  return opens && closes ? { opens, closes } : null;
}

/** Lagos is an hour ahead all year. */
const LAGOS_AHEAD_MS = 3_600_000;

/** Whether we are open at a moment, by the clock of Lagos; the minute that closes is closed. */
export function isOpenAt({ weekdayHours, saturdayHours, sundayHours }: Hours, at: Date): boolean {
  const inLagos = new Date(at.getTime() + LAGOS_AHEAD_MS);
  const day = inLagos.getUTCDay() === 6 ? saturdayHours : inLagos.getUTCDay() === 0 ? sundayHours : weekdayHours;
  const hours = hoursOf(day);
  const now = inLagos.toISOString().slice(11, 16);
  return hours !== null && hours.opens <= now && now < hours.closes;
}
