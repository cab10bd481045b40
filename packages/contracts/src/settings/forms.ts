import { z } from 'zod';
import { moneyIn, twoDecimals } from '../money-forms.ts';

const needed = { error: 'This is needed.' };

const percent = (min = 0) => twoDecimals(z.number(needed).min(min, `At least ${min}%.`).max(100, 'At most 100%.'));

const whole = (min: number, max: number) =>
  z
    .number(needed)
    .int('A whole number.')
    .min(min, `At least ${min}.`)
    .max(max, `At most ${max.toLocaleString('en-NG')}.`);

const money = z.number(needed).pipe(moneyIn);

/** What a SuperAdmin sets, within bounds that keep the marketplace working. Units as in `settings`. */
export const settingsForm = z.object({
  taxPercent: percent(),
  freeShippingFrom: money,
  shippingCost: money,
  expressDeliveryCost: money,
  internationalDeliveryCost: money,
  stockHoldMinutes: whole(1, 1440),
  depositPercent: percent(1),
  depositFrom: money,
  goodsCommissionPercent: percent(),
  serviceCommissionPercent: percent(),
  bookingHoldMinutes: whole(1, 1440),
  freeChangeHours: whole(0, 720),
  maxReschedules: whole(0, 20),
  acceptWithinHours: whole(1, 720),
  materialsSharePercent: percent(),
  minimumPayout: money,
  lowStockAt: whole(0, 1000),
  fitWindowDays: whole(1, 90),
  returnDaysNigeria: whole(1, 90),
  returnDaysAbroad: whole(1, 90),
});
/** The settings as a SuperAdmin writes them. */
export type SettingsForm = z.input<typeof settingsForm>;
