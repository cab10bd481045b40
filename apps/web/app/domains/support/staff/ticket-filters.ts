import { TICKET_CHANNELS } from '@adunni/contracts/support/analytics';
import { TICKET_CATEGORIES, TICKET_PRIORITIES } from '@adunni/contracts/support/kinds';
import { wordChoices } from '../../../kit/resource/form/choices.ts';
import type { ListFilter } from '../../../kit/resource/list/list-options.ts';
import { groupLabel } from '../analytics/words.ts';
import { FACES } from '../face.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
const SCORES = FACES.map((_, index) => String(index + 1));
/** Whether a target was met, after the word for what has come at all. */
const onTime = (any: string) => [
  { value: 'any', label: any },
  { value: 'met', label: 'On time' },
  { value: 'missed', label: 'Late' },
];

/** What the list of tickets is narrowed by: what staff look for every day first, what only figures lead to last. */
export const TICKET_FILTERS: readonly ('status' | ListFilter)[] = [
  {
    name: 'assigned',
    label: 'Assigned to',
    options: [
      { value: 'me', label: 'Me' },
      { value: 'nobody', label: 'Nobody' },
    ],
  },
  { name: 'due', label: 'Due', options: [{ value: 'late', label: 'Overdue' }] },
  'status',
  { name: 'priority', label: 'Priority', options: wordChoices(TICKET_PRIORITIES) },
  { name: 'category', label: 'Category', options: wordChoices(TICKET_CATEGORIES) },
  {
    name: 'about',
    label: 'About',
    options: [
      { value: 'order-part', label: 'An order' },
      { value: 'booking', label: 'A booking' },
      { value: 'payment', label: 'A payment' },
      { value: 'subscription', label: 'A subscription' },
      { value: 'nothing', label: 'Nothing in particular' },
    ],
  },
  {
    name: 'orderKind',
    label: 'Ordered',
    options: [
      { value: 'made-to-measure', label: 'Made to measure' },
      { value: 'ready-to-wear', label: 'Ready to wear' },
    ],
  },
  { name: 'channel', label: 'Channel', options: labelled('channel', TICKET_CHANNELS) },
  { name: 'answered', label: 'First reply', options: onTime('Sent') },
  { name: 'solved', label: 'Resolution', options: onTime('Resolved') },
  { name: 'rating', label: 'Rating', options: [{ value: 'any', label: 'Rated' }, ...labelled('rating', SCORES)] },
  { name: 'hour', label: 'Hour created', options: labelled('hour', HOURS) },
  { name: 'from', label: 'Created from' },
  { name: 'to', label: 'Created until' },
  { name: 'openOn', label: 'Unresolved on' },
];

function labelled(name: 'channel' | 'rating' | 'hour', keys: readonly string[]) {
  return keys.map((value) => ({ value, label: groupLabel(name, value) }));
}
