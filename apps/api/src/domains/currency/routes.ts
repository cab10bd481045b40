import * as contract from '@adunni/contracts/currency/currency';
import * as staff from '@adunni/contracts/currency/staff';
import { commonErrors } from '@adunni/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kit/errors.ts';
import { mount } from '../../kit/http/mount.ts';
import { setPreferredCurrency } from '../identity/service.ts';
import { detectCurrency } from './detect.ts';
import { displayCurrencies, refreshNow, setDisplayCurrency } from './display.service.ts';
import { getRates, isCurrencyShown } from './queries.ts';

/** Serves the currency endpoints. */
export function currencyRoutes(app: FastifyInstance): void {
  mount(app, contract.detectCurrency, async ({ ctx, request }) => ({
    success: true,
    data: await detectCurrency(ctx, request),
  }));
  mount(app, contract.setCurrencyPreference, async ({ ctx, request, body }) => {
    if (!(await isCurrencyShown(ctx.db, body.currency)))
      throw new Refusal(commonErrors.invalid, { fields: { currency: 'This currency is not available.' } });
    await setPreferredCurrency(ctx, body.currency);
    return { success: true, data: await detectCurrency(ctx, request) };
  });
  mount(app, contract.getRates, ({ ctx, cacheTags }) => {
    cacheTags('rates');
    return getRates(ctx.db, ctx.clock());
  });
  mount(app, staff.listDisplayCurrencies, ({ ctx }) => displayCurrencies(ctx));
  mount(app, staff.refreshRatesNow, ({ ctx }) => refreshNow(ctx));
  mount(app, staff.setDisplayCurrency, async ({ ctx, params, body }) => ({
    version: await setDisplayCurrency(ctx, params.currency, body),
  }));
}
