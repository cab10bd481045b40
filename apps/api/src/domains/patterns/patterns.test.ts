import { personResource } from '@adunni/contracts/identity/people';
import { MEASURE_NAMES } from '@adunni/contracts/measurements/catalogue';
import { acceptProposal, FROZEN_MONTHS } from '@adunni/contracts/measurements/measurements';
import type { Kobo } from '@adunni/contracts/money';
import { getOrderMeasurements, proposeMeasurements } from '@adunni/contracts/orders/measurements';
import { assignTailor } from '@adunni/contracts/orders/work';
import {
  DRAFTS,
  FABRIC_WIDTHS,
  PATTERN_FILE_NAMES,
  PATTERN_FILES,
  PATTERN_FITS,
  type PatternFile,
} from '@adunni/contracts/patterns/choices';
import { downloadForPart, draftForPart, LINE_STYLES } from '@adunni/contracts/patterns/patterns';
import { LENGTH_NAMES } from '@adunni/patterns/body/lengths';
import { CLOTHS } from '@adunni/patterns/cloth/cutting-plan';
import { STRIPS } from '@adunni/patterns/cloth/strip-plan';
import { FITS } from '@adunni/patterns/draft/model';
import { GARMENTS } from '@adunni/patterns/drafts/garments';
import { PENS } from '@adunni/patterns/paper/pens';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { optionChoices, optionGroups, products } from '../catalog/tables.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { purgeFrozen } from '../measurements/erase.service.ts';
import { LENGTHS } from '../measurements/testing.ts';
import { buyMeasured, buyUnmeasured, type MeasuredOrder } from '../orders/measurements/testing.ts';
import { openTailor, partFor } from '../orders/staff/testing.ts';
import { orderItems, orderParts, stageEvents } from '../orders/tables.ts';
import { openShop, type TestShop } from '../orders/testing.ts';

let test: TestApp;
let shop: TestShop;
let bought: MeasuredOrder;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test);
  bought = await buyMeasured(test, shop);
});
afterAll(() => test.close());

type Query = NonNullable<Parameters<typeof test.call<typeof draftForPart>>[1]>['query'];
const draft = (as: TestPerson | object, partId = bought.partId, query: Query = { draft: 'buba' }) =>
  test.call(draftForPart, { params: { partId }, query }, as);
const download = (as: TestPerson | object, file: PatternFile = 'sheet', { partId, itemId } = bought) =>
  test.call(downloadForPart, { params: { partId, itemId, file }, query: { draft: 'kaftan' } }, as);
const readings = (partId = bought.partId) =>
  test.app.deps.db.select().from(auditEntries).where(eq(auditEntries.rowId, partId)).orderBy(desc(auditEntries._id));

it('names what can be drafted as the package does', () => {
  expect(DRAFTS).toEqual(Object.fromEntries(Object.entries(GARMENTS).map(([name, { name: label }]) => [name, label])));
  expect([PATTERN_FITS, FABRIC_WIDTHS, MEASURE_NAMES]).toEqual([FITS, [...CLOTHS, ...STRIPS], LENGTH_NAMES]);
  expect([...LINE_STYLES].sort()).toEqual(Object.keys(PENS).sort());
});

describe('the pattern of an item', () => {
  it('is drafted from what its order froze, for its maker, and each view is logged once, with what for', async () => {
    const before = (await readings()).length;
    const { status, body, headers } = await draft(shop.owner, bought.partId, { draft: 'buba', fit: 'loose' });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toMatchObject({
      orderId: bought.orderId,
      itemId: bought.itemId,
      items: [
        {
          ...{ title: 'Corset gown in cord lace', wearer: 'Amaka', state: 'ready' },
          ...{ suggested: ['corset', 'a-line-skirt'], undrafted: [], fitNote: '' },
        },
      ],
      drafted: { draft: 'buba', fit: 'loose', refusal: null },
    });
    const { pattern } = body.drafted ?? {};
    expect(pattern?.pieces[0]).toMatchObject({ name: 'Front', cutting: 'Cut 1 on the fold' });
    const { width: wide = 0, height: high = 0 } = pattern?.drawing ?? {};
    for (const { box } of pattern?.pieces ?? [])
      expect(box.x > 0 && box.x + box.width < wide && box.y > 0 && box.y + box.height < high).toBe(true);
    const plans = pattern?.plans.map(({ inches, yards, drawing, strips }) => [
      inches,
      yards > 0 && drawing !== null,
      strips,
    ]);
    expect(plans).toEqual([
      [45, true, null],
      [60, true, null],
      [
        6,
        true,
        expect.objectContaining({
          panels: expect.arrayContaining([expect.objectContaining({ name: 'Sleeve', panels: 2 })]),
        }),
      ],
      [4, true, expect.objectContaining({ count: expect.any(Number) })],
    ]);
    expect(pattern?.sheets.a4).toBeGreaterThan(pattern?.sheets.a0 ?? 0);
    const of = (measure: string) => pattern?.lengths.find((length) => length.measure === measure);
    expect(of('bust-girth')).toEqual({ measure: 'bust-girth', mm: LENGTHS['bust-girth'], isEstimated: false });
    expect(of('arm-length')).toMatchObject({ isEstimated: true });
    const entries = await readings();
    expect(entries).toHaveLength(before + 1);
    expect(entries[0]).toMatchObject({ actorId: shop.owner._id, table: 'order_parts', createdAt: test.now });
    expect(entries[0]?.action).toMatch(/^Read measurements of ADN-\d{4}-\d{6} for a pattern$/);
    expect(JSON.stringify(entries)).not.toMatch(/girth|920/);
    const params = { orderId: bought.orderId };
    const { readings: seen } = (await test.call(getOrderMeasurements, { params }, bought.customer)).body;
    expect(seen[0]).toMatchObject({ partId: bought.partId, purpose: 'pattern', at: test.now.toISOString() });
  });

  it('is what is suggested for the product while nothing else is chosen', async () => {
    expect((await draft(shop.owner, bought.partId, {})).body.drafted).toMatchObject({
      draft: 'corset',
      fit: 'regular',
    });
  });

  it('is proposed by what was chosen of its recipe, with what belongs to it and has no pattern', async () => {
    const { db } = test.app.deps;
    const order = await buyMeasured(test, shop);
    const [item] = await db.select().from(orderItems).where(eq(orderItems._id, order.itemId));
    const recipe = { base: { garment: 'agbada', trousers: 'straight' }, colours: {} };
    await db
      .update(products)
      .set({ recipe })
      .where(eq(products._id, item?.productId ?? ''));
    const proposed = async () => (await draft(shop.owner, order.partId, {})).body.items[0];
    expect(await proposed()).toMatchObject({ suggested: ['agbada', 'buba', 'sokoto'], undrafted: [] });
    const group = { productId: item?.productId ?? '', name: 'Cap', kind: 'headwear', required: false, position: 90 };
    const [{ _id: groupId = '' } = {}] = await db.insert(optionGroups).values(group).returning();
    const changed = { cap: 'gobi', trousers: 'narrow' };
    const choice = { groupId, label: 'Gobi', priceDelta: 0 as Kobo, recipe: changed, position: 0 };
    const [{ _id: choiceId = '' } = {}] = await db.insert(optionChoices).values(choice).returning();
    const options = [{ groupId, group: 'Cap', choiceId, choice: 'Gobi' }];
    const measurementNote = 'My left shoulder sits lower.';
    await db.update(orderItems).set({ options, measurementNote }).where(eq(orderItems._id, order.itemId));
    expect(await proposed()).toMatchObject({
      ...{ suggested: ['agbada', 'buba', 'trousers'], undrafted: ['Cap'] },
      fitNote: measurementNote,
    });
    await db
      .update(products)
      .set({ recipe: null })
      .where(eq(products._id, item?.productId ?? ''));
  });

  it('follows what a fitting showed once its customer agreed', async () => {
    const { partId, itemId, customer, profile } = await buyMeasured(test, shop);
    const found = { figure: 'woman', ageGroup: 'adult', unit: 'cm', measuredOn: '2026-05-03' } as const;
    const body = { ...found, itemId, values: { ...LENGTHS, 'bust-girth': 960 } };
    const { proposal } = (await test.call(proposeMeasurements, { params: { partId }, body }, shop.owner)).body;
    const bust = async () => {
      const { drafted } = (await draft(shop.owner, partId)).body;
      return drafted?.pattern?.lengths.find(({ measure }) => measure === 'bust-girth')?.mm;
    };
    expect(await bust()).toBe(920);
    const accepted = { params: { proposalId: proposal._id }, body: { profileId: profile._id } };
    expect((await test.call(acceptProposal, accepted as never, customer)).status).toBe(200);
    expect(await bust()).toBe(960);
  });

  it('is refused in words that name what is to be measured again', async () => {
    const values = { ...LENGTHS, 'inside-leg-length': 1000, 'outside-leg-length': 1050 };
    const order = await buyMeasured(test, shop, { values });
    const { body } = await draft(shop.owner, order.partId, { draft: 'sokoto' });
    expect(body.drafted).toEqual({
      ...{ draft: 'sokoto', fit: 'regular', figure: 'woman', pattern: null },
      refusal: {
        message:
          'Outside leg less inside leg leaves a rise of 50 mm; it must be 140 to 460 mm. Measure both legs again.',
        measures: ['outside-leg-length', 'inside-leg-length'],
      },
    });
    const query = { draft: 'sokoto' } as const;
    const params = { partId: order.partId, itemId: order.itemId, file: 'a4' } as const;
    const { status, error } = await test.call(downloadForPart, { params, query }, shop.owner);
    expect([status, error.code, error.message]).toEqual([422, 'no_pattern', body.drafted?.refusal?.message]);
  });

  it.each([{ draft: 'gown' }, { fit: 'tight' }, { itemId: '1' }])('takes no %j', async (query) => {
    expect((await draft(shop.owner, bought.partId, query as Query)).status).toBe(400);
  });
});

describe('whose pattern it is', () => {
  it('other makers, customers and visitors are refused, and leave no trace', async () => {
    const other = await openShop(test);
    const before = (await readings()).length;
    for (const call of [draft, download]) {
      expect((await call(other.owner)).status).toBe(404);
      expect((await call((await openTailor(test)).person)).status).toBe(404);
      expect((await call(bought.customer)).status).toBe(403);
      expect((await call({})).status).toBe(401);
    }
    expect(await readings()).toHaveLength(before);
  });

  it('who sews it has it for as long as they do, and staff as they have the measurements', async () => {
    const { partId, orderId } = await buyMeasured(test, shop);
    const tailor = await openTailor(test);
    const give = async (tailorId: string | null) => {
      const { version } = await partFor(test, shop.owner, orderId);
      await test.call(assignTailor, { params: { partId }, body: { version, tailorId } }, shop.owner);
    };
    await give(tailor._id);
    expect((await draft(tailor.person, partId)).status).toBe(200);
    await give(null);
    expect((await draft(tailor.person, partId)).status).toBe(404);
    const admin = await signInAs(test, 'Admin');
    expect((await draft(admin, partId)).status).toBe(200);
    expect((await readings(partId))[0]).toMatchObject({ actorId: admin._id });
  });

  it('a suspended maker has none', async () => {
    const away = await openShop(test);
    const { partId } = await buyMeasured(test, away);
    expect((await draft(away.owner, partId)).status).toBe(200);
    const body = { action: 'suspend' as const, ids: [away.owner._id] };
    await test.call(personResource.act, { body }, await signInAs(test, 'Admin'));
    expect([401, 403]).toContain((await draft(away.owner, partId)).status);
  });

  it('an item of another part is none of this one', async () => {
    const other = await buyMeasured(test, shop);
    expect((await draft(shop.owner, bought.partId, { itemId: other.itemId })).status).toBe(404);
    expect((await download(shop.owner, 'svg', { ...bought, itemId: other.itemId })).status).toBe(404);
  });
});

describe('what there is nothing to draft from', () => {
  it('waits for measurements, and logs no reading', async () => {
    const order = await buyUnmeasured(test, shop);
    const before = (await readings(order.partId)).length;
    expect((await draft(shop.owner, order.partId)).body).toMatchObject({
      items: [{ state: 'to-follow' }],
      drafted: null,
    });
    const { partId, itemId } = order;
    const params = { partId, itemId, file: 'a4' } as const;
    const { status, error } = await test.call(downloadForPart, { params, query: { draft: 'buba' } }, shop.owner);
    expect([status, error.code]).toEqual([422, 'no_measurements']);
    expect(await readings(order.partId)).toHaveLength(before);
  });

  it('is a child', async () => {
    const order = await buyMeasured(test, shop, { ageGroup: 'child', values: { height: 1400, 'bust-girth': 700 } });
    expect((await draft(shop.owner, order.partId)).body).toMatchObject({ items: [{ state: 'child' }], drafted: null });
    expect((await download(shop.owner, 'a4', order)).error.code).toBe('adults_only');
  });

  it('is a part that is over: for its maker at once, for staff once the measurements have gone', async () => {
    const order = await buyMeasured(test, shop);
    const { db, clock } = test.app.deps;
    await db.update(orderParts).set({ stage: 'closed' }).where(eq(orderParts._id, order.partId));
    await db.insert(stageEvents).values({ partId: order.partId, stage: 'closed', createdAt: clock() });
    expect((await draft(shop.owner, order.partId)).status).toBe(404);
    expect((await download(shop.owner, 'a4', order)).status).toBe(404);
    const admin = await signInAs(test, 'Admin');
    expect((await draft(admin, order.partId)).body.items).toMatchObject([{ state: 'ready' }]);
    const later = clock();
    later.setUTCMonth(later.getUTCMonth() + FROZEN_MONTHS + 1);
    await purgeFrozen({ db, clock: () => later });
    expect((await draft(admin, order.partId)).body).toMatchObject({ items: [{ state: 'gone' }], drafted: null });
  });
});

describe('a file of it', () => {
  it.each(PATTERN_FILE_NAMES)('%s has its type and name, is kept by nobody, and is logged once', async (file) => {
    const before = (await readings()).length;
    const { status, body, headers } = await download(shop.owner, file);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(headers['content-type']).toContain(PATTERN_FILES[file].type);
    expect(headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="kaftan-regular-ADN-\\d{4}-\\d{6}-${PATTERN_FILES[file].ending}"$`),
    );
    const begins = { 'application/pdf': '%PDF-1.7', 'image/svg+xml': '<svg ', 'image/vnd.dxf': '999\nKaftan, ADN-' };
    expect(String(body).startsWith(begins[PATTERN_FILES[file].type])).toBe(true);
    expect(await readings()).toHaveLength(before + 1);
  });

  it('is drafted for many who ask at once, and who asks for more than all its files is told to wait', async () => {
    const all = await Promise.all(PATTERN_FILE_NAMES.map((file) => download(shop.owner, file)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    const before = (await readings()).length;
    const many = await Promise.all(Array.from({ length: 12 }, () => download(shop.owner, 'svg')));
    const refused = many.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.error.code).toBe('pattern_busy');
    const served = many.filter(({ status }) => status === 200);
    expect(served).toHaveLength(12 - refused.length);
    expect(await readings()).toHaveLength(before + served.length);
    const admin = await signInAs(test, 'Admin');
    expect((await download(admin)).status).toBe(200);
  });
});
