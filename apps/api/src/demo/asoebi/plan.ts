import type { EventForm } from '@adunni/contracts/asoebi/forms';
import type { GuestAnswer } from '@adunni/contracts/asoebi/sets';
import type { Draw } from '../../kit/draw.ts';
import type { ListedGuest } from './names.ts';

/** What somebody orders: so many days ago, of which packages, and how far it is paid. */
export interface PlannedOrder {
  daysAgo: number;
  /** Packages by their place in the group, one a set. */
  packs: readonly number[];
  plan: 'full' | 'deposit';
  /** `transfer` is on its way, `open` is being paid this minute. */
  paid: 'transfer' | 'open' | 'yes';
  /** When the balance of a deposit was paid. */
  balanceDaysAgo: number | null;
  /** The way that sets are handed over, by its place. */
  handover: number;
  /** Whether sizes or measurements were given. */
  isKnown: boolean;
  /** Whether it was ordered with the address of the guest’s account; the others leave it out. */
  isByAccount?: boolean;
  /** With which phone it was ordered, when it was not the guest’s. */
  byPhone?: string;
  /** Hours ago at which its guest cancelled. */
  cancelledHoursAgo?: number;
}

/** A guest and what they did. */
export interface PlannedGuest extends ListedGuest {
  table: string;
  group: string;
  groupAt: number;
  isInvited: boolean;
  openedDaysAgo: number | null;
  answer: GuestAnswer | null;
  order: PlannedOrder | null;
  /** What they wait for, by the place of the package, and how many. */
  waits: { daysAgo: number; pack: number; quantity: number } | null;
}

/** What guests of a group do, one word a guest. */
export type Deed =
  | 'new'
  | 'invited'
  | 'opened'
  | 'declining'
  | 'own'
  | 'waits'
  | 'transfer'
  | 'open'
  | 'deposit'
  | 'paid';

interface GroupPlan {
  guests: readonly ListedGuest[];
  /** How many of the guests did what. */
  deeds: Readonly<Partial<Record<Deed, number>>>;
  /** What orders hold, each in turn; the first that is full is the sewn one of a small stock. */
  baskets: readonly (readonly number[])[];
  /** Days ago between which guests ordered. */
  span: { from: number; to: number };
  /** Of which package there are few, all ordered until so many days ago. */
  scarce?: { pack: number; until: number };
  /** How many of it each wants who waits. */
  quantities?: readonly number[];
}

/** Deals out deeds, orders and their days to the guests of an event. */
export function planGuests(draw: Draw, form: EventForm, plans: readonly GroupPlan[]): PlannedGuest[] {
  return form.groups.flatMap((group, groupAt) => {
    const plan = plans[groupAt];
    if (!plan) return [];
    const deeds = Object.entries(plan.deeds).flatMap(([deed, count]) =>
      Array.from({ length: count }, () => deed as Deed),
    );
    // Dealt out with a stride, so that neighbours of the list do different things.
    const dealt = plan.guests.map((_, index) => deeds[(index * 7) % deeds.length] ?? 'invited');
    let orders = 0;
    let waiting = 0;
    return plan.guests.map((guest, index): PlannedGuest => {
      const deed = dealt[index] ?? 'invited';
      const basket = plan.baskets[orders % plan.baskets.length] ?? [0];
      const order = orderOf(draw, deed, basket, plan);
      if (order && order.daysAgo >= 1) orders += 1;
      const isLate = deed === 'new';
      const isToday = order !== null && order.daysAgo < 1;
      const opened = order
        ? order.daysAgo + draw.between(0.1, 1.4) + (isToday ? 1.2 : 0)
        : draw.between(3, plan.span.from - 1);
      return {
        ...guest,
        ...{ group: group.name, groupAt, table: String.fromCharCode(65 + groupAt) + String(1 + Math.floor(index / 8)) },
        isInvited: !isLate,
        openedDaysAgo: isLate || deed === 'invited' ? null : opened,
        answer: deed === 'declining' || deed === 'own' ? deed : null,
        order,
        waits:
          deed === 'waits'
            ? { daysAgo: 12 - waiting * 2, pack: plan.scarce?.pack ?? 0, quantity: plan.quantities?.[waiting++] ?? 1 }
            : null,
      };
    });
  });
}

function orderOf(
  draw: Draw,
  deed: Deed,
  packs: readonly number[],
  { span: { from, to: last }, scarce }: GroupPlan,
): PlannedOrder | null {
  const to = scarce && packs.includes(scarce.pack) ? scarce.until : last;
  const handover = draw.weigh([0, 1, 2], (at) => [6, 2, 1][at] ?? 0);
  const isKnown = draw.chance(0.85);
  const daysAgo = to + (from - to) * draw.next() ** 0.8;
  const usual = { packs, handover, isKnown, balanceDaysAgo: null };
  if (deed === 'transfer') return { ...usual, packs: [0], daysAgo: 0.2, plan: 'full', paid: 'transfer' };
  if (deed === 'open') return { ...usual, packs: [0], daysAgo: 0, plan: 'full', paid: 'open' };
  if (deed === 'deposit') return { ...usual, daysAgo, plan: 'deposit', paid: 'yes' };
  if (deed !== 'paid') return null;
  const isInParts = draw.chance(0.4);
  const balanceDaysAgo = isInParts ? to + (daysAgo - to) * draw.between(0.2, 0.7) : null;
  return { ...usual, daysAgo, plan: isInParts ? 'deposit' : 'full', paid: 'yes', balanceDaysAgo };
}
