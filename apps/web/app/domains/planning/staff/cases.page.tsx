import { EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import { PLANNING_LEVELS } from '@adunni/contracts/planning/names';
import { planningCaseResource } from '@adunni/contracts/planning/staff';
import { calendarDay } from '../../../kit/dates.ts';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { Due } from './due.tsx';

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const page = listPage(planningCaseResource, {
  title: 'Planning cases',
  lead: 'Requests for planning and coordination, and what became of them.',
  searchLabel: 'Search number, name and city',
  cells: {
    kind: ({ kind }) => EVENT_KINDS[kind],
    level: ({ level }) => PLANNING_LEVELS[level],
    day: ({ day }) => day && calendarDay(day),
    unread: ({ unread }) => unread || null,
    answerDueAt: ({ answerDueAt }) => <Due at={answerDueAt} />,
  },
  noWrap: ['number', 'day'],
  hidden: ['guests', 'createdAt'],
  filters: ['stage', { name: 'level', label: 'Package', options: choices(PLANNING_LEVELS) }],
  views: [
    { name: 'Mine', query: 'assigned=me' },
    { name: 'Unassigned', query: 'assigned=nobody' },
    { name: 'Answer overdue', query: 'due=late' },
  ],
  actions: { assign: { label: 'Assign to me', done: 'assigned to you' } },
  empty: 'No planning cases yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
