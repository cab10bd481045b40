import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyOut, toKobo } from '../money.ts';

/** Marketplace settings. Shares are in percent, times in the unit of the name; stored as they travel. */
export const settings = z.object({
  taxPercent: z.number().min(0).max(100),
  /** Whether the shop shows prices with their tax; what is charged is the same either way. */
  showsTaxInPrices: z.boolean(),
  freeShippingFrom: moneyOut,
  shippingCost: moneyOut,
  expressDeliveryCost: moneyOut,
  internationalDeliveryCost: moneyOut,
  /** Days that a delivery takes at most once it is sent. */
  standardDeliveryDays: z.number().int().min(0),
  expressDeliveryDays: z.number().int().min(0),
  internationalDeliveryDays: z.number().int().min(0),
  internationalExpressDays: z.number().int().min(0),
  stockHoldMinutes: z.number().int().min(1),
  depositPercent: z.number().min(1).max(100),
  depositFrom: moneyOut,
  goodsCommissionPercent: z.number().min(0).max(100),
  serviceCommissionPercent: z.number().min(0).max(100),
  asoEbiCommissionPercent: z.number().min(0).max(100),
  bookingHoldMinutes: z.number().int().min(1),
  /** What a new service begins with: hours before it begins, and how often a booking may be moved. */
  freeChangeHours: z.number().int().min(0),
  maxReschedules: z.number().int().min(0),
  /** What a workshop may choose for a service of its own. */
  leastChangeHours: z.number().int().min(0),
  mostChangeHours: z.number().int().min(0),
  leastMoves: z.number().int().min(0),
  mostMoves: z.number().int().min(0),
  leastGraceMinutes: z.number().int().min(0),
  mostGraceMinutes: z.number().int().min(0),
  mostLatePercent: z.number().int().min(0).max(100),
  mostNoShowPercent: z.number().int().min(0).max(100),
  acceptWithinHours: z.number().int().min(1),
  materialsSharePercent: z.number().min(0).max(100),
  minimumPayout: moneyOut,
  /** Pieces left of a variant at which its maker is told. */
  lowStockAt: z.number().int().min(0),
  fitWindowDays: z.number().int().min(0),
  returnDaysNigeria: z.number().int().min(0),
  returnDaysAbroad: z.number().int().min(0),
  contactEmail: z.string(),
  contactPhone: z.string(),
  contactWhatsapp: z.string(),
  contactAddress: z.string(),
  /** By the clock of Lagos, as `09:00–18:00`; empty is closed. */
  weekdayHours: z.string(),
  saturdayHours: z.string(),
  sundayHours: z.string(),
  /** When support works, in full hours of Lagos; 24 is midnight. Mondays to Fridays always, never on a holiday. */
  supportOpensAt: z.number().int().min(0),
  supportClosesAt: z.number().int().max(24),
  supportOnSaturdays: z.boolean(),
  supportOnSundays: z.boolean(),
  /** Working hours until a ticket has its first answer, working days until it is resolved, by its priority. */
  answerUrgentHours: z.number().int().min(1),
  answerHighHours: z.number().int().min(1),
  answerNormalHours: z.number().int().min(1),
  answerLowHours: z.number().int().min(1),
  resolveUrgentDays: z.number().int().min(1),
  resolveHighDays: z.number().int().min(1),
  resolveNormalDays: z.number().int().min(1),
  resolveLowDays: z.number().int().min(1),
  /** Working minutes before a target at which whoever works on the ticket is warned. */
  supportWarningMinutes: z.number().int().min(1),
  /** Days after which a try-on is forgotten. */
  tryOnKeptDays: z.number().int().min(1),
});
export type Settings = z.output<typeof settings>;

/** What a marketplace starts with. */
export const DEFAULT_SETTINGS: Settings = {
  taxPercent: 5,
  showsTaxInPrices: false,
  freeShippingFrom: toKobo(100),
  shippingCost: toKobo(10),
  expressDeliveryCost: toKobo(6500),
  internationalDeliveryCost: toKobo(38000),
  standardDeliveryDays: 5,
  expressDeliveryDays: 2,
  internationalDeliveryDays: 12,
  internationalExpressDays: 6,
  stockHoldMinutes: 15,
  depositPercent: 60,
  depositFrom: toKobo(50_000),
  goodsCommissionPercent: 12,
  serviceCommissionPercent: 15,
  asoEbiCommissionPercent: 5,
  bookingHoldMinutes: 10,
  freeChangeHours: 24,
  maxReschedules: 2,
  leastChangeHours: 0,
  mostChangeHours: 168,
  leastMoves: 0,
  mostMoves: 5,
  leastGraceMinutes: 5,
  mostGraceMinutes: 60,
  mostLatePercent: 100,
  mostNoShowPercent: 100,
  acceptWithinHours: 48,
  materialsSharePercent: 40,
  minimumPayout: toKobo(5_000),
  lowStockAt: 3,
  fitWindowDays: 7,
  returnDaysNigeria: 7,
  returnDaysAbroad: 14,
  contactEmail: 'hello@adunni.example',
  contactPhone: '+234 700 000 0000',
  contactWhatsapp: '+234 700 000 0001',
  contactAddress: '12 Awolowo Road, Ikoyi, Lagos, Nigeria',
  weekdayHours: '09:00–18:00',
  saturdayHours: '10:00–16:00',
  sundayHours: '',
  supportOpensAt: 9,
  supportClosesAt: 18,
  supportOnSaturdays: false,
  supportOnSundays: false,
  answerUrgentHours: 1,
  answerHighHours: 4,
  answerNormalHours: 8,
  answerLowHours: 24,
  resolveUrgentDays: 1,
  resolveHighDays: 2,
  resolveNormalDays: 3,
  resolveLowDays: 5,
  supportWarningMinutes: 30,
  tryOnKeptDays: 90,
};

/** The settings that pages show and a browser needs for totals. */
export const publicSettings = settings.pick({
  taxPercent: true,
  showsTaxInPrices: true,
  freeShippingFrom: true,
  shippingCost: true,
  expressDeliveryCost: true,
  internationalDeliveryCost: true,
  standardDeliveryDays: true,
  internationalDeliveryDays: true,
  depositPercent: true,
  depositFrom: true,
  fitWindowDays: true,
  returnDaysNigeria: true,
  returnDaysAbroad: true,
});

export type PublicSettings = z.input<typeof publicSettings>;

export const getPublicSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'public',
  summary: 'Settings that prices depend on',
  response: z.object({ settings: publicSettings }),
});
