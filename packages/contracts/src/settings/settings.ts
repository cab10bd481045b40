import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Marketplace settings with their defaults. Money is in naira, shares in percent, times in the unit of the name. */
export const settings = z.object({
  taxPercent: z.number().min(0).max(100).default(5),
  freeShippingFrom: z.number().min(0).default(100),
  shippingCost: z.number().min(0).default(10),
  expressDeliveryCost: z.number().min(0).default(6500),
  internationalDeliveryCost: z.number().min(0).default(38000),
  stockHoldMinutes: z.number().int().min(1).default(15),
  depositPercent: z.number().min(1).max(100).default(60),
  depositFrom: z.number().min(0).default(50_000),
  goodsCommissionPercent: z.number().min(0).max(100).default(12),
  serviceCommissionPercent: z.number().min(0).max(100).default(15),
  bookingHoldMinutes: z.number().int().min(1).default(10),
  /** How long before it begins a booking can be moved, and cancelled at no cost. */
  freeChangeHours: z.number().int().min(0).default(24),
  maxReschedules: z.number().int().min(0).default(2),
  acceptWithinHours: z.number().int().min(1).default(48),
  materialsSharePercent: z.number().min(0).max(100).default(40),
  minimumPayout: z.number().min(0).default(5_000),
  /** Pieces left of a variant at which its maker is told. */
  lowStockAt: z.number().int().min(0).default(3),
  fitWindowDays: z.number().int().min(0).default(7),
  returnDaysNigeria: z.number().int().min(0).default(7),
  returnDaysAbroad: z.number().int().min(0).default(14),
});
export type Settings = z.infer<typeof settings>;

/** What a marketplace starts with. */
export const DEFAULT_SETTINGS: Settings = settings.parse({});

/** The settings that pages show and a browser needs for totals. */
export const publicSettings = settings.pick({
  taxPercent: true,
  freeShippingFrom: true,
  shippingCost: true,
  expressDeliveryCost: true,
  internationalDeliveryCost: true,
  depositPercent: true,
  depositFrom: true,
  fitWindowDays: true,
  returnDaysNigeria: true,
  returnDaysAbroad: true,
});

export type PublicSettings = z.infer<typeof publicSettings>;

export const getPublicSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'public',
  summary: 'Settings that prices depend on',
  response: z.object({ settings: publicSettings }),
});
