import type { EventForm } from '@adunni/contracts/asoebi/forms';
import { type Draw, drawFrom } from '../../kit/draw.ts';
import { dayStart, daysAfter } from '../../kit/shop-days.rules.ts';
import { idAt } from '../past/ids.ts';
import type { Progress } from './making.ts';
import { GUEST_NAMES, listGuests } from './names.ts';
import { type PlannedGuest, planGuests } from './plan.ts';
import type { Beginning } from './replay.ts';
import { demoBirthday, demoWedding } from './wedding.ts';

/** Any number; the same lets the same guests do the same. */
const SEED = 20_261_123;

/** A celebration as it went until now. */
export interface Celebration extends Omit<Beginning, 'host'> {
  progress: readonly Progress[];
  /** Days ago at which it was closed and its guests were thanked; null while orders are taken. */
  over: { closedAt: number; thankedAt: number } | null;
}

/** The place of the package that is sold out among those of the bride’s side. */
export const SOLD_OUT = 2;
/** What the bride’s side orders in turn. */
const BRIDES_BASKETS = [
  ...[[1], [0], [2], [1, 1], [2, 2], [0], [1], [2], [1, 0], [2], [1], [1, 1, 2, 0, 0], [2], [0], [1], [2, 2]],
  ...[[1, 2], [0, 0], [2], [1], [1], [2], [0], [1], [2, 1], [1], [0], [2], [1], [2], [1], [2]],
];

/** The wedding in full swing: 140 guests, somebody in every state, and one package that more want than there are sets. */
export function weddingUntilNow(today: string, sewnAs: Parameters<typeof demoWedding>[1]): Celebration {
  const form = demoWedding(today, sewnAs);
  const draw = drawFrom(SEED);
  const span = { from: 51, to: 1 };
  const guests = planGuests(draw, form, [
    {
      guests: listGuests(GUEST_NAMES.brides, 62, '+23480311'),
      deeds: {
        new: 4,
        invited: 7,
        opened: 6,
        declining: 4,
        own: 3,
        waits: 4,
        transfer: 1,
        open: 1,
        deposit: 9,
        paid: 23,
      },
      ...{ baskets: BRIDES_BASKETS, span, scarce: { pack: SOLD_OUT, until: 14 }, quantities: [1, 2, 1, 4] },
    },
    {
      guests: listGuests(GUEST_NAMES.grooms, 44, '+23480612'),
      deeds: { new: 1, invited: 6, opened: 5, declining: 3, own: 3, transfer: 1, deposit: 7, paid: 18 },
      ...{ baskets: [[0], [1], [1, 0], [0], [1], [0, 0, 1]], span },
    },
    {
      guests: listGuests(GUEST_NAMES.friends, 34, '+23481313'),
      deeds: { new: 1, invited: 5, opened: 3, declining: 2, own: 2, open: 1, deposit: 4, paid: 16 },
      ...{ baskets: [[0], [1], [0], [1], [0, 0], [1, 1]], span },
    },
  ]);
  changeMind(guests);
  lendLink(guests);
  orderAsHost(guests);
  return {
    ...{ _id: idAt(dayStart(daysAfter(today, -62))), form, guests, begunAt: 62, openedAt: 54, over: null },
    makers: ['adewura-atelier', 'nkiru-ward-studio', 'ireti-stitch-house'],
    others: [{ group: 1, slug: 'osagie-coral-couture' }],
    progress: [
      { daysAgo: 15, to: 'in-production', orderedBefore: 24 },
      { daysAgo: 7.4, to: 'ready', orderedBefore: 33 },
      { daysAgo: 3.6, to: 'collected', orderedBefore: 42 },
      { daysAgo: 2.5, to: 'in-production', orderedBefore: 17 },
    ],
  };
}

/** The last of those who had the sold-out package gives it up, so that the first who waits is offered it. */
function changeMind(guests: readonly PlannedGuest[]): void {
  const alone = guests.flatMap(({ groupAt, order }) =>
    groupAt === 0 && order?.packs.length === 1 && order.packs[0] === SOLD_OUT ? [order] : [],
  );
  const last = alone.sort((one, other) => one.daysAgo - other.daysAgo)[0];
  if (last) Object.assign(last, { cancelledHoursAgo: 4, isKnown: false });
}

/** Somebody of the groom’s side orders by the link of a relative, with a phone of their own. */
function lendLink(guests: readonly PlannedGuest[]): void {
  const order = guests.find(({ groupAt, order: one }) => groupAt === 1 && one && one.packs.length > 2)?.order;
  if (order) Object.assign(order, { byPhone: '+2348061299999' });
}

/** The host orders as a friend does, so that an order of their own is in their account. */
function orderAsHost(guests: readonly PlannedGuest[]): void {
  const guest = guests.find(({ groupAt, order }) => groupAt === 2 && order?.balanceDaysAgo);
  if (!guest?.order) return;
  Object.assign(guest, { name: 'Amaka Obi', email: 'customer@adunni.example' });
  guest.order.isByAccount = true;
}

/** The birthday that is over: all is handed over, the makers have their money, and everybody was thanked. */
export function birthdayUntilNow(today: string): Celebration {
  const form: EventForm = demoBirthday(today);
  const draw: Draw = drawFrom(SEED + 1);
  const span = { from: 98, to: 54 };
  const guests = planGuests(draw, form, [
    {
      guests: listGuests(GUEST_NAMES.family, 20, '+23470314'),
      deeds: { declining: 2, own: 1, paid: 17 },
      ...{ baskets: [[0], [1], [1, 0], [0], [1]], span },
    },
    {
      guests: listGuests(GUEST_NAMES.friends, 16, '+23490615'),
      deeds: { opened: 1, declining: 2, own: 1, paid: 12 },
      ...{ baskets: [[0], [0], [0, 0]], span },
    },
  ]);
  return {
    ...{ _id: idAt(dayStart(daysAfter(today, -118))), form, guests, begunAt: 118, openedAt: 100 },
    makers: ['tinuade-dyeworks', 'adewura-atelier'],
    progress: [
      { daysAgo: 49, to: 'in-production', orderedBefore: 50 },
      { daysAgo: 38, to: 'ready', orderedBefore: 50 },
      { daysAgo: 33.4, to: 'collected', orderedBefore: 80 },
      { daysAgo: 30.2, to: 'collected', orderedBefore: 50 },
    ],
    over: { closedAt: 51, thankedAt: 21.5 },
  };
}
