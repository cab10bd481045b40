import { setImmediate as nextTurn } from 'node:timers/promises';
import { BRAND } from '@adunni/contracts/brand';
import { heading } from '../../../kit/documents/blocks.ts';
import { drawnOnce } from '../../../kit/documents/drawn-once.ts';
import { LEFT, RIGHT, Sheet, SOFT } from '../../../kit/documents/sheet.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import type { PackedOrder } from './sheets.queries.ts';

const COLUMNS = 2;
const LABEL_HEIGHT = 100;
const LABEL_WIDTH = (RIGHT - LEFT) / COLUMNS;
const BOX = 10;
const AT_ONCE = 25;

interface Handover {
  _id: string;
  name: string;
  details: string;
}

/** Who gets which sets, by where they are handed over, and behind it a label to cut out for each guest. */
export function renderPackingList(
  title: string,
  handovers: readonly Handover[],
  orders: readonly PackedOrder[],
  now: Date,
): Promise<Buffer> {
  const places = handovers.map(({ _id, name, details }) => ({ _id, name, details }));
  const shown = ['packing-list', title, places, orders, shopDayLabel(now)];
  return drawnOnce(shown, () => draw(title, places, orders, now));
}

async function draw(
  title: string,
  handovers: readonly Handover[],
  orders: readonly PackedOrder[],
  now: Date,
): Promise<Buffer> {
  const sheet = await Sheet.open('Packing list', BRAND.name, now);
  heading(sheet, 'Packing list', title);
  if (orders.length === 0) sheet.text('Nothing to hand over.', LEFT, RIGHT);
  for (const handover of handovers) {
    const here = orders.filter(({ handoverId }) => handoverId === handover._id);
    if (here.length === 0) continue;
    sheet.reserve(70);
    sheet.down(sheet.text(handover.name, LEFT, RIGHT, { face: 'strong', size: 13 }) + 2);
    if (handover.details) sheet.down(sheet.text(handover.details, LEFT, RIGHT, { colour: SOFT }) + 6);
    for (const [index, order] of here.entries()) {
      await letOthers(index);
      line(sheet, order);
    }
    sheet.down(14);
  }
  await labels(sheet, handovers, orders);
  return sheet.finish(`${BRAND.name} · Packing list of ${shopDayLabel(now)}`);
}

/** A box to tick, the guest, and what they get. */
function line(sheet: Sheet, order: PackedOrder): void {
  sheet.reserve(44);
  sheet.box(LEFT, sheet.y + 1, BOX, BOX, 0.8);
  const name = [order.name, tableOf(order)].filter(Boolean).join(' · ');
  const left = sheet.text(name, LEFT + 20, LEFT + 210, { face: 'strong' });
  const wearers = order.wearers.join(', ');
  const what = [order.sets.join(', '), wearers !== order.name && wearers, order.address].filter(Boolean).join('\n');
  const middle = sheet.text(what, LEFT + 220, RIGHT - 110);
  const number = order.isPaid ? order.number : `${order.number}\nBalance due`;
  const right = sheet.text(number, RIGHT - 105, RIGHT, { colour: SOFT, align: 'right' });
  sheet.down(Math.max(left, middle, right) + 6);
  sheet.rule();
  sheet.down(6);
}

const tableOf = ({ tableCode }: PackedOrder): string | null => tableCode && `Table ${tableCode}`;

/** A label for each guest who gets something that there is already, two beside each other, in the order in which they are packed. */
async function labels(sheet: Sheet, handovers: readonly Handover[], orders: readonly PackedOrder[]): Promise<void> {
  const packed = handovers.flatMap((handover) =>
    orders
      .filter(({ handoverId, labelled }) => handoverId === handover._id && labelled.length > 0)
      .map((order) => ({ ...order, place: handover.name })),
  );
  if (packed.length === 0) return;
  sheet.reserve(Number.POSITIVE_INFINITY);
  for (const [index, order] of packed.entries()) {
    await letOthers(index);
    const column = index % COLUMNS;
    if (column === 0 && index > 0) sheet.down(LABEL_HEIGHT);
    if (column === 0) sheet.reserve(LABEL_HEIGHT);
    label(sheet, order, LEFT + column * LABEL_WIDTH);
  }
}

function label(sheet: Sheet, order: PackedOrder & { place: string }, left: number): void {
  const top = sheet.y;
  const [inner, end] = [left + 10, left + LABEL_WIDTH - 10];
  sheet.box(left, top, LABEL_WIDTH, LABEL_HEIGHT, 0.4);
  sheet.down(10);
  sheet.down(sheet.text(short(order.name, 34), inner, end, { face: 'strong', size: 14 }) + 2);
  sheet.down(sheet.text(short([tableOf(order), order.group].filter(Boolean).join(' · '), 44), inner, end) + 2);
  sheet.down(sheet.text(short(order.labelled.join(', '), 88), inner, end, { face: 'strong' }) + 2);
  sheet.text(short(`${order.number} · ${order.place}`, 50), inner, end, { colour: SOFT, size: 8.5 });
  sheet.y = top;
}

/** A list of thousands takes a second: after every few others are answered. */
const letOthers = (index: number): Promise<void> | undefined => (index % AT_ONCE === 0 ? nextTurn() : undefined);

const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
