import {
  type Currency,
  type CurrencyData,
  currencyData,
  DEFAULT_CURRENCY,
  FALLBACK_CURRENCY_DATA,
} from '@adunni/contracts/currency/currency';
import proxyAddr from '@fastify/proxy-addr';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../../kit/context.ts';
import { users } from '../identity/tables.ts';
import { countryOfAddress } from './ip-country.ts';
import { isCurrencyShown } from './queries.ts';
import { countryName, countryOfLanguages, currencyOf } from './rules.ts';

/** Headers in which proxies name the country that a request came from. */
const COUNTRY_HEADERS = [
  'cf-ipcountry',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
  'x-appengine-country',
  'x-country-code',
];

/**
 * Country and display currency of the caller: their saved preference; else the country by the header of a trusted proxy,
 * by the address, by `Accept-Language`; else naira. Whatever fails on the way is logged and skipped.
 */
export async function detectCurrency(ctx: Ctx, request: FastifyRequest): Promise<CurrencyData> {
  const place = placeOf(ctx, request);
  const preferredCurrency = await preferenceOf(ctx);
  const currency = preferredCurrency ?? place.currency;
  return { ...place, preferredCurrency, currency: (await isShown(ctx, currency)) ? currency : DEFAULT_CURRENCY };
}

async function isShown({ db, log }: Ctx, currency: Currency): Promise<boolean> {
  try {
    return await isCurrencyShown(db, currency);
  } catch (error) {
    log.warn(error, 'the display currencies could not be read');
    return true;
  }
}

function placeOf(ctx: Ctx, request: FastifyRequest): CurrencyData {
  const sources = [
    () => countryOfProxy(ctx, request),
    () => countryOfAddress(ctx.address, ctx.config.ipCountryDatabase),
    () => countryOfLanguages(request.headers['accept-language']),
  ];
  for (const source of sources) {
    const countryCode = attempt(ctx, source);
    const country = countryCode && countryName(countryCode);
    if (countryCode && country)
      return { country, countryCode, currency: currencyOf(countryCode), preferredCurrency: null, detected: true };
  }
  return FALLBACK_CURRENCY_DATA;
}

function countryOfProxy({ config }: Ctx, request: FastifyRequest): string | null {
  const peer = request.socket.remoteAddress;
  if (!peer || !proxyAddr.compile(config.trustedProxies)(peer, 0)) return null;
  const named = COUNTRY_HEADERS.map((header) => String(request.headers[header] ?? '').toUpperCase());
  return named.find((code) => countryName(code)) ?? null;
}

function attempt(ctx: Ctx, source: () => string | null): string | null {
  try {
    return source();
  } catch (error) {
    ctx.log.warn(error, 'one way of detecting the country failed');
    return null;
  }
}

async function preferenceOf({ db, viewer, log }: Ctx): Promise<Currency | null> {
  if (!viewer) return null;
  try {
    const [person] = await db
      .select({ preferred: users.preferredCurrency })
      .from(users)
      .where(eq(users._id, viewer._id));
    return currencyData.shape.preferredCurrency.catch(null).parse(person?.preferred ?? null);
  } catch (error) {
    log.warn(error, 'the preferred currency could not be read');
    return null;
  }
}
