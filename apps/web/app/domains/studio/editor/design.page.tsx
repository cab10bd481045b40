import { getProduct } from '@adunni/contracts/catalog/catalog';
import { type PageCaller, pageApi } from '../../../kit/api/page-api.ts';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import type { Route } from './+types/design.page.ts';
import { OpenedDesign } from './opened-design.tsx';
import { StartPage } from './start/start-page.tsx';
import { isStart } from './start/starts.ts';
import classes from './studio.module.css';

export const handle = { parameters: ['start', 'product'], offline: 'Designs are saved on this device.' };

const ABOUT =
  'Design a garment of your own: choose the cut, the fabric and its colours, embroidery, trims and accessories, and see it drawn at once. Free, and no account needed.';

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const start = search.get('start');
  const product = search.get('product');
  return {
    start: start !== null && isStart(start) ? start : null,
    product: product === null ? null : await productOf(context.get(pageApi), product),
  };
}

/** What a product is drawn from; `gone` when there is no such product, or none that is drawn. */
async function productOf(call: PageCaller, productId: string) {
  try {
    const { product } = await call(getProduct, { params: { productId } });
    const { title, recipe, optionGroups, variants } = product;
    return recipe ? { title, recipe, optionGroups, colour: variants[0]?.colour ?? null } : ('gone' as const);
  } catch (error) {
    if (error instanceof Response && error.status < 500) return 'gone' as const;
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ origin: originOf(matches), title: 'Design studio', description: ABOUT, path: '/design' });

/** The design studio: what to start from, then the drawing and what can be changed of it. */
export default function DesignPage({ loaderData: { start, product } }: Route.ComponentProps) {
  return (
    <main id="main" className={classes.page}>
      <OpenedDesign start={start} product={product}>
        <StartPage about={ABOUT} isGone={product === 'gone'} />
      </OpenedDesign>
    </main>
  );
}
