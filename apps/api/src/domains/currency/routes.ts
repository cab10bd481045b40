import * as contract from '@adunni/contracts/currency';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../kit/http/mount.ts';
import { setPreferredCurrency } from '../identity/profile/service.ts';
import { detectCurrency } from './detect.ts';
import { getRates } from './queries.ts';

/** Serves the currency endpoints. */
export function currencyRoutes(app: FastifyInstance): void {
  mount(app, contract.detectCurrency, async ({ ctx, request }) => ({
    success: true,
    data: await detectCurrency(ctx, request),
  }));
  mount(app, contract.setCurrencyPreference, async ({ ctx, request, body }) => {
    await setPreferredCurrency(ctx, body.currency);
    return { success: true, data: await detectCurrency(ctx, request) };
  });
  mount(app, contract.getRates, ({ ctx, shows }) => {
    shows('rates');
    return getRates(ctx.db);
  });
}
