import { workshopPlace } from '../../services/attending.ts';

/** What holds for something made to order that does not come as it was ordered, on its product’s page and its order’s. */
export const fitTerms = (fitWindowDays: number): string =>
  `If it doesn’t match your order, it is altered, remade or refunded: tell us within ${fitWindowDays} ${fitWindowDays === 1 ? 'day' : 'days'} of delivery.`;

/** What becomes of the fitting of something that is sent to another country than that of its maker. */
export const withoutFitting = (maker: { city: string; country: string }): string =>
  `Fittings are in person, in ${workshopPlace(maker)}. Unless you can be there, your items are made from the measurements, without a fitting.`;
