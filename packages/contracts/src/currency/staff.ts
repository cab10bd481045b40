import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { moment, momentIn, version } from '../fields.ts';
import { CURRENCIES } from './currency.ts';

const SUPER = ['SuperAdmin'] as const;

const override = z.object({ nairaPerUnit: z.number(), until: moment });

/** What is said of one display currency; rates are naira for one unit of it. */
const displayCurrency = z.object({
  currency: z.enum(CURRENCIES),
  isShown: z.boolean(),
  /** The rate that its publisher gives. */
  published: z.number(),
  /** A rate set by hand that holds at this moment. */
  override: override.nullable(),
});
export type DisplayCurrency = z.input<typeof displayCurrency>;
export type LoadedDisplayCurrency = z.output<typeof displayCurrency>;

/** What is set of a display currency. A rate by hand always ends, so that none is forgotten. */
export const displayCurrencyForm = z.object({
  isShown: z.boolean(),
  override: z
    .object({
      nairaPerUnit: z.number({ error: 'Required.' }).positive('Must be more than 0.').max(1_000_000_000),
      until: momentIn('Required.'),
    })
    .nullable(),
});
export type DisplayCurrencyForm = z.input<typeof displayCurrencyForm>;
export type DisplayCurrencyChoice = z.output<typeof displayCurrencyForm>;

export const currencyErrors = defineErrors({
  rates_unpublished: [409, 'No rate source is configured. The built-in rates are used.'],
  rates_failed: [502, 'The published rates could not be applied. The previous rates stay in use.'],
});

export const listDisplayCurrencies = endpoint({
  method: 'GET',
  path: '/api/staff/currencies',
  access: SUPER,
  summary: 'List display currencies with their rates',
  response: z.object({
    /** Day that the published rates hold for. */
    date: z.string(),
    source: z.string(),
    /** Whether a publisher is set up that can be asked. */
    isRefreshable: z.boolean(),
    /** The version that a change must name; settings share it. */
    version: z.number(),
    items: z.array(displayCurrency),
  }),
});

export const refreshRatesNow = endpoint({
  method: 'POST',
  path: '/api/staff/currencies/refresh',
  access: SUPER,
  summary: 'Fetch the published rates now',
  response: z.object({ date: z.string() }),
});

export const setDisplayCurrency = endpoint({
  method: 'PUT',
  path: '/api/staff/currencies/:currency',
  access: SUPER,
  summary: 'Set how a currency is shown',
  params: z.object({ currency: z.enum(CURRENCIES).exclude(['NGN']) }),
  body: z.object({ version, values: displayCurrencyForm }),
  response: z.object({ version: z.number() }),
});
