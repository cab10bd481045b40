import { z } from 'zod';
import { type CartItem, MAX_CART_LINES } from '../cart/cart.ts';
import { endpoint } from '../endpoint.ts';
import { line, moment } from '../fields.ts';
import { madeLate } from '../formats/made-late.ts';

/** What a workshop can still start of made-to-measure items this week, and from when it takes new orders. */
export const capacity = z.object({ slug: z.string(), name: z.string(), room: z.number(), opensAt: moment });
export type Capacity = z.input<typeof capacity>;
export type LoadedCapacity = z.output<typeof capacity>;

const shopDay = madeLate(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' }));

/** The day on which orders open, a Monday where the shop is: `Monday, 30 November 2026`. */
export const orderingDay = (opensAt: string | Date): string => `Monday, ${shopDay().format(new Date(opensAt))}`;

/** Why a workshop can’t start so many items this week; null when it can. */
export function lackingText({ name, room, opensAt }: Capacity | LoadedCapacity, wanted: number): string | null {
  if (room >= wanted) return null;
  const monday = orderingDay(opensAt);
  if (room === 0) return `${name} is fully booked this week. New orders open on ${monday}.`;
  const items = room === 1 ? 'one more made-to-measure item' : `${room} more made-to-measure items`;
  return `${name} can start ${items} this week. Please order fewer, or come back on ${monday}.`;
}

/** From when a workshop can be ordered so many items of: now, or when it opens again. */
export const orderableFrom = (
  capacity: Capacity | LoadedCapacity | null | undefined,
  wanted: number,
  now: Date,
): Date => (capacity && capacity.room < wanted ? new Date(capacity.opensAt) : now);

/** Whether a line of the cart is made to measure, so that its maker must have room for it. */
export const isMade = ({ product }: CartItem): boolean => product.kind === 'made-to-measure';

/** Whether a line can still be ordered. */
export const isOrderable = ({ notices }: CartItem): boolean => !notices.some(({ kind }) => kind === 'unavailable');

/** How many pieces of a maker lines of the cart want made, beside one that is edited. */
export const madePieces = (items: readonly CartItem[], maker: string, editedLineId: string | null = null): number =>
  items
    .filter(
      (item) => item._id !== editedLineId && item.product.maker.slug === maker && isMade(item) && isOrderable(item),
    )
    .reduce((pieces, { quantity }) => pieces + quantity, 0);

/** Comma-separated slugs. */
const slugs = line(MAX_CART_LINES * 81)
  .transform((text) => text.split(','))
  .pipe(z.array(line(80)).max(MAX_CART_LINES));

export const listCapacities = endpoint({
  method: 'GET',
  path: '/api/capacity',
  access: 'public',
  summary: 'What the named makers can still start of made-to-measure items this week',
  query: z.object({ makers: slugs }),
  response: z.object({ items: z.array(capacity) }),
});
