import type { DeliveryOption } from '@adunni/contracts/checkout/delivery';
import type { Stage } from '@adunni/contracts/orders/stages';
import type { PaymentPlan } from '../../domains/checkout/rules.ts';

/** A piece of a demo order; `slug` is the product’s, the choice its first in stock or its default options. */
export interface DemoLine {
  slug: string;
  quantity?: number;
  personalisation?: string;
  measurementNote?: string;
}

/** A past order of the demo customer. */
export interface DemoOrder {
  daysAgo: number;
  delivery: DeliveryOption;
  plan: PaymentPlan;
  lines: DemoLine[];
  /** How far each part came, by a product of it, and in how many days. */
  reached: Record<string, { stage: Stage; days: number; notes?: Partial<Record<Stage, string>>; carrier?: string }>;
}

const MEASUREMENTS = 'Taken at home on a Sunday. I would rather have a little room at the waist.';

/** From the newest to the oldest; each with another status, as a customer’s list would look. */
export const demoOrders: readonly DemoOrder[] = [
  {
    daysAgo: 2,
    delivery: 'express',
    plan: 'full',
    lines: [{ slug: 'senator-crest', measurementNote: 'For Chidi, with a little room at the chest.' }],
    reached: {
      'senator-crest': {
        stage: 'confirmed',
        days: 1,
        notes: { confirmed: 'We begin on Monday. Thank you for coming back.' },
      },
    },
  },
  {
    daysAgo: 11,
    delivery: 'standard',
    plan: 'deposit',
    lines: [{ slug: 'corset-gown', measurementNote: MEASUREMENTS }],
    reached: {
      'corset-gown': {
        stage: 'sewing',
        days: 9,
        notes: {
          'measurements-confirmed': 'We called to check the hip: 104 it is.',
          'fabric-sourced': 'The lace came from Balogun market this morning and it is the good one.',
          cutting: 'Cut this morning, with two centimetres left in the side seams.',
        },
      },
    },
  },
  {
    daysAgo: 26,
    delivery: 'standard',
    plan: 'full',
    lines: [
      { slug: 'oleku-iro-and-buba', measurementNote: MEASUREMENTS },
      { slug: 'abeti-aja-cap', quantity: 2 },
    ],
    reached: {
      'oleku-iro-and-buba': {
        stage: 'first-fitting',
        days: 19,
        notes: { 'first-fitting': 'Sewn together and ready for you to try on in Bodija; the sleeves are only basted.' },
      },
      'abeti-aja-cap': { stage: 'delivered', days: 22, carrier: 'GIG Logistics' },
    },
  },
  {
    daysAgo: 47,
    delivery: 'standard',
    plan: 'deposit',
    lines: [{ slug: 'classic-iro-and-buba', measurementNote: MEASUREMENTS }],
    reached: {
      'classic-iro-and-buba': {
        stage: 'ready',
        days: 31,
        notes: { ready: 'Pressed, folded and in its box. We send it the day the balance is in.' },
      },
    },
  },
  {
    daysAgo: 48,
    delivery: 'express',
    plan: 'full',
    lines: [{ slug: 'george-wrapper-and-blouse', measurementNote: MEASUREMENTS }],
    reached: {
      'george-wrapper-and-blouse': {
        stage: 'dispatched',
        days: 46,
        carrier: 'DHL Nigeria',
        notes: { 'quality-check': 'Every bead on the border counted and knotted.' },
      },
    },
  },
  {
    daysAgo: 74,
    delivery: 'standard',
    plan: 'full',
    lines: [{ slug: 'shift-dress' }, { slug: 'clutch' }],
    reached: {
      'shift-dress': { stage: 'closed', days: 14, carrier: 'GIG Logistics' },
      clutch: { stage: 'closed', days: 13, carrier: 'Kwik Delivery' },
    },
  },
  {
    daysAgo: 96,
    delivery: 'standard',
    plan: 'full',
    lines: [{ slug: 'jumpsuit' }],
    reached: { jumpsuit: { stage: 'cancelled', days: 1, notes: { cancelled: 'The dinner was called off.' } } },
  },
  {
    daysAgo: 133,
    delivery: 'standard',
    plan: 'deposit',
    lines: [
      {
        slug: 'eko-agbada',
        personalisation: 'Embroider “Obi” inside the collar.',
        measurementNote: 'For Chidi. A wide sleeve, and nothing tight at the neck.',
      },
    ],
    reached: {
      'eko-agbada': {
        stage: 'closed',
        days: 45,
        carrier: 'GIG Logistics',
        notes: { alterations: 'Shortened the sokoto by two centimetres after the fitting.' },
      },
    },
  },
];
