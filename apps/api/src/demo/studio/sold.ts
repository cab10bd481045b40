import { eq } from 'drizzle-orm';
import { products } from '../../domains/catalog/tables.ts';
import { users } from '../../domains/identity/tables.ts';
import { sellOwnDesign } from '../../domains/studio/selling/sell.service.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { pastDeps } from '../past/deps.ts';
import { storeDesign } from './store-design.ts';

/** What the maker wrote of it before it was published. */
export const WORDS = {
  title: 'Ivory Mermaid Gown',
  summary: 'A corseted bridal gown in ivory cord lace, with sheer sleeves and a small train.',
  description:
    'Drawn in our studio for a bride who wanted to dance. The bodice is boned and laced at the back, so that it can be let out by two fingers; the train hooks up under the skirt.\n\nTwo fittings in Lekki are included, one of them with your shoes.',
  care: ['Dry clean only, by a cleaner who knows lace.', 'Keep it lying flat, in tissue.'],
  occasions: ['Wedding', 'Reception'],
  tags: ['bridal', 'corset', 'lace'],
};

/** A gown that the demo’s designer drew in the studio, made a product of, and published some weeks ago. */
export async function seedSold(deps: Deps, tx: Tx, designerId: string): Promise<void> {
  const at = new Date(deps.clock().getTime() - 40 * DAY_MS);
  const designId = await storeDesign(deps, tx, {
    ...{ ownerId: designerId, name: 'Ivory mermaid gown', at },
    recipe: {
      ...{ garment: 'corset-gown', cloth: 'lace-cord-ivory', second: 'lace-sheer-ivory' },
      ...{ thread: '#fffaf0', darkThread: '#d9bd92' },
    },
    picture: { slug: 'corset-gown', file: 'ivory.webp' },
  });
  const { _id, role, email, firstName } = users;
  const [viewer] = await tx.select({ _id, role, email, firstName }).from(users).where(eq(_id, designerId));
  if (!viewer) throw new Error('the demo’s designer is missing');
  const ctx = { ...pastDeps(deps, tx, () => at), address: '127.0.0.1', device: 'demo', action: 'Demo' };
  const { productId } = await sellOwnDesign({ ...ctx, viewer: { ...viewer, sessionId: '' } }, designId, 1);
  await tx
    .update(products)
    .set({ ...WORDS, status: 'published' })
    .where(eq(products._id, productId));
}
