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
      one: 'order awaits your answer',
      many: 'orders await your answer',
      to: '../orders?awaiting=yes',
      more: firstAnswerBy && `Please answer the first by ${moment(firstAnswerBy)}`,
    },
    {
      count: bookings.awaiting,
      one: 'booking awaits your answer',
      many: 'bookings await your answer',
      to: '../bookings?view=list&awaiting=yes',
      more: bookings.firstAnswerBy && `Please answer the first by ${moment(bookings.firstAnswerBy)}`,
    },
    {
      count: bookings.today,
      one: 'booking is today',
      many: 'bookings are today',
      to: '../bookings?view=day',
    },
    { count: late, one: 'order is late', many: 'orders are late', to: '../orders?timing=late', isUrgent: true },
    {
      count: balanceOverdue,
      one: 'order has an overdue balance',
      many: 'orders have an overdue balance',
      to: '../orders?balance=overdue',
      more: 'Keep waiting or cancel',
    },
    {
      count: dueThisWeek,
      one: 'order is due within seven days',
      many: 'orders are due within seven days',
      to: '../orders?timing=this-week',
    },
    {
      count: at('ready'),
      one: 'order is ready to be sent',
      many: 'orders are ready to be sent',
      to: '../orders?stage=ready',
    },
    {
      count: at('packed'),
      one: 'parcel is packed and can go',
      many: 'parcels are packed and can go',
      to: '../orders?stage=packed',
    },
    {
      count: unread,
      one: 'order has a message that you have not read',
      many: 'orders have messages that you have not read',
      to: '../orders?unread=yes',
    },
    {
      count: bookings.unread,
      one: 'booking has a message that you have not read',
      many: 'bookings have messages that you have not read',
      to: '../bookings?view=list&unread=yes',
    },
    {
      count: hasProducts ? lowStock.rows : 0,
      isCapped: lowStock.isCapped,
      one: 'product runs low',
      many: 'products run low',
      to: '../products?shelf=low',
    },
  ];
  return all.filter(({ count }) => count > 0);
}
