import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { demoSession, openAccount, type Session } from '../kit/account.ts';

/** A workshop of a test’s own, so that its orders and balance are nobody else’s. */
export interface Workshop {
  _id: string;
  name: string;
  maker: Session;
}

interface Call {
  method?: string;
  data?: object;
  multipart?: { file: { name: string; mimeType: string; buffer: Buffer } };
}

/** Calls the API as somebody; whatever is refused fails the test. */
export async function callAs(request: APIRequestContext, who: Session, path: string, call: Call = {}) {
  const { method = call.data || call.multipart ? 'POST' : 'GET', ...body } = call;
  const response: APIResponse = await request.fetch(path, {
    method,
    headers: { 'x-access-token': who.accessToken },
    ...body,
  });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

/** The least that is a document; unlike a photo it costs the server nothing. */
const DOCUMENT = {
  name: 'document.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n', 'latin1'),
};

/** A photo as a phone would send it: one of the shop’s own pictures. */
export async function somePhoto(request: APIRequestContext) {
  const { items } = await (await request.get('/api/makers?limit=1')).json();
  const buffer = await (await request.get(`${items[0].cover.url}/480.jpg`)).body();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** Opens the workshop of a new designer, or tailor, with its documents sent and approved. */
export async function openWorkshop(
  request: APIRequestContext,
  role: 'Designer' | 'Tailor' = 'Designer',
  at = { city: 'Onitsha', country: 'Nigeria' },
): Promise<Workshop> {
  const maker = await openAccount(request, role);
  const name = `Atelier ${maker.email.split('@')[0]}`;
  const { version } = await callAs(request, maker, '/api/staff/shop');
  const words = { name, tagline: 'Cut once.', story: 'Three machines and a rule about Fridays.' };
  const place = { ...at, foundedYear: 2015 };
  const values = { ...words, ...place, specialities: [], weeklyCapacity: 20 };
  await callAs(request, maker, '/api/staff/shop', { method: 'PUT', data: { version, values } });
  for (const kind of ['identity', 'workshop', 'guarantor'])
    await callAs(request, maker, `/api/staff/shop/documents/${kind}`, { multipart: { file: DOCUMENT } });
  const shop = await callAs(request, maker, '/api/staff/shop/submission', { data: {} });
  const admin = await demoSession(request, 'admin');
  const approval = { version: shop.version, tier: 'Verified' };
  await callAs(request, admin, `/api/staff/workshops/${shop._id}/approval`, { data: approval });
  return { _id: shop._id, name, maker };
}

/** Puts a made-to-measure piece of a workshop up for sale, without options; `price` is in naira. Returns its id. */
export async function sell(
  request: APIRequestContext,
  shop: Workshop,
  title: string,
  price: number,
  gender: 'women' | 'men' = 'women',
): Promise<string> {
  const { maker } = shop;
  const file = await somePhoto(request);
  const { picture } = await callAs(request, maker, '/api/staff/products/pictures', { multipart: { file } });
  const { categories } = await callAs(request, maker, '/api/staff/products/choices');
  const words = {
    title,
    summary: 'Made for you.',
    description: 'Cut and sewn to your measurements.',
    fabric: 'Aso-oke',
  };
  const lists = { occasions: [], tags: [], care: [], variants: [], optionGroups: [] };
  const terms = { kind: 'made-to-measure', gender, sizeChart: 'none', returnable: false, featured: false };
  const values = {
    ...words,
    ...lists,
    ...terms,
    categoryId: categories[0]._id,
    makerId: null,
    code: null,
    basePrice: price,
    leadDaysMin: 10,
    leadDaysMax: 20,
    status: 'published',
    publishAt: null,
    pictures: [{ mediaId: picture._id, alt: title, colour: null }],
  };
  const { _id } = await callAs(request, maker, '/api/staff/products', { data: values });
  return _id;
}
