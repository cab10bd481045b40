import type { Quote } from '@adunni/contracts/checkout/checkout';
import { arrivalText, exactDays } from '@adunni/contracts/orders/arrival';
import { nearDay } from '../../kit/dates.ts';

type Choice = Quote['deliveryOptions'][number];

/** When an order arrives by an option, exactly enough to tell the options apart. */
export const arrivalWords = (arrival: Choice['arrival'], option: Choice['option']): string =>
  arrivalText(arrival, option, nearDay, exactDays);
