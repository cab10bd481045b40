import { productStaffErrors } from '@adunni/contracts/catalog/products';
import type { ProductForm } from '@adunni/contracts/catalog/products-forms';
import { commonErrors } from '@adunni/contracts/errors';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { refuseTaken } from '../../../kit/database/constraint-errors.ts';
import { Refusal } from '../../../kit/errors.ts';
import { lockShelves } from '../stock.service.ts';
import { variants } from '../tables.ts';

type VariantForm = ProductForm['variants'][number];
type Variant = typeof variants.$inferSelect;

const SKU_TAKEN = 'Another variant has this SKU.';

/**
 * Makes a product’s variants those of the form, in its order. What the form leaves out is withdrawn, never deleted:
 * orders and carts keep pointing at it. Stock moves by the difference to what the editor saw, so that sales meanwhile
 * count, and never below nothing.
 */
export async function writeVariants(tx: Tx, productId: string, form: readonly VariantForm[]): Promise<void> {
  const present = await lockVariants(tx, productId);
  const named = new Set(form.flatMap(({ _id }) => _id ?? []));
  const matches = form.map((wanted) => ({ wanted, is: matchOf(wanted, present, named) }));
  await refuseTakenSkus(tx, productId, form);
  await withdraw(tx, present, new Set(matches.flatMap(({ is }) => is?._id ?? [])));
  const changed = matches.flatMap(({ wanted, is }, position) => (is ? [{ is, to: next(wanted, is, position) }] : []));
  await change(tx, changed);
  const added = matches.flatMap(({ wanted, is }, position) => (is ? [] : [{ ...plain(wanted, position), productId }]));
  if (added.length > 0) await guarded(tx.insert(variants).values(added).execute());
}

async function lockVariants(tx: Tx, productId: string): Promise<Variant[]> {
  const ofProduct = eq(variants.productId, productId);
  const ids = await tx.select({ _id: variants._id }).from(variants).where(ofProduct).orderBy(asc(variants._id));
  await lockShelves(
    tx,
    ids.map(({ _id }) => _id),
  );
  return tx.select().from(variants).where(ofProduct);
}

/** The variant that a line of the form is: by id, or for a new one the one of its size and colour that no line names. */
function matchOf(wanted: VariantForm, present: readonly Variant[], named: ReadonlySet<string>): Variant | undefined {
  if (wanted._id) {
    const own = present.find(({ _id }) => _id === wanted._id);
    if (!own) throw new Refusal(commonErrors.not_found);
    return own;
  }
  const free = present.filter(
    ({ _id, size, colour }) => !named.has(_id) && size === wanted.size && colour === wanted.colour,
  );
  return free.find(({ archived }) => !archived) ?? free[0];
}

const plain = ({ sku, size, colour, colourHex, price, stock }: VariantForm, position: number) => ({
  sku,
  size,
  colour,
  colourHex: colourHex.toLowerCase(),
  price,
  stock,
  position,
});

function next(wanted: VariantForm, is: Variant, position: number) {
  const stock = is.archived || !wanted._id ? wanted.stock : is.stock + wanted.stock - wanted.stockSeen;
  if (stock < 0) {
    const left = is.stock === 0 ? 'Out of stock now.' : `Only ${is.stock} left now.`;
    throw new Refusal(productStaffErrors.stock_gone, { fields: { [`variants.${position}.stock`]: left } });
  }
  return { ...plain(wanted, position), stock, archived: false };
}

/** A SKU is one variant’s in the whole marketplace. A withdrawn one of the same product gives its SKU up. */
async function refuseTakenSkus(tx: Tx, productId: string, form: readonly VariantForm[]): Promise<void> {
  if (form.length === 0) return;
  const skus = form.map(({ sku }) => sku);
  const taken = await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(and(inArray(variants.sku, skus), ne(variants.productId, productId)));
  if (taken.length === 0) return;
  const fields = taken.map(({ sku }) => [`variants.${skus.indexOf(sku)}.sku`, SKU_TAKEN]);
  throw new Refusal(commonErrors.invalid, { fields: Object.fromEntries(fields) });
}

const guarded = <T>(write: Promise<T>): Promise<T> =>
  refuseTaken('variants_sku_unique', { variants: SKU_TAKEN }, write);

async function withdraw(tx: Tx, present: readonly Variant[], kept: ReadonlySet<string>): Promise<void> {
  const gone = present.filter(({ _id, archived }) => !archived && !kept.has(_id)).map(({ _id }) => _id);
  if (gone.length === 0) return;
  await tx
    .update(variants)
    .set({ archived: true, sku: sql`${variants.sku} || ' (withdrawn ' || right(${variants._id}::text, 12) || ')'` })
    .where(inArray(variants._id, gone));
}

interface Change {
  is: Variant;
  to: ReturnType<typeof next>;
}

/** Writes what differs, in one statement. Sizes, colours and SKUs that change places step aside first. */
async function change(tx: Tx, all: readonly Change[]): Promise<void> {
  const differs = ({ is, to }: Change) =>
    Object.entries(to).some(([name, value]) => is[name as keyof typeof to] !== value);
  const changes = all.filter(differs);
  const renamed = changes.filter(({ is, to }) => is.sku !== to.sku || is.size !== to.size || is.colour !== to.colour);
  if (renamed.length > 0)
    await tx
      .update(variants)
      .set({ sku: sql`${variants._id}::text`, size: sql`${variants._id}::text` })
      .where(
        inArray(
          variants._id,
          renamed.map(({ is }) => is._id),
        ),
      );
  if (changes.length === 0) return;
  const rows = JSON.stringify(changes.map(({ is, to }) => ({ id: is._id, ...to })));
  const write = tx.execute(sql`
    update variants v set sku = c.sku, size = c.size, colour = c.colour, colour_hex = c."colourHex", price = c.price,
      stock = c.stock, position = c.position, archived = c.archived
    from jsonb_to_recordset(${rows}::jsonb) as c(id uuid, sku text, size text, colour text, "colourHex" text,
      price bigint, stock int, position int, archived boolean)
    where v.id = c.id`);
  await guarded(write);
}
