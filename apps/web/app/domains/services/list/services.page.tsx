import { listServiceCategories, listServiceFacets, listServices } from '@adunni/contracts/services/services';
import { redirect } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import type { Route } from './+types/services.page.ts';
import { hrefOf, readListState, toQuery, UNFILTERED } from './list-state.ts';
import { ServiceList } from './service-list.tsx';

const PAGE_SIZE = 12;

export const handle = { parameters: Object.keys(UNFILTERED) };

export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(pageApi);
  const state = readListState(new URL(request.url).searchParams);
  const { page: _page, ...filters } = toQuery(state);
  const [found, facets, { items: categories }] = await Promise.all([
    call(listServices, { query: { ...filters, page: state.page, limit: PAGE_SIZE } }),
    call(listServiceFacets, { query: filters }),
    call(listServiceCategories),
  ]);
  const pages = Math.max(1, Math.ceil(found.total / PAGE_SIZE));
  if (state.page > pages) throw redirect(hrefOf({ ...state, page: pages }));
  return { state, services: found.items, total: found.total, pages, facets, categories };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Services · Adunni' }];
  const { state, total, services } = loaderData;
  const { title, description } = headingOf(loaderData);
  const known = { ...UNFILTERED, category: state.category, page: state.page };
  const isNarrowed = hrefOf({ ...state, sort: UNFILTERED.sort }) !== hrefOf(known);
  return [
    ...pageMeta({
      origin: originOf(matches),
      title: state.page > 1 ? `${title}, page ${state.page}` : title,
      description: `${description} ${countOf(total, 'service')}.`,
      path: hrefOf(known),
      picture: services[0]?.picture ?? null,
    }),
    ...(isNarrowed ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}

/** What the page is called: the search, else the category, else all services. */
function headingOf({ state, categories, total }: Route.ComponentProps['loaderData']) {
  if (state.q)
    return { title: `“${state.q}”`, description: `${total > 0 ? 'Services' : 'No services'} found for “${state.q}”.` };
  const category = categories.find(({ slug }) => slug === state.category);
  if (category) return { title: category.name, description: category.description };
  return {
    title: 'Services',
    description: 'Book fittings, alterations and classes with our makers.',
  };
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  return <ServiceList {...loaderData} {...headingOf(loaderData)} />;
}
