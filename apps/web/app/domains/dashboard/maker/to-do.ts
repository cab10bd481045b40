import type { getMakerWork } from '@adunni/contracts/dashboard/dashboard';
import type { Answer } from '@adunni/contracts/endpoint';
import type { Stage } from '@adunni/contracts/orders/stages';
import { moment } from '../../../kit/dates.ts';
import type { Waiting } from '../waiting/waiting.tsx';

/** What a maker has to do now, the most pressing first; `hasProducts` for those who sell pieces of their own. */
export function toDo(work: Answer<typeof getMakerWork>, hasProducts: boolean): Waiting[] {
  const { awaiting, firstAnswerBy, late, balanceOverdue, dueThisWeek, stages, unread, lowStock, bookings } = work;
  const at = (stage: Stage) => stages.find((row) => row.stage === stage)?.rows ?? 0;
  const all: Waiting[] = [
    {
      count: awaiting,
      one: 'order to accept',
      many: 'orders to accept',
      to: '../orders?awaiting=yes',
      more: firstAnswerBy && `Respond to the first by ${moment(firstAnswerBy)}`,
    },
    {
      count: bookings.awaiting,
      one: 'booking to confirm',
      many: 'bookings to confirm',
      to: '../bookings?view=list&awaiting=yes',
      more: bookings.firstAnswerBy && `Respond to the first by ${moment(bookings.firstAnswerBy)}`,
    },
    {
      count: bookings.today,
      one: 'booking today',
      many: 'bookings today',
      to: '../bookings?view=day',
    },
    { count: late, one: 'late order', many: 'late orders', to: '../orders?timing=late', isUrgent: true },
    {
      count: balanceOverdue,
      one: 'order has an overdue balance',
      many: 'orders have an overdue balance',
      to: '../orders?balance=overdue',
      more: 'Keep waiting or cancel',
    },
    {
      count: dueThisWeek,
      one: 'order due within 7 days',
      many: 'orders due within 7 days',
      to: '../orders?timing=this-week',
    },
    {
      count: at('ready'),
      one: 'order ready to dispatch',
      many: 'orders ready to dispatch',
      to: '../orders?stage=ready',
    },
    {
      count: at('packed'),
      one: 'packed parcel to dispatch',
      many: 'packed parcels to dispatch',
      to: '../orders?stage=packed',
    },
    {
      count: unread,
      one: 'order with unread messages',
      many: 'orders with unread messages',
      to: '../orders?unread=yes',
    },
    {
      count: bookings.unread,
      one: 'booking with unread messages',
      many: 'bookings with unread messages',
      to: '../bookings?view=list&unread=yes',
    },
    {
      count: hasProducts ? lowStock.rows : 0,
      isCapped: lowStock.isCapped,
      one: 'product low in stock',
      many: 'products low in stock',
      to: '../products?shelf=low',
    },
  ];
  return all.filter(({ count }) => count > 0);
}
