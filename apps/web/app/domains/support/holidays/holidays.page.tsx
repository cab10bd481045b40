import { holidayResource } from '@adunni/contracts/support/holidays';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { LISTED } from '../../../kit/resource/paths.ts';
import { listRows } from '../../../kit/resource/resource-calls.ts';
import { dayText, PublicHolidays } from './public-holidays.tsx';

/** More days than staff decide about in the years that are listed. */
const MOST = '100';

const page = listPage(holidayResource, {
  title: 'Support holidays',
  lead: 'Days off beside the public holidays below, such as Eid, and holidays on which support works. Due times of open tickets follow.',
  cells: { day: ({ day }) => dayText(day) },
  noWrap: ['day'],
  open: ({ _id }) => `edit/${_id}`,
  actions: {
    remove: { label: 'Remove', done: 'removed', confirm: 'Due times of open tickets follow.', isDestructive: true },
  },
  add: 'Add a holiday',
  paths: LISTED,
  empty: 'No further holidays yet.',
  below: <PublicHolidays />,
});

export async function clientLoader(args: { request: Request }) {
  const [list, { items: decided }] = await Promise.all([
    page.clientLoader(args),
    listRows(holidayResource, { limit: MOST, sort: '-day' }),
  ]);
  return { ...list, decided };
}

export const { meta } = page;
export default page.Page;
