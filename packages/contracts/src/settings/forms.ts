import { z } from 'zod';
import { email, line } from '../fields.ts';
import { moneyIn, twoDecimals } from '../money-forms.ts';

const needed = { error: 'Required.' };

const percent = (min = 0) => twoDecimals(z.number(needed).min(min, `At least ${min}%.`).max(100, 'At most 100%.'));

const whole = (min: number, max: number) =>
  z
    .number(needed)
    .int('A whole number.')
    .min(min, `At least ${min}.`)
    .max(max, `At most ${max.toLocaleString('en-NG')}.`);

const money = z.number(needed).pipe(moneyIn);

/** A phone number as people write it; empty for none. */
const phone = line(30, 0).refine((text) => /^$|^\+[\d ]{8,}$/.test(text), 'A number such as +234 700 000 0000.');

const TIME = '([01]\\d|2[0-3]):[0-5]\\d';
const DAY_HOURS = new RegExp(`^$|^${TIME}–${TIME}$`);
/** The hours of a day, with whichever dash. */
const hours = line(20, 0)
  .overwrite((text) => text.replace(/\s*[-–]\s*/, '–'))
  .refine((text) => DAY_HOURS.test(text), 'Hours such as 09:00–18:00, or nothing when closed.')
  .refine((text) => text === '' || text.slice(0, 5) < text.slice(-5), 'Closing must be after opening.');

/** What makers may choose of a service’s terms: the least, the most, and what a new service begins with. */
const RANGES = [
  ['leastChangeHours', 'mostChangeHours', 'freeChangeHours'],
  ['leastMoves', 'mostMoves', 'maxReschedules'],
  ['leastGraceMinutes', 'mostGraceMinutes', null],
] as const;

/** What a SuperAdmin sets, within bounds that keep the marketplace working. Units as in `settings`. */
export const settingsForm = z
  .object({
    taxPercent: percent(),
    showsTaxInPrices: z.boolean(),
    freeShippingFrom: money,
    shippingCost: money,
    expressDeliveryCost: money,
    internationalDeliveryCost: money,
    standardDeliveryDays: whole(0, 90),
    expressDeliveryDays: whole(0, 90),
    internationalDeliveryDays: whole(0, 90),
    internationalExpressDays: whole(0, 90),
    stockHoldMinutes: whole(1, 1440),
    depositPercent: percent(1),
    depositFrom: money,
    goodsCommissionPercent: percent(),
    serviceCommissionPercent: percent(),
    asoEbiCommissionPercent: percent(),
    bookingHoldMinutes: whole(1, 1440),
    freeChangeHours: whole(0, 720),
    maxReschedules: whole(0, 20),
    leastChangeHours: whole(0, 720),
    mostChangeHours: whole(0, 720),
    leastMoves: whole(0, 20),
    mostMoves: whole(0, 20),
    leastGraceMinutes: whole(0, 240),
    mostGraceMinutes: whole(0, 240),
    mostLatePercent: whole(0, 100),
    mostNoShowPercent: whole(0, 100),
    acceptWithinHours: whole(1, 720),
    materialsSharePercent: percent(),
    minimumPayout: money,
    lowStockAt: whole(0, 1000),
    fitWindowDays: whole(1, 90),
    returnDaysNigeria: whole(1, 90),
    returnDaysAbroad: whole(1, 90),
    contactEmail: email,
    contactPhone: phone,
    contactWhatsapp: phone,
    contactAddress: line(200, 0),
    weekdayHours: hours,
    saturdayHours: hours,
    sundayHours: hours,
    supportOpensAt: whole(0, 23),
    supportClosesAt: whole(1, 24),
    supportOnSaturdays: z.boolean(),
    supportOnSundays: z.boolean(),
    answerUrgentHours: whole(1, 720),
    answerHighHours: whole(1, 720),
    answerNormalHours: whole(1, 720),
    answerLowHours: whole(1, 720),
    resolveUrgentDays: whole(1, 90),
    resolveHighDays: whole(1, 90),
    resolveNormalDays: whole(1, 90),
    resolveLowDays: whole(1, 90),
    supportWarningMinutes: whole(1, 1440),
    tryOnKeptDays: whole(1, 730),
  })
  .superRefine((form, { addIssue }) => {
    if (form.supportClosesAt <= form.supportOpensAt)
      addIssue({ code: 'custom', path: ['supportClosesAt'], message: 'Must be after opening.' });
    for (const [least, most, usual] of RANGES) {
      const remark = (path: keyof typeof form, message: string): void =>
        addIssue({ code: 'custom', path: [path], message });
      if (form[least] > form[most]) remark(most, `Not below the minimum of ${form[least]}.`);
      else if (usual && (form[usual] < form[least] || form[usual] > form[most]))
        remark(usual, `Must be between ${form[least]} and ${form[most]}.`);
    }
  });
/** The settings as a SuperAdmin writes them. */
export type SettingsForm = z.input<typeof settingsForm>;
