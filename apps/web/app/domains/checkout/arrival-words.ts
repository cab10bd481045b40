import type { Quote } from '@adunni/contracts/checkout/checkout';
import { arrivalLine } from '../cart/public/arrival-line.ts';

type Choice = Quote['deliveryOptions'][number];

/** When an order arrives by an option. */
export const arrivalWords = (arrival: Choice['arrival'], option: Choice['option']): string =>
  arrivalLine(arrival, option, new Date());
