import type { APIRequestContext } from '@playwright/test';
import type { Session } from '../kit/account.ts';

/** A day so many days from now, as a date field takes it. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Calls the API as somebody; fails with what it answered. */
async function call<T>(request: APIRequestContext, as: Session, path: string, data: object = {}): Promise<T> {
  const headers = { 'x-access-token': as.accessToken, 'idempotency-key': crypto.randomUUID() };
  const response = await request.post(path, { headers, data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}

/** A case whose customer has accepted a proposal and paid its deposit. */
export async function openCase(request: APIRequestContext, customer: Session, admin: Session): Promise<string> {
  interface Opened {
    case: { _id: string; milestones: { _id: string }[] };
  }
  const asked = {
    ...{
      level: 'full',
      kind: 'wedding',
      day: inDays(180),
      flexibility: 'fixed',
      city: 'Ibadan',
      venue: '',
      guests: 250,
    },
    ...{ budget: '8m-20m', cultures: '', faith: '', colours: '', vendorsBooked: [], vendorsNeeded: [], outfits: 14 },
    ...{
      decisionMaker: 'The bride',
      contactName: 'Simi',
      contactPhone: '0803 123 4567',
      contactBy: 'message',
      notes: '',
    },
  };
  const { case: planned } = await call<Opened>(request, customer, '/api/planning/cases', asked);
  const at = `/api/planning/cases/${planned._id}`;
  const proposal = {
    ...{ day: inDays(180), expiresOn: inDays(14), note: '' },
    items: [{ title: 'Planning', details: '', amount: 1_000_000 }],
    shares: [
      { title: 'Deposit', percent: 40, dueOn: null },
      { title: 'Balance', percent: 60, dueOn: inDays(150) },
    ],
  };
  const staffPath = `/api/staff/planning-cases/${planned._id}`;
  const { version } = await (await request.get(staffPath, { headers: { 'x-access-token': admin.accessToken } })).json();
  const { proposalId } = await call<{ proposalId: string }>(request, admin, `${staffPath}/proposals`, {
    version,
    proposal,
  });
  const { case: agreed } = await call<Opened>(request, customer, `${at}/proposals/${proposalId}/accept`);
  const paying = `${at}/milestones/${agreed.milestones[0]?._id}/payments`;
  const { reference } = await call<{ reference: string }>(request, customer, paying);
  await call(request, customer, `/api/payments/sandbox/${reference}`, { outcome: 'success' });
  await request.get(`/api/payments/${reference}/return`);
  return planned._id;
}
