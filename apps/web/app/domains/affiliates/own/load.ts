import { COMMISSION_STATUS_NAMES } from '@adunni/contracts/affiliates/names';
import {
  FIGURE_DAYS,
  getOwnPartner,
  getPartnerFigures,
  listOwnCommissions,
  listOwnPayouts,
  type OwnPartner,
} from '@adunni/contracts/affiliates/own';
import { listBanks } from '@adunni/contracts/payouts/staff';
import { callApi } from '../../../kit/api/call-api.ts';
import { stayWithinPages } from '../../../kit/listing/last-page.ts';
import { readPage } from '../../../kit/listing/read-address.ts';
import { PAYOUTS_PAGE } from './payouts.tsx';
import { sectionOf } from './sections.ts';

const COMMISSIONS = 20;
const PAYOUTS = 10;

/** What the address asks for of the caller’s own: who they are in the programme, and what the section shows. */
export async function loadOwn(address: string) {
  const { searchParams } = new URL(address);
  const { partner } = await callApi(getOwnPartner);
  if (!partner || partner.status === 'applied' || partner.status === 'declined') return { partner, shown: null };
  return { partner, shown: await loadSection(partner, searchParams, address) };
}

async function loadSection(partner: OwnPartner, search: URLSearchParams, address: string) {
  const section = sectionOf(search.get('section'), partner.status);
  if (section === 'overview') {
    const days = FIGURE_DAYS.find((name) => name === search.get('days')) ?? '30';
    return { section, days, figures: await callApi(getPartnerFigures, { query: { days } }) };
  }
  if (section === 'page') return { section };
  const status = COMMISSION_STATUS_NAMES.find((name) => name === search.get('status')) ?? null;
  const page = readPage(search.get('page'));
  const [commissions, payouts, banks] = await Promise.all([
    callApi(listOwnCommissions, { query: { page, limit: COMMISSIONS, ...(status && { status }) } }),
    callApi(listOwnPayouts, { query: { page: readPage(search.get(PAYOUTS_PAGE)), limit: PAYOUTS } }),
    // Without the payment service there are no banks to choose from, but everything else can be read.
    callApi(listBanks).catch(() => ({ items: [] })),
  ]);
  stayWithinPages(address, commissions);
  return { section, status, commissions, payouts, banks: banks.items };
}
