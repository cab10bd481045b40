import { z } from 'zod';
import { GENDERS } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line, messageResponse, picture, prose } from '../fields.ts';
import { moneyOut } from '../money.ts';

/** Most pieces of one line; a larger need is a conversation with the maker. */
export const MAX_LINE_QUANTITY = 50;
/** Most lines of one basket. */
export const MAX_CART_LINES = 100;

export const quantity = z
  .number()
  .int('A whole number.')
  .min(1, 'At least one.')
  .max(MAX_LINE_QUANTITY, `At most ${MAX_LINE_QUANTITY}.`);

/** Something the shopper should know before paying; `kind` lets the page choose a colour. */
export const cartNotice = z.object({
  kind: z.enum(['price-changed', 'capped', 'low-stock', 'unavailable', 'measurements']),
  text: z.string(),
  /** The price that the shopper knows, when it is another now. */
  was: moneyOut.optional(),
});

export const cartItem = z.object({
  _id: z.string(),
  quantity: z.number(),
  unitPrice: moneyOut,
  totalPrice: moneyOut,
  product: z.object({
    _id: z.string(),
    title: z.string(),
    kind: z.enum(['ready-to-wear', 'made-to-measure']),
    picture: picture.nullable(),
    maker: z.object({ slug: z.string(), name: z.string() }),
    returnable: z.boolean(),
    leadDaysMax: z.number(),
    /** By which is known what it is measured for, as it was chosen. */
    categorySlug: z.string(),
    unchosenKinds: z.array(z.string()),
    gender: z.enum(GENDERS),
    /** Said of what was agreed with the buyer, of which the shop has no page. */
    isCommission: z.literal(true).optional(),
  }),
  /** Said while the look that was chosen is still to be drawn, whose picture comes in place of the product’s. */
  lookAwaited: z.literal(true).optional(),
  variant: z.object({ _id: z.string(), sku: z.string(), size: z.string(), colour: z.string() }).nullable(),
  /** Chosen options in the order of the product’s groups. */
  options: z.array(z.object({ groupId: z.string(), group: z.string(), choiceId: z.string(), choice: z.string() })),
  personalisation: z.string(),
  measurementNote: z.string(),
  /** Whose measurements a piece is to be made from; null without, and for what is not made to measure. */
  measurementProfileId: z.string().nullable(),
  /** Whether the shopper chose to send measurements after the order; without it and a profile nothing is chosen. */
  measureLater: z.boolean(),
  savedForLater: z.boolean(),
  /** Most that can be ordered now; null when nothing limits it below the general maximum. */
  available: z.number().nullable(),
  notices: z.array(cartNotice),
});
export type CartItem = z.input<typeof cartItem>;
export type LoadedCartItem = z.output<typeof cartItem>;

export const appliedCoupon = z.object({
  code: z.string(),
  discountType: z.enum(['Percentage', 'Fixed']),
  discountAmount: z.number(),
  /** Why the code takes nothing off at the moment; absent while it does. It counts again once the reason is gone. */
  notice: z.string().optional(),
  /** What it takes off depends on, for a cart whose quantities change; only said of a cart. */
  terms: z
    .object({
      /** Lines that its scope covers. */
      itemIds: z.array(z.string()),
      minimumSubtotal: moneyOut.nullable(),
      /** Whether it would count in a fitting cart; false when it is spent, over, or not for this person. */
      holds: z.boolean(),
    })
    .optional(),
});
export type AppliedCoupon = z.input<typeof appliedCoupon>;
export type LoadedAppliedCoupon = z.output<typeof appliedCoupon>;

export const cart = z.object({
  items: z.array(cartItem),
  subtotal: moneyOut,
  tax: moneyOut,
  shippingCost: moneyOut,
  discount: moneyOut,
  totalAmount: moneyOut,
  appliedCoupon: appliedCoupon.nullable(),
});
export type Cart = z.input<typeof cart>;
export type LoadedCart = z.output<typeof cart>;

/** `options` maps a group’s id to the chosen choice’s id. */
export const cartLine = z.object({
  productId: id,
  variantId: id.nullish(),
  options: z.record(id, id).optional(),
  quantity,
  personalisation: prose(400).optional(),
  measurementNote: prose(1000).optional(),
  /** A profile of the caller, for a piece that is made to measure; such a piece needs it or `measureLater`. */
  measurementProfileId: id.nullish(),
  /** Measurements follow after the order; a profile counts before it. */
  measureLater: z.boolean().optional(),
});

export const cartErrors = defineErrors({
  out_of_stock: [409, 'There is not enough stock for that quantity.'],
  not_for_sale: [409, 'This item is not available at the moment.'],
  choice_needed: [400, 'Please select all options first.'],
  measurements_needed: [400, 'Please choose “I’ll measure later” or saved measurements.'],
  line_full: [422, `You can order up to ${MAX_LINE_QUANTITY} of one item at a time.`],
  cart_full: [422, `A cart can hold up to ${MAX_CART_LINES} items.`],
});

const items = z.object({ items: z.array(cartItem) });
const itemId = z.object({ itemId: id });

export const getCart = endpoint({
  method: 'GET',
  path: '/api/cart',
  access: 'public',
  summary: 'The caller’s cart with totals',
  response: cart,
});
export const getSavedItems = endpoint({
  method: 'GET',
  path: '/api/cart/saved',
  access: 'public',
  summary: 'Lines kept for later',
  response: items,
});
/**
 * A visitor’s first add is answered with the basket’s cookie. A browser that has none yet sends its adds one after
 * another (a Web Lock spans tabs), so that a double click fills one basket.
 */
export const addToCart = endpoint({
  method: 'POST',
  path: '/api/cart/add',
  access: 'public',
  summary: 'Add a line, or raise an equal one',
  body: cartLine,
  response: items,
});
export const updateCartItem = endpoint({
  method: 'PUT',
  path: '/api/cart/update/:itemId',
  access: 'public',
  summary: 'Change choice, quantity or notes, keep for later or bring back, or accept a changed price',
  params: itemId,
  body: z.object({
    /** Another choice of the same product, at its price of today. */
    choice: cartLine.pick({ variantId: true, options: true }).optional(),
    quantity: quantity.optional(),
    savedForLater: z.boolean().optional(),
    acceptPrice: z.literal(true).optional(),
    personalisation: prose(400).optional(),
    measurementNote: prose(1000).optional(),
    /** Null is to measure later. */
    measurementProfileId: id.nullable().optional(),
  }),
  response: items,
});
export const removeFromCart = endpoint({
  method: 'DELETE',
  path: '/api/cart/remove/:itemId',
  access: 'public',
  summary: 'Remove a line',
  params: itemId,
  response: messageResponse,
});
export const applyCoupon = endpoint({
  method: 'POST',
  path: '/api/cart/apply-coupon',
  access: 'public',
  summary: 'Apply a coupon code to the cart',
  body: z.object({ code: line(40) }),
  response: z.object({ coupon: appliedCoupon }),
});
export const removeCoupon = endpoint({
  method: 'DELETE',
  path: '/api/cart/coupon',
  access: 'public',
  summary: 'Remove the coupon; the lines stay',
  response: messageResponse,
});
