import { getProduct } from '@adunni/contracts/catalog/catalog';
import { getImportTemplate, IMPORT_COLUMNS, type ImportReport, importProducts } from '@adunni/contracts/catalog/import';
import { productResource } from '@adunni/contracts/catalog/products';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { addDesigner, upload } from '../products/testing.ts';
import { products, variants } from '../tables.ts';
import { addCategory, addProduct, addVariant } from '../testing.ts';

let test: TestApp;
let ada: Awaited<ReturnType<typeof addDesigner>>;
beforeAll(async () => {
  test = await startTestApp();
  await addCategory(test, { slug: 'gowns' });
});
beforeEach(async () => {
  ada = await addDesigner(test);
});
afterAll(() => test.close());

const HEAD =
  'code,sku,title,summary,description,kind,gender,category,fabric,price,lead_days_min,lead_days_max,size,stock';
const row = (values: Partial<Record<string, string>> = {}) => {
  const usual = {
    ...{ code: 'D-1', sku: '', title: 'Lagoon Dress', summary: 'For warm evenings.', description: 'Poplin.' },
    ...{ kind: 'ready-to-wear', gender: 'women', category: 'gowns', fabric: 'Cotton', price: '45000' },
    ...{ lead_days_min: '2', lead_days_max: '5', size: '', stock: '' },
    ...values,
  } as Record<string, string>;
  return HEAD.split(',')
    .map((column) => usual[column] ?? '')
    .join(',');
};
const later = (values: Record<string, string>) =>
  row({ ...Object.fromEntries(HEAD.split(',').map((column) => [column, ''])), ...values });
const send = async (csv: string | Buffer, dry: boolean, as: { token: string } = ada, maker = '') => {
  const path = `${importProducts.path}?dry=${dry ? 1 : 0}${maker && `&maker=${maker}`}`;
  const { status, body, error } = await upload(test, path, Buffer.from(csv), as);
  return { status, report: body as unknown as ImportReport, error };
};
const brief = ({ rows }: ImportReport) =>
  rows.map(({ line, outcome, fields, changes }) => ({ line, outcome, fields, changes }));
const mark = () => crypto.randomUUID().slice(0, 8);
const stored = () => test.app.deps.db.select().from(products).where(eq(products.makerId, ada.makerId));
const shelf = async (productId: string) =>
  (
    await test.app.deps.db.select().from(variants).where(eq(variants.productId, productId)).orderBy(asc(variants.size))
  ).map(({ size, stock, price }) => [size, stock, price]);

describe('an import', () => {
  it('tells in a dry run what a real one then does, and changes nothing more when run again', async () => {
    const sku = mark();
    const csv = [
      HEAD,
      row({ sku: `${sku}-M`, size: 'M', stock: '4' }),
      later({ code: 'D-1', sku: `${sku}-L`, size: 'L', price: '46000.5', stock: '2' }),
      row({ code: 'A-1', title: 'Agbada to order', kind: 'made-to-measure', price: '90000' }),
      row({ code: 'BAD', price: 'dear', gender: 'cats', category: 'nowhere' }),
      later({ code: 'D-1', sku: `${sku}-M`, stock: '9' }),
    ].join('\n');
    const dry = await send(csv, true);
    expect(dry.report.counts).toEqual({ create: 3, update: 1, unchanged: 0, refused: 1 });
    expect(await stored()).toEqual([]);
    const real = await send(csv, false);
    expect(brief(real.report)).toEqual(brief(dry.report));
    expect(brief(real.report)).toEqual([
      { line: 2, outcome: 'create', fields: {}, changes: [] },
      { line: 3, outcome: 'create', fields: {}, changes: [] },
      { line: 4, outcome: 'create', fields: {}, changes: [] },
      {
        line: 5,
        outcome: 'refused',
        fields: { gender: IMPORT_COLUMNS.gender, price: IMPORT_COLUMNS.price },
        changes: [],
      },
      { line: 6, outcome: 'update', fields: {}, changes: ['stock'] },
    ]);
    const [dress] = (await stored()).filter(({ code }) => code === 'D-1');
    expect(dress).toMatchObject({ status: 'draft', title: 'Lagoon Dress', leadDaysMax: 5, basePrice: 4_500_000 });
    expect(await shelf(dress?._id ?? '')).toEqual([
      ['L', 2, 4_600_050],
      ['M', 9, 4_500_000],
    ]);
    const once = csv
      .split('\n')
      .filter((_, index) => index !== 1)
      .join('\n');
    expect((await send(once, false)).report.counts).toEqual({ create: 0, update: 0, unchanged: 3, refused: 1 });
    expect(await stored()).toHaveLength(2);
  });

  it('reads what Excel writes: a mark, semicolons, CRLF, quotes, line breaks in cells', async () => {
    const description = '"Cut; ""easy"",\r\nwith pockets."';
    const lines = [HEAD, row({ description: '…' }), row({ code: 'D-2', title: 'Second' })];
    const csv = `\ufeff${lines.join('\r\n').replaceAll(',', ';').replace('…', description)}\r\n`;
    const { report } = await send(csv, false);
    expect(report.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'create'],
      [4, 'create'],
    ]);
    const [first] = (await stored()).filter(({ code }) => code === 'D-1');
    expect(first?.description).toBe('Cut; "easy",\nwith pockets.');
  });

  it('keeps what looks like a formula as text, and exports it so that no spreadsheet runs it', async () => {
    const csv = `${HEAD}\n${row({ title: "'=HYPERLINK(1)", summary: '@SUM(1)' })}`;
    await send(csv, false);
    const [product] = await stored();
    expect([product?.title, product?.summary]).toEqual(['=HYPERLINK(1)', '@SUM(1)']);
    const exported = (await test.call(productResource.export, {}, ada)).body as unknown as string;
    expect(exported).toContain("'=HYPERLINK(1)");
    expect((await send(csv, false)).report.counts.unchanged).toBe(1);
  });

  it('refuses files that it cannot read, as a whole', async () => {
    const fault = async (csv: string | Buffer) => (await send(csv, true)).error.fields?.file ?? '';
    expect(await fault('')).toBe('The file is empty.');
    expect(await fault('code,colr\nA,B')).toContain('colr');
    expect(await fault('title\nA')).toContain('code or sku');
    expect(await fault('code,title\n"A,B')).toContain('could not be read');
    expect(await fault(`code\n${'A\n'.repeat(5001)}`)).toContain('5001 rows');
    expect(await fault('code\nA\0B')).toContain('UTF-8');
    expect(await fault(Buffer.from('\ufeffcode,sku\nA,B', 'utf16le'))).toContain('UTF-8');
  });

  it('touches only the maker’s own: another’s SKU is refused, another’s code is another product', async () => {
    const bayo = await addDesigner(test);
    const theirs = await addProduct(test, { makerId: bayo.makerId, code: 'D-1', title: 'Not Ada’s' });
    const { sku } = await addVariant(test, theirs._id, { stock: 5 });
    const { report } = await send(`${HEAD}\n${later({ sku, stock: '0' })}\n${row()}`, false);
    expect(report.rows.map(({ outcome, fields }) => [outcome, fields])).toEqual([
      ['refused', { sku: 'Another variant has this SKU.' }],
      ['create', {}],
    ]);
    expect((await shelf(theirs._id))[0]?.[1]).toBe(5);
    const sneaky = await send(`${HEAD}\n${row({ code: 'D-9' })}`, false, ada, bayo.makerId);
    expect(sneaky.status).toBe(200);
    expect((await stored()).map(({ code }) => code).sort()).toEqual(['D-1', 'D-9']);
  });

  it('asks staff whose products they are', async () => {
    const admin = await signInAs(test, 'Admin');
    expect((await send(`${HEAD}\n${row()}`, true, admin)).error.code).toBe('no_maker');
    expect((await send(`${HEAD}\n${row()}`, false, admin, ada.makerId)).report.counts.create).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('shows nobody a piece that it made', async () => {
    const { report } = await send(`${HEAD}\n${row()}`, false);
    const params = { productId: report.rows[0]?.productId ?? '' };
    expect((await test.call(getProduct, { params })).status).toBe(404);
  });
});

it('offers a template that imports without a fault', async () => {
  const answer = await fetch(test.origin + getImportTemplate.path, { headers: { 'x-access-token': ada.token } });
  const { report } = await send(Buffer.from(await answer.arrayBuffer()), true);
  expect(report.counts).toEqual({ create: 2, update: 0, unchanged: 0, refused: 0 });
});
