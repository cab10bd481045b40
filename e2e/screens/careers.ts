import { query } from '../kit/database.ts';
import { idOf } from './ids.ts';
import type { Kind } from './kinds.ts';

/** The link that somebody who applied was mailed. */
const applied = async (email: string) => {
  const [mail] = await query<{ text: string }>('select text from mails where recipient = $1', [email]);
  return mail?.text.match(/\/careers\/application\/\S+/)?.[0] ?? '';
};
const application = (name: string) => idOf('select id from job_applications where name = $1', name);
const position = (slug: string) => idOf('select id from job_openings where slug = $1', slug);
const record = async () => `/admin/careers/applications/${await application('Sunday Okafor')}`;

/** Open positions, those who apply, and the staff who decide. */
export const CAREERS: readonly Kind[] = [
  { name: 'careers', path: '/careers', full: true },
  { name: 'opening', path: '/careers/pattern-cutter', full: true },
  { name: 'application-link', path: () => applied('sunday.okafor@example.com') },
  { name: 'application-times', path: () => applied('ama.serwaa@example.com') },
  { name: 'staff-openings', who: 'admin', path: '/admin/careers/openings' },
  {
    name: 'staff-opening',
    who: 'admin',
    path: async () => `/admin/careers/openings/${await position('pattern-cutter')}`,
  },
  {
    name: 'staff-opening-form',
    who: 'admin',
    path: async () => `/admin/careers/openings/edit/${await position('pattern-cutter')}`,
  },
  { name: 'staff-applications-board', who: 'admin', path: '/admin/careers/applications' },
  { name: 'staff-applications', who: 'admin', path: '/admin/careers/applications/list' },
  {
    name: 'staff-application',
    who: 'admin',
    path: record,
    full: true,
  },
  {
    name: 'staff-application-moving',
    who: 'admin',
    path: record,
    async act(page) {
      await page.getByRole('button', { name: 'Move to Offer' }).click();
      await page.getByLabel('Subject').waitFor();
    },
  },
  {
    name: 'staff-application-interview',
    who: 'admin',
    path: record,
    act: (page) => page.getByRole('button', { name: 'Set interview' }).click(),
  },
  {
    name: 'staff-application-proposing',
    who: 'admin',
    path: record,
    async act(page) {
      await page.getByRole('button', { name: 'Set interview' }).click();
      await page.getByRole('button', { name: 'Add another time' }).click();
    },
  },
];
