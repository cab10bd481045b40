import type { SettingsForm } from '@adunni/contracts/settings/forms';
import { naira } from '../../kit/money/naira.ts';

type Unit = 'percent' | 'money' | 'minutes' | 'hours' | 'days' | 'pieces' | 'times' | 'switch';

/** What a person reads for a setting. */
export interface SettingLabel {
  label: string;
  /** What it decides, in a sentence. */
  about: string;
  unit: Unit;
}

export const SETTINGS: Record<keyof SettingsForm, SettingLabel> = {
  taxPercent: { label: 'Tax', about: 'Of the goods in a cart, before any coupon.', unit: 'percent' },
  showsTaxInPrices: {
    label: 'Show prices with tax included',
    about: 'On product pages and in lists. What is charged stays the same.',
    unit: 'switch',
  },
  freeShippingFrom: { label: 'Free shipping from', about: 'A cart of at least this ships free.', unit: 'money' },
  shippingCost: { label: 'Shipping', about: 'For a cart below that.', unit: 'money' },
  expressDeliveryCost: {
    label: 'Express delivery',
    about: 'On top of the delivery, when chosen at checkout.',
    unit: 'money',
  },
  internationalDeliveryCost: {
    label: 'Delivery abroad',
    about: 'For an address outside Nigeria; never free.',
    unit: 'money',
  },
  stockHoldMinutes: {
    label: 'Pieces are held for',
    about: 'How long an order that is not paid yet keeps its pieces from others.',
    unit: 'minutes',
  },
  depositPercent: { label: 'Deposit', about: 'Share that is paid first, when paying in two parts.', unit: 'percent' },
  depositFrom: {
    label: 'Deposits from',
    about: 'What is made to measure must cost this to be paid in two parts.',
    unit: 'money',
  },
  goodsCommissionPercent: {
    label: 'Commission',
    about: 'Our share of the goods. Orders already placed keep the one they were placed with.',
    unit: 'percent',
  },
  serviceCommissionPercent: {
    label: 'Commission on services',
    about: 'Our share of what is booked. Bookings keep the one they were made with.',
    unit: 'percent',
  },
  bookingHoldMinutes: {
    label: 'Booked times are held for',
    about: 'How long a booking that is not paid yet keeps its time from others.',
    unit: 'minutes',
  },
  freeChangeHours: {
    label: 'Default notice',
    about: 'Before it begins, to cancel free of charge or to move. New services start with it.',
    unit: 'hours',
  },
  maxReschedules: {
    label: 'Default reschedules',
    about: 'How often a customer may choose another time. New services start with it.',
    unit: 'times',
  },
  leastChangeHours: { label: 'Minimum notice', about: 'The least that a maker may ask for.', unit: 'hours' },
  mostChangeHours: { label: 'Maximum notice', about: 'The most that a maker may ask for.', unit: 'hours' },
  leastMoves: { label: 'Minimum reschedules', about: 'That a maker must allow.', unit: 'times' },
  mostMoves: { label: 'Maximum reschedules', about: 'That a maker may allow.', unit: 'times' },
  leastGraceMinutes: {
    label: 'Minimum grace period',
    about: 'How late a customer may always be before it counts as a no-show.',
    unit: 'minutes',
  },
  mostGraceMinutes: { label: 'Maximum grace period', about: 'That a maker may allow.', unit: 'minutes' },
  mostLatePercent: {
    label: 'Maximum late cancellation fee',
    about: 'The largest share of the deposit, or of what was paid, that a maker may keep.',
    unit: 'percent',
  },
  mostNoShowPercent: {
    label: 'Maximum no-show fee',
    about: 'The largest share of the deposit, or of what was paid, that a maker may keep.',
    unit: 'percent',
  },
  acceptWithinHours: {
    label: 'Makers answer within',
    about: 'An order or booking that is not accepted by then is declined and paid back by itself.',
    unit: 'hours',
  },
  materialsSharePercent: {
    label: 'Share for materials',
    about: 'What a maker keeps for cloth when a piece is cancelled after it was cut.',
    unit: 'percent',
  },
  minimumPayout: { label: 'Smallest payout', about: 'Less than this waits for the next round.', unit: 'money' },
  lowStockAt: {
    label: 'Stock is low at',
    about: 'Its maker is told when a variant has this many left.',
    unit: 'pieces',
  },
  fitWindowDays: {
    label: 'Time to try it on',
    about: 'To say that it does not fit. Then the maker’s money is due.',
    unit: 'days',
  },
  returnDaysNigeria: { label: 'Returns within Nigeria', about: 'Counted from delivery.', unit: 'days' },
  returnDaysAbroad: { label: 'Returns from abroad', about: 'Counted from delivery.', unit: 'days' },
};

export const SETTING_GROUPS: readonly { title: string; lead: string; settings: readonly (keyof SettingsForm)[] }[] = [
  {
    title: 'Tax and delivery',
    lead: 'Every open cart is priced by these as soon as they are saved.',
    settings: [
      'taxPercent',
      'showsTaxInPrices',
      'freeShippingFrom',
      'shippingCost',
      'expressDeliveryCost',
      'internationalDeliveryCost',
    ],
  },
  {
    title: 'Paying',
    lead: 'How long a piece waits for its money, and what can be paid in two parts.',
    settings: ['stockHoldMinutes', 'depositPercent', 'depositFrom'],
  },
  {
    title: 'Makers',
    lead: 'What we keep, what they are owed, and how quickly they answer.',
    settings: [
      'goodsCommissionPercent',
      'serviceCommissionPercent',
      'minimumPayout',
      'materialsSharePercent',
      'acceptWithinHours',
      'lowStockAt',
    ],
  },
  {
    title: 'Bookings',
    lead: 'How long a time waits for its payment.',
    settings: ['bookingHoldMinutes'],
  },
  {
    title: 'Cancellation terms',
    lead: 'What makers may choose for their services. Terms beyond these limits count as the limit from now on; bookings keep the terms they were made with.',
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
    lead: 'What customers are promised on product pages.',
    settings: ['fitWindowDays', 'returnDaysNigeria', 'returnDaysAbroad'],
  },
];

const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** A setting’s value with its unit: `7.5%`, `₦6,500`, `1 hour`. */
export function settingValue(unit: Unit, value: number): string {
  if (unit === 'switch') return value ? 'on' : 'off';
  if (unit === 'percent') return `${value}%`;
  if (unit === 'money') return naira(value);
  return plural(value, unit.replace(/s$/, ''));
}
