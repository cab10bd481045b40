import { type Kobo, toNaira } from '@adunni/contracts/money';
import type { SettingsForm } from '@adunni/contracts/settings/forms';
import { DEFAULT_SETTINGS } from '@adunni/contracts/settings/settings';
import { naira } from '../../kit/money/naira.ts';

type Unit = 'percent' | 'money' | 'minutes' | 'hours' | 'days' | 'pieces' | 'times' | 'o’clock' | 'switch' | 'text';

/** What a person reads for a setting. */
export interface SettingLabel {
  label: string;
  /** What it decides, in a sentence. */
  about: string;
  unit: Unit;
}

export const SETTINGS: Record<keyof SettingsForm, SettingLabel> = {
  taxPercent: { label: 'Tax', about: 'Percentage of the cart subtotal before coupons.', unit: 'percent' },
  showsTaxInPrices: {
    label: 'Show prices with tax included',
    about: 'On product pages and in lists. What is charged stays the same.',
    unit: 'switch',
  },
  freeShippingFrom: {
    label: 'Free shipping from',
    about: 'Carts with at least this subtotal ship free.',
    unit: 'money',
  },
  shippingCost: { label: 'Shipping', about: 'Charged below the free shipping amount.', unit: 'money' },
  expressDeliveryCost: {
    label: 'Express delivery',
    about: 'Surcharge for express delivery.',
    unit: 'money',
  },
  internationalDeliveryCost: {
    label: 'Delivery abroad',
    about: 'For addresses outside Nigeria. Never free.',
    unit: 'money',
  },
  standardDeliveryDays: {
    label: 'Delivery time',
    about: 'Maximum from dispatch for standard delivery. Existing orders keep their dates.',
    unit: 'days',
  },
  expressDeliveryDays: {
    label: 'Express delivery time',
    about: 'Maximum from dispatch for express delivery within Nigeria.',
    unit: 'days',
  },
  internationalDeliveryDays: {
    label: 'Delivery time abroad',
    about: 'Maximum from dispatch to addresses outside Nigeria.',
    unit: 'days',
  },
  internationalExpressDays: {
    label: 'Express delivery time abroad',
    about: 'Maximum from dispatch for express delivery outside Nigeria.',
    unit: 'days',
  },
  stockHoldMinutes: { label: 'Reserve items for', about: 'How long an unpaid order reserves them.', unit: 'minutes' },
  depositPercent: { label: 'Deposit', about: 'Percentage paid when ordering with a deposit.', unit: 'percent' },
  depositFrom: {
    label: 'Deposits from',
    about: 'Minimum price of made-to-measure items for paying a deposit.',
    unit: 'money',
  },
  goodsCommissionPercent: {
    label: 'Commission',
    about: 'Percentage of product sales. Existing orders keep their rate.',
    unit: 'percent',
  },
  serviceCommissionPercent: {
    label: 'Commission on services',
    about: 'Percentage of bookings. Existing bookings keep their rate.',
    unit: 'percent',
  },
  asoEbiCommissionPercent: { label: 'Commission on aso-ebi', about: 'Percentage of sets ordered.', unit: 'percent' },
  bookingHoldMinutes: {
    label: 'Reserve booked times for',
    about: 'How long a time is reserved for an unpaid booking.',
    unit: 'minutes',
  },
  freeChangeHours: {
    label: 'Default notice',
    about: 'Before the start, for free cancellation and rescheduling. Used for new services.',
    unit: 'hours',
  },
  maxReschedules: {
    label: 'Default reschedules',
    about: 'How often customers can reschedule. Used for new services.',
    unit: 'times',
  },
  leastChangeHours: { label: 'Minimum notice', about: 'Minimum that makers can set.', unit: 'hours' },
  mostChangeHours: { label: 'Maximum notice', about: 'Maximum that makers can set.', unit: 'hours' },
  leastMoves: { label: 'Minimum reschedules', about: 'Makers must allow at least this many.', unit: 'times' },
  mostMoves: { label: 'Maximum reschedules', about: 'Makers can allow up to this.', unit: 'times' },
  leastGraceMinutes: {
    label: 'Minimum grace period',
    about: 'How late customers may be before it counts as a no-show.',
    unit: 'minutes',
  },
  mostGraceMinutes: {
    label: 'Maximum grace period',
    about: 'Makers can allow up to this. A shorter visit waits no longer than it takes.',
    unit: 'minutes',
  },
  mostLatePercent: {
    label: 'Maximum late cancellation fee',
    about: 'Maximum percentage of the deposit or the amount paid that makers can keep.',
    unit: 'percent',
  },
  mostNoShowPercent: {
    label: 'Maximum no-show fee',
    about: 'Maximum percentage of the deposit or the amount paid that makers can keep.',
    unit: 'percent',
  },
  acceptWithinHours: {
    label: 'Response time for makers',
    about: 'Orders and bookings not accepted in time are declined and refunded automatically.',
    unit: 'hours',
  },
  materialsSharePercent: {
    label: 'Materials share',
    about: 'Percentage makers keep for fabric if an order is cancelled after cutting.',
    unit: 'percent',
  },
  minimumPayout: {
    label: 'Minimum payout',
    about: 'Lower amounts are carried over to the next payout.',
    unit: 'money',
  },
  lowStockAt: {
    label: 'Low stock threshold',
    about: 'Makers are notified when a variant reaches this stock.',
    unit: 'pieces',
  },
  fitWindowDays: {
    label: 'Fit window',
    about: 'Time to report a bad fit after delivery. Then the maker is paid.',
    unit: 'days',
  },
  returnDaysNigeria: { label: 'Returns within Nigeria', about: 'Counted from delivery.', unit: 'days' },
  returnDaysAbroad: { label: 'Returns from abroad', about: 'Counted from delivery.', unit: 'days' },
  contactEmail: { label: 'Email', about: 'Where people without an account can write to us.', unit: 'text' },
  contactPhone: { label: 'Phone', about: 'With the country code. Leave empty for none.', unit: 'text' },
  contactWhatsapp: { label: 'WhatsApp', about: 'With the country code. Leave empty for none.', unit: 'text' },
  contactAddress: { label: 'Address', about: 'Street, city and country.', unit: 'text' },
  weekdayHours: {
    label: 'Monday to Friday',
    about: 'Lagos time, such as 09:00–18:00. Leave empty when closed.',
    unit: 'text',
  },
  saturdayHours: { label: 'Saturday', about: 'Lagos time. Leave empty when closed.', unit: 'text' },
  sundayHours: { label: 'Sunday', about: 'Lagos time. Leave empty when closed.', unit: 'text' },
  supportOpensAt: { label: 'Support opens at', about: 'Lagos time, Monday to Friday.', unit: 'o’clock' },
  supportClosesAt: { label: 'Support closes at', about: 'Lagos time. 24 is midnight.', unit: 'o’clock' },
  supportOnSaturdays: { label: 'Support works on Saturdays', about: 'At the same hours.', unit: 'switch' },
  supportOnSundays: { label: 'Support works on Sundays', about: 'At the same hours.', unit: 'switch' },
  answerUrgentHours: { label: 'First reply, urgent', about: 'Working hours.', unit: 'hours' },
  answerHighHours: { label: 'First reply, high', about: 'Working hours.', unit: 'hours' },
  answerNormalHours: { label: 'First reply, normal', about: 'Working hours.', unit: 'hours' },
  answerLowHours: { label: 'First reply, low', about: 'Working hours.', unit: 'hours' },
  resolveUrgentDays: { label: 'Resolve, urgent', about: 'Working days.', unit: 'days' },
  resolveHighDays: { label: 'Resolve, high', about: 'Working days.', unit: 'days' },
  resolveNormalDays: { label: 'Resolve, normal', about: 'Working days.', unit: 'days' },
  resolveLowDays: { label: 'Resolve, low', about: 'Working days.', unit: 'days' },
  supportWarningMinutes: {
    label: 'Warn before a ticket is due',
    about: 'Working minutes before the target.',
    unit: 'minutes',
  },
  tryOnKeptDays: {
    label: 'Delete try-on sessions after',
    about: 'Sessions hold no photos. Analytics show only what is kept.',
    unit: 'days',
  },
};

export const SETTING_GROUPS: readonly { title: string; lead: string; settings: readonly (keyof SettingsForm)[] }[] = [
  {
    title: 'Tax and delivery',
    lead: 'Changes apply to all open carts immediately.',
    settings: [
      'taxPercent',
      'showsTaxInPrices',
      'freeShippingFrom',
      'shippingCost',
      'expressDeliveryCost',
      'internationalDeliveryCost',
      'standardDeliveryDays',
      'expressDeliveryDays',
      'internationalDeliveryDays',
      'internationalExpressDays',
    ],
  },
  {
    title: 'Payment',
    lead: 'Reservation times and deposits.',
    settings: ['stockHoldMinutes', 'depositPercent', 'depositFrom'],
  },
  {
    title: 'Makers',
    lead: 'Commission, payouts and response times.',
    settings: [
      'goodsCommissionPercent',
      'serviceCommissionPercent',
      'asoEbiCommissionPercent',
      'minimumPayout',
      'materialsSharePercent',
      'acceptWithinHours',
      'lowStockAt',
    ],
  },
  {
    title: 'Bookings',
    lead: 'Reservation times.',
    settings: ['bookingHoldMinutes'],
  },
  {
    title: 'Cancellation terms',
    lead: 'Limits for makers’ cancellation terms. Terms outside these limits are set to the limit. Existing bookings keep their terms.',
    settings: [
      'freeChangeHours',
      'maxReschedules',
      'leastChangeHours',
      'mostChangeHours',
      'leastMoves',
      'mostMoves',
      'leastGraceMinutes',
      'mostGraceMinutes',
      'mostLatePercent',
      'mostNoShowPercent',
    ],
  },
  {
    title: 'After delivery',
    lead: 'Shown on product pages.',
    settings: ['fitWindowDays', 'returnDaysNigeria', 'returnDaysAbroad'],
  },
  {
    title: 'Contact',
    lead: 'Shown on the contact page.',
    settings: [
      'contactEmail',
      'contactPhone',
      'contactWhatsapp',
      'contactAddress',
      'weekdayHours',
      'saturdayHours',
      'sundayHours',
    ],
  },
  {
    title: 'Support',
    lead: 'Working hours and targets for tickets. Open tickets get their new due times within five minutes.',
    settings: [
      'supportOpensAt',
      'supportClosesAt',
      'supportOnSaturdays',
      'supportOnSundays',
      'answerUrgentHours',
      'answerHighHours',
      'answerNormalHours',
      'answerLowHours',
      'resolveUrgentDays',
      'resolveHighDays',
      'resolveNormalDays',
      'resolveLowDays',
      'supportWarningMinutes',
    ],
  },
  {
    title: 'Virtual try-on',
    lead: 'How long sessions are kept.',
    settings: ['tryOnKeptDays'],
  },
];

const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** A setting’s value with its unit: `7.5%`, `₦6,500`, `1 hour`. */
export function settingValue(unit: Unit, value: number | string): string {
  if (unit === 'text') return value === '' ? 'nothing' : String(value);
  if (unit === 'switch') return value ? 'on' : 'off';
  if (unit === 'percent') return `${value}%`;
  if (unit === 'money') return naira(Number(value));
  if (unit === 'o’clock') return `${value}:00`;
  return plural(Number(value), unit.replace(/s$/, ''));
}

/** Settings whose defaults stand in the product’s specification, however unlikely they look. */
const SPECIFIED: readonly (keyof SettingsForm)[] = ['taxPercent', 'freeShippingFrom', 'shippingCost'];

/** What a setting decides and what a marketplace starts with: `… ship free. Default of the product specification: ₦100`. */
export function settingHelp(name: keyof SettingsForm): string {
  const { about, unit } = SETTINGS[name];
  if (unit === 'text') return about;
  const usual = DEFAULT_SETTINGS[name];
  const of = SPECIFIED.includes(name) ? 'Default of the product specification' : 'Default';
  return `${about} ${of}: ${settingValue(unit, unit === 'money' ? toNaira(usual as Kobo) : Number(usual))}`;
}
