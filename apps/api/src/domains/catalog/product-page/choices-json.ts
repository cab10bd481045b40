import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import type { Kobo } from '@adunni/contracts/money';
import { type SQL, sql } from 'drizzle-orm';
import { type PictureRow, pictureJson } from '../../media/queries.ts';

/** A variant as `variantsJson` reads it. */
export interface VariantRow {
  _id: string;
  sku: string;
  size: string;
  colour: string;
  colourHex: string;
  price: Kobo;
  stock: number;
  archived: boolean;
}

/** A group with its choices as `groupsJson` reads it. */
export interface GroupRow {
  _id: string;
  name: string;
  kind: string;
  required: boolean;
  choices: {
    _id: string;
    label: string;
    priceDelta: Kobo;
    leadDays: number;
    isDefault: boolean;
    swatch: string | null;
    recipe: RecipePart | null;
    picture: PictureRow | null;
  }[];
}

/** A picture of a product with the colour that it shows. */
export type ProductPictureRow = PictureRow & { colour: string | null };

/** Every variant of product `p`, archived ones too, in order. */
export const variantsJson: SQL = sql`coalesce((
  select json_agg(json_build_object('_id', v.id, 'sku', v.sku, 'size', v.size, 'colour', v.colour,
    'colourHex', v.colour_hex, 'price', v.price, 'stock', v.stock, 'archived', v.archived) order by v.position, v.id)
  from variants v where v.product_id = p.id), '[]')`;

/** Every option group of product `p` with its choices, in order. */
export const groupsJson: SQL = sql`coalesce((
  select json_agg(json_build_object('_id', g.id, 'name', g.name, 'kind', g.kind, 'required', g.required,
    'choices', coalesce((
      select json_agg(json_build_object('_id', c.id, 'label', c.label, 'priceDelta', c.price_delta,
        'leadDays', c.lead_days, 'isDefault', c.is_default, 'swatch', c.swatch, 'recipe', c.recipe, 'picture', ${pictureJson('shown')})
        order by c.position, c.id)
      from option_choices c left join media shown on shown.id = c.media_id where c.group_id = g.id), '[]'))
    order by g.position, g.id)
  from option_groups g where g.product_id = p.id), '[]')`;

/** Every picture of product `p`, in order. */
export const picturesJson: SQL = sql`coalesce((
  select json_agg(json_build_object('_id', f.id, 'width', f.width, 'height', f.height, 'alt', f.alt,
    'dominant', f.dominant, 'colour', pp.colour) order by pp.position, f.id)
  from product_pictures pp
  -- By its key, each: a plan for any product would rather read all media.
  cross join lateral (select * from media where id = pp.media_id offset 0) f where pp.product_id = p.id), '[]')`;
