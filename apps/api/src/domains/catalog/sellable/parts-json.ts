import { CATEGORY_LEVELS } from '@adunni/contracts/catalog/categories-forms';
import { type SQL, sql } from 'drizzle-orm';
import type { GroupRow, VariantRow } from '../product-page/choices-json.ts';

/** A variant as a line that chose it shows and prices it. */
export type VariantPart = Omit<VariantRow, 'colourHex'>;

/** A group with those of its choices that lines chose or that change the drawing. */
export type GroupPart = Omit<GroupRow, 'choices'> & {
  choices: Omit<GroupRow['choices'][number], 'swatch' | 'picture'>[];
};

/**
 * Of the variants of product `p` those that were chosen, archived ones too, and one that is still offered, which says
 * that one has to be chosen; `ids` are those of all lines.
 */
export const variantsPartJson = (ids: readonly string[]): SQL => sql`coalesce((
  select json_agg(json_build_object('_id', v.id, 'sku', v.sku, 'size', v.size, 'colour', v.colour,
    'price', v.price, 'stock', v.stock, 'archived', v.archived))
  from variants v where v.product_id = p.id and (v.id = any ((select ${sql.param([...ids])}::uuid[])::uuid[])
    or v.id = (select o.id from variants o where o.product_id = p.id and not o.archived limit 1))), '[]')`;

/**
 * Every option group of product `p`, in order, of its choices only what was chosen and what changes the drawing, by which
 * a look is named; `ids` are those of all lines.
 */
export const groupsPartJson = (ids: readonly string[]): SQL => sql`coalesce((
  select json_agg(json_build_object('_id', g.id, 'name', g.name, 'kind', g.kind, 'required', g.required,
    'choices', coalesce((
      select json_agg(json_build_object('_id', c.id, 'label', c.label, 'priceDelta', c.price_delta,
        'leadDays', c.lead_days, 'isDefault', c.is_default, 'recipe', c.recipe) order by c.position, c.id)
      from option_choices c where c.group_id = g.id
        and (c.recipe is not null or c.id = any ((select ${sql.param([...ids])}::uuid[])::uuid[]))), '[]'))
    order by g.position, g.id)
  from option_groups g where g.product_id = p.id), '[]')`;

/** Of product `p` the first picture in each colour, in order: a line shows one of them. */
export const coloursShownJson: SQL = sql`coalesce((
  select json_agg(json_build_object('_id', f.id, 'width', f.width, 'height', f.height, 'alt', f.alt,
    'dominant', f.dominant, 'colour', pp.colour) order by pp.position, f.id)
  from (select distinct on (colour) media_id, colour, position from product_pictures
    where product_id = p.id order by colour, position, media_id) pp
  -- By its key, each: a plan for any product would rather read all media.
  cross join lateral (select * from media where id = pp.media_id offset 0) f), '[]')`;

const LEVELS = Array.from({ length: CATEGORY_LEVELS }, (_, level) => level);

/** `k0`, the category of product `p`, and what lies above it, as far as there are levels: no recursion over all categories. */
export const categoryJoins: SQL = sql.raw(
  LEVELS.map((level) =>
    level === 0
      ? 'join categories k0 on k0.id = p.category_id'
      : `left join categories k${level} on k${level}.id = k${level - 1}.parent_id`,
  ).join(' '),
);

/** The ids of `categoryJoins`, the product’s category first, then everything above it. */
export const categoryPath: SQL = sql.raw(`array_remove(array[${LEVELS.map((level) => `k${level}.id`)}], null)`);
