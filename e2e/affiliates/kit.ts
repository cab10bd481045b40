import { type APIRequestContext, expect } from '@playwright/test';
import { demoSession, type Session } from '../kit/account.ts';
import { callAs } from '../makers/workshop.ts';

/** A browser of a person; the one that walks here calls itself a program. */
export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1';

/** A code that nobody has. */
export const someCode = (): string => `S${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`.toUpperCase();

/** Applies to the programme; returns the partner’s id. */
export async function applyByCall(request: APIRequestContext, partner: Session, code = someCode()): Promise<string> {
  const data = {
    ...{ name: 'Folake’s Lace Notes', code, site: '@folake.lace', audience: 'Brides in Enugu.' },
    ...{ promotion: 'A film about lace each week.', isListed: true, bankAccount: null, acceptsTerms: true },
  };
  const { partnerId } = await callAs(request, partner, '/api/affiliates/applications', { data });
  return partnerId;
}

/** Approves the application with a code. */
export async function approve(request: APIRequestContext, code: string): Promise<void> {
  const admin = await demoSession(request, 'admin');
  const { items } = await callAs(request, admin, `/api/staff/affiliates/partners?q=${code}`);
  const data = { action: 'approve', ids: [items[0]._id] };
  const { results } = await callAs(request, admin, '/api/staff/affiliates/partners/actions', { data });
  expect(results).toMatchObject([{ ok: true }]);
}
