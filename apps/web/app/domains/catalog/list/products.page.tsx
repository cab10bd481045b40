import { listCategories, listFacets, listProducts } from '@adunni/contracts/catalog/catalog';
import { listMakers } from '@adunni/contracts/makers/makers';
import { listServices } from '@adunni/contracts/services/services';
import { redirect } from 'react-router';
import { type PageCaller, pageApi } from '../../../kit/api/page-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import type { Route } from './+types/products.page.ts';
import type { Others } from './also-found.tsx';
import { categoryPath } from './filter-values.ts';
import { hrefOf, readListState, toQuery, UNFILTERED } from './list-state.ts';
import { ProductList } from './product-list.tsx';

/** Pieces on one page: whole rows of two, three and four. */
const PAGE_SIZE = 24;
/** Most makers, and most services, that are named beside the products of a search. */
const OTHERS = 3;

export const handle = { parameters: Object.keys(UNFILTERED) };

export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(pageApi);
  const state = readListState(new URL(request.url).searchParams);
  const { page: _page, ...filters } = toQuery(state);
  const [found, facets, { items: categories }, others] = await Promise.all([
    call(listProducts, { query: { ...filters, page: state.page, limit: PAGE_SIZE } }),
    call(listFacets, { query: filters }),
    call(listCategories),
    state.q && state.page === 1 ? findOthers(call, state.q) : null,
  ]);
  const pages = Math.max(1, Math.ceil(found.total / PAGE_SIZE));
  if (state.page > pages) throw redirect(hrefOf({ ...state, page: pages }));
  const { items: products, total, spelling } = found;
  return { state, products, total, spelling, pages, facets, categories, others };
}

/** Makers and services of the same words, some of each. */
async function findOthers(call: PageCaller, q: string): Promise<Others> {
  const [makers, services] = await Promise.all([
    call(listMakers, { query: { q, limit: OTHERS } }),
    call(listServices, { query: { q, limit: OTHERS } }),
  ]);
  return { makers, services };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Products · Adunni' }];
  const { state, total, pages } = loaderData;
  const origin = originOf(matches);
  const { title, description, picture } = headingOf(loaderData);
  const known = { ...UNFILTERED, category: state.category, page: state.page };
  const isNarrowed = hrefOf({ ...state, sort: 'featured' }) !== hrefOf(known);
  return [
    ...pageMeta({
      origin,
      title: state.page > 1 ? `${title}, page ${state.page}` : title,
      description: `${description} ${countOf(total, 'product')}.`,
      path: hrefOf(known),
      picture,
    }),
    ...(isNarrowed ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...(state.page > 1
      ? [{ tagName: 'link', rel: 'prev', href: origin + hrefOf({ ...state, page: state.page - 1 }) }]
      : []),
    ...(state.page < pages
      ? [{ tagName: 'link', rel: 'next', href: origin + hrefOf({ ...state, page: state.page + 1 }) }]
      : []),
  ];
}

type Loaded = Route.ComponentProps['loaderData'];

/** What the page is called: the search, else the category, else the whole catalogue. */
function headingOf({ state, categories, total, spelling }: Loaded) {
  const category = categoryPath(categories, state.category).at(-1);
  if (state.q) {
    if (spelling && total > 0)
      return {
        title: `“${state.q}”`,
        description: `Showing results for “${spelling}”. Nothing was found for “${state.q}”.`,
        picture: null,
      };
    const found = total > 0 ? 'Products' : 'No products';
    return { title: `“${state.q}”`, description: `${found} found for “${state.q}”.`, picture: null };
  }
  if (category) return { title: category.name, description: category.description, picture: category.picture };
  return {
    title: 'All products',
    description: 'Clothing, headwear and fabrics from workshops across Nigeria, Ghana and the diaspora.',
    picture: null,
  };
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  return <ProductList {...loaderData} {...headingOf(loaderData)} />;
}
