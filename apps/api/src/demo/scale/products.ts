import { kobo } from '@adunni/contracts/money';
import type { PoolClient } from 'pg';
import type { SellableLine } from '../../domains/catalog/queries.ts';
import { optionChoices, optionGroups, productPictures, products, variants } from '../../domains/catalog/tables.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { daysAfter } from '../past/journey.ts';
import type { ScaleContext } from './context.ts';
import { copyRows } from './copy.ts';
import { dropIndexes } from './indexes.ts';
import type { ScaleMaker } from './people.ts';
import { readTemplates, type Template } from './templates.ts';

const BATCH = 5000;
const YEARS = 2;
const EPITHETS = ['Garden', 'Harmattan', 'Harbour', 'Saffron', 'Midnight', 'Festival', 'Sunday', 'Heirloom', 'River'];
/** A price step that people set, in kobo. */
const STEP = 50_000;

/** Rows of a product, and the line by which it is ordered. */
type Made = ReturnType<typeof makeProduct>;

/** Fills in products after those of the demo, and answers with a line by which each is ordered. */
export async function fillProducts(client: PoolClient, context: ScaleContext, makers: readonly ScaleMaker[]) {
  const { scale, say } = context;
  const templates = await readTemplates(client);
  const remake = await dropIndexes(client, ['products']);
  const lines: SellableLine[] = [];
  for (let from = 0; from < scale; from += BATCH) {
    const count = Math.min(BATCH, scale - from);
    const made = Array.from({ length: count }, (_, index) => makeProduct(context, templates, makers, from + index));
    await storeProducts(client, made);
    lines.push(...made.map(({ line }) => line));
    say(`${lines.length} products`);
  }
  await listProducts(client);
  say('their lists and search');
  for (const make of remake) await make();
  return lines;
}

async function storeProducts(client: PoolClient, made: readonly Made[]): Promise<void> {
  await copyRows(
    client,
    products,
    made.map(({ product }) => product),
  );
  await copyRows(
    client,
    variants,
    made.flatMap((one) => one.variants),
  );
  const groups = made.flatMap((one) => one.groups);
  await copyRows(
    client,
    optionGroups,
    groups.map(({ group }) => group),
  );
  await copyRows(
    client,
    optionChoices,
    groups.flatMap(({ choices }) => choices),
  );
  await copyRows(
    client,
    productPictures,
    made.flatMap(({ pictures }) => pictures),
  );
}

/** What the triggers keep for each product, for all of them at once and by the same words. */
async function listProducts(client: PoolClient): Promise<void> {
  await client.query('analyze products, variants, option_groups, option_choices, product_pictures');
  await client.query('alter table products enable always trigger products_indexed');
  await client.query(`
    update products p set
      price_min = l.price_min, price_max = l.price_max, sizes = l.sizes, colour_names = l.colour_names,
      colours = l.colours, cover_id = l.cover_id, alternate_id = l.alternate_id
    from product_listing l join products s on s.id = l.id join makers m on m.id = s.maker_id
    where l.id = p.id and not m.is_demo`);
  await client.query('alter table products enable trigger products_indexed');
}

function makeProduct(
  { draw, now, newId, scale }: ScaleContext,
  templates: readonly Template[],
  makers: readonly ScaleMaker[],
  index: number,
) {
  const template = draw.pick(templates);
  const maker = draw.pick(makers);
  const createdAt = daysAfter(now, -YEARS * 365 * (1 - index / scale));
  const factor = draw.between(0.7, 1.5);
  const priced = (price: number) => kobo(Math.max(STEP, Math.round((price * factor) / STEP) * STEP));
  const _id = newId(createdAt);
  const { search: _search, ...like } = template.product;
  const product = {
    ...like,
    _id,
    makerId: maker._id,
    slug: `${like.slug}-${index}`,
    code: `S-${index}`,
    title: `${draw.pick(EPITHETS)} ${like.title}`,
    description: like.summary,
    basePrice: priced(like.basePrice),
    status: draw.weigh(['published', 'draft', 'archived'] as const, (status) => (status === 'published' ? 45 : 3)),
    featured: false,
    createdAt,
    updatedAt: daysAfter(createdAt, (draw.next() * (now.getTime() - createdAt.getTime())) / DAY_MS),
    ...{
      coverId: null,
      alternateId: null,
      rating: null,
      ratingSum: 0,
      reviewCount: 0,
      fitScore: null,
      fitCount: 0,
      canTryOn: false,
    },
  };
  const shelf = template.variants.map((variant, place) => ({
    ...variant,
    ...{ _id: newId(createdAt), productId: _id, sku: `S${index}-${place}`, price: priced(variant.price) },
    stock: draw.chance(0.08) ? draw.whole(0, 3) : draw.whole(4, 60),
  }));
  const groups = template.groups.map(({ group, choices }) => {
    const groupId = newId(createdAt);
    return {
      group: { ...group, _id: groupId, productId: _id },
      choices: choices.map((choice) => ({ ...choice, _id: newId(createdAt), groupId })),
    };
  });
  const pictures = template.pictures.map((picture) => ({ ...picture, productId: _id }));
  return { product, variants: shelf, groups, pictures, line: lineOf(product, shelf, groups, maker) };
}

type Groups = { group: typeof optionGroups.$inferSelect; choices: (typeof optionChoices.$inferSelect)[] }[];

/** The product as it is ordered: its first variant, its options as they are chosen at first. */
function lineOf(
  product: Pick<
    typeof products.$inferSelect,
    | '_id'
    | 'title'
    | 'kind'
    | 'basePrice'
    | 'returnable'
    | 'leadDaysMin'
    | 'leadDaysMax'
    | 'categoryId'
    | 'gender'
    | 'sizeChart'
    | 'sizes'
  >,
  [variant]: readonly (typeof variants.$inferSelect)[],
  groups: Groups,
  { _id, slug, name }: ScaleMaker,
): SellableLine {
  const chosen = groups.flatMap(({ group, choices }) => {
    const choice = choices.find(({ isDefault }) => isDefault) ?? choices[0];
    return choice ? [{ group, choice }] : [];
  });
  const options = chosen.map(({ group, choice }) => {
    return { groupId: group._id, group: group.name, choiceId: choice._id, choice: choice.label };
  });
  const extra = chosen.reduce((sum, { choice }) => sum + choice.priceDelta, 0);
  const { _id: productId, title, kind, returnable, leadDaysMin, leadDaysMax, categoryId } = product;
  return {
    ...{ productId, title, kind, returnable, leadDaysMin, leadDaysMax, options },
    ...{
      forSale: true,
      fault: null,
      isCommission: false,
      stock: null,
      picture: null,
      look: null,
      categoryIds: [categoryId],
      categorySlug: '',
      gender: product.gender,
      sizeChart: product.sizeChart,
      sizes: product.sizes,
      // Of every group a choice is taken.
      unchosenKinds: [],
      maker: { _id, slug, name },
    },
    unitPrice: variant ? variant.price : kobo(product.basePrice + extra),
    variant: variant ? { _id: variant._id, sku: variant.sku, size: variant.size, colour: variant.colour } : null,
  };
}
