import type { Block } from '@adunni/contracts/blog/document-forms';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import type { DemoBlock } from './write.ts';

interface Row {
  key: string;
  _id: string;
  alt: string;
}

/** What posts of the demo show, found by its file, title or slug. */
export interface Known {
  picture: (file: string) => Row;
  product: (title: string) => string;
  maker: (slug: string) => string;
  service: (title: string, maker: string) => string;
}

/** Looks up all that the demo’s posts can show. */
export async function findKnown(tx: Tx): Promise<Known> {
  const rows = async (what: string, query: SQL) => {
    const found = new Map(((await tx.execute(query)).rows as unknown as Row[]).map((row) => [row.key, row]));
    return (key: string): Row => {
      const row = found.get(key);
      if (!row) throw new Error(`the demo’s posts show the ${what} ${key}, which is not there`);
      return row;
    };
  };
  const picture = await rows(
    'picture',
    sql`select path as key, id as "_id", alt from media where source = 'garment-art'`,
  );
  const product = await rows('product', sql`select title as key, id as "_id", '' as alt from products`);
  const maker = await rows('maker', sql`select slug as key, id as "_id", '' as alt from makers`);
  const service = await rows(
    'service',
    sql`select m.slug || ' ' || s.title as key, s.id as "_id", '' as alt
      from services s join makers m on m.id = s.maker_id`,
  );
  return {
    picture,
    product: (title) => product(title)._id,
    maker: (slug) => maker(slug)._id,
    service: (title, by) => service(`${by} ${title}`)._id,
  };
}

/** A block of the demo as it is stored. */
export function stored(block: DemoBlock, known: Known): Block {
  if (block.kind === 'pictures') {
    const shown = block.shown.map(({ file, caption }) => {
      const { _id, alt } = known.picture(file);
      return { mediaId: _id, alt, caption };
    });
    const [picture] = shown;
    return shown.length === 1 && picture ? { kind: 'picture', picture } : { kind: 'gallery', pictures: shown };
  }
  if (block.kind !== 'card') return block;
  if (block.of === 'product') return { kind: 'card', of: block.of, ref: known.product(block.title) };
  if (block.of === 'maker') return { kind: 'card', of: block.of, ref: known.maker(block.slug) };
  return { kind: 'card', of: block.of, ref: known.service(block.title, block.maker) };
}
