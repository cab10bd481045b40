import { listCategories, listProducts } from '@adunni/contracts/catalog/catalog';
import { listMakers } from '@adunni/contracts/makers/makers';
import { pageApi } from '../../kit/api/page-api.ts';
import { originOf, pageMeta } from '../../kit/page-meta.ts';
import type { Route } from './+types/home.page.ts';
import { Categories } from './categories.tsx';
import { Everyday } from './everyday.tsx';
import { Hero } from './hero.tsx';
import classes from './home.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { Makers } from './makers.tsx';
import { NewIn } from './new-in.tsx';
import { Promises } from './promises.tsx';
import { HERO, LANDSCAPE, SCENE_SIZES } from './scenes.ts';

const NEW = 8;
const MAKERS = 6;

/** The hero’s picture, asked for before scripts and everything else; with an address, React puts it first. */
export const links: Route.LinksFunction = () => {
  const preload = { rel: 'preload', as: 'image', type: 'image/avif', imageSizes: SCENE_SIZES, fetchPriority: 'high' };
  return [
    { ...preload, media: LANDSCAPE, href: HERO.landscape.fallback, imageSrcSet: HERO.landscape.srcSet },
    { ...preload, media: `not all and ${LANDSCAPE}`, href: HERO.portrait.fallback, imageSrcSet: HERO.portrait.srcSet },
  ] as Route.LinkDescriptors;
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: originOf(matches),
    title: 'Adunni · Custom fashion and expert tailoring from West Africa',
    description:
      'Agbada, aso-oke, lace, adire and ankara from named workshops in Nigeria, Ghana and London. Ready to wear or cut to your measurements, with the date it will be ready.',
    path: '/',
    jsonLd: [
      {
        '@type': 'WebSite',
        name: 'Adunni',
        url: `${originOf(matches)}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${originOf(matches)}/products?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  });

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageApi);
  const [categories, products, makers] = await Promise.all([
    call(listCategories),
    call(listProducts, { query: { sort: 'newest', limit: NEW } }),
    call(listMakers, { query: { limit: MAKERS } }),
  ]);
  return {
    categories: categories.items.filter(({ parentId, productCount }) => parentId === null && productCount > 0),
    products: products.items,
    makers: makers.items,
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { categories, products, makers } = loaderData;
  return (
    <main className={classes.page}>
      <Hero />
      <Promises />
      {categories.length > 0 && <Categories categories={categories} />}
      {products.length > 0 && <NewIn products={products} />}
      <Everyday />
      {makers.length > 0 && <Makers makers={makers} />}
      <HowItWorks />
    </main>
  );
}
