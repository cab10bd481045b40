import type { EventKind } from '../asoebi/names.ts';
import type { TaskOwner } from './names.ts';

const DAY_MS = 86_400_000;

/** Something to do before a celebration. */
interface Entry {
  title: string;
  /** So many days before the day; below zero after it. */
  daysBefore: number;
  owner: TaskOwner;
  /** Of these celebrations only. */
  of?: readonly EventKind[];
}

/** What is usually done when (est.), by a name that stays, so that what was ticked stays ticked. */
const ENTRIES = {
  budget: { title: 'Agree on the budget and who pays for what', daysBefore: 270, owner: 'customer' },
  guests: { title: 'Count guests on both sides', daysBefore: 240, owner: 'customer' },
  venue: { title: 'Visit and book the venue', daysBefore: 210, owner: 'coordinator' },
  caterer: { title: 'Taste menus and book the caterer', daysBefore: 180, owner: 'coordinator' },
  introduction: {
    title: 'Hold the family introduction',
    daysBefore: 180,
    owner: 'customer',
    of: ['wedding', 'traditional'],
  },
  colours: { title: 'Choose colours and fabric', daysBefore: 150, owner: 'customer' },
  asoebi: { title: 'Open aso-ebi to guests', daysBefore: 120, owner: 'customer' },
  pictures: { title: 'Book photographer and videographer', daysBefore: 120, owner: 'coordinator' },
  outfits: { title: 'Order the outfits of those celebrated', daysBefore: 100, owner: 'customer' },
  music: { title: 'Book band, DJ and MC', daysBefore: 90, owner: 'coordinator' },
  licence: { title: 'Give notice at the registry', daysBefore: 60, owner: 'customer', of: ['wedding'] },
  obituary: { title: 'Publish the obituary', daysBefore: 14, owner: 'customer', of: ['funeral'] },
  list: {
    title: 'Share the engagement list with both families',
    daysBefore: 60,
    owner: 'coordinator',
    of: ['traditional'],
  },
  invitations: { title: 'Send invitations', daysBefore: 56, owner: 'customer' },
  closing: { title: 'Close aso-ebi orders', daysBefore: 45, owner: 'customer' },
  cake: { title: 'Order cake and souvenirs', daysBefore: 40, owner: 'coordinator' },
  fitting: { title: 'First fitting', daysBefore: 30, owner: 'customer' },
  seating: { title: 'Plan tables and seats', daysBefore: 21, owner: 'coordinator' },
  headcount: { title: 'Give the caterer the final number of guests', daysBefore: 10, owner: 'coordinator' },
  collect: { title: 'Collect the outfits', daysBefore: 10, owner: 'customer' },
  rehearsal: { title: 'Walk through the run sheet with all vendors', daysBefore: 3, owner: 'coordinator' },
  cash: { title: 'Prepare envelopes for balances on the day', daysBefore: 1, owner: 'customer' },
  day: { title: 'The day', daysBefore: 0, owner: 'coordinator' },
  returns: { title: 'Return what was hired, and thank guests', daysBefore: -3, owner: 'coordinator' },
} as const satisfies Record<string, Entry>;
export type ChecklistName = keyof typeof ENTRIES;
export const CHECKLIST_NAMES = Object.keys(ENTRIES) as [ChecklistName, ...ChecklistName[]];

export interface DatedEntry {
  name: ChecklistName;
  title: string;
  owner: TaskOwner;
  /** `2027-04-12`; today for what should be done already. */
  dueOn: string;
  /** Its usual day has passed. */
  isLate: boolean;
}

/** The checklist of a celebration, each entry with its day counted back from the day, the earliest first. */
export function datedChecklist(kind: EventKind, day: string, today: string): DatedEntry[] {
  const entries = Object.entries(ENTRIES) as [ChecklistName, Entry][];
  return entries
    .filter(([, { of }]) => !of || of.includes(kind))
    .map(([name, { title, owner, daysBefore }]) => {
      const usual = new Date(Date.parse(day) - daysBefore * DAY_MS).toISOString().slice(0, 10);
      return { name, title, owner, isLate: usual < today, dueOn: usual < today ? today : usual };
    })
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn));
}
