import { listMakers, type MakerCard } from '@adunni/contracts/makers/makers';
import { Link } from 'react-router';
import { pageApi } from '../../kit/api/page-api.ts';
import { FactLine } from '../../kit/fact-line.tsx';
import { stayWithinPages } from '../../kit/listing/last-page.ts';
import { readPage } from '../../kit/listing/read-address.ts';
import { PageLinks } from '../../kit/page/page-links.tsx';
import { originOf, pageMeta } from '../../kit/page-meta.ts';
import { Picture } from '../../kit/pictures/picture.tsx';
import type { Route } from './+types/makers.page.ts';
import classes from './makers.module.css';
import { Monogram } from './monogram.tsx';

const PAGE_SIZE = 24;
/** Tiles that are in sight at once on most screens. */
const EAGER_TILES = 2;

export const handle = { parameters: ['page'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = readPage(new URL(request.url).searchParams.get('page'));
  const { items, total } = await context.get(pageApi)(listMakers, { query: { page, limit: PAGE_SIZE } });
  stayWithinPages(request.url, { page, total, limit: PAGE_SIZE });
  return { makers: items, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Makers',
    description:
      'The designers, tailors and dyers behind our products: who they are, where they work and what they make.',
    path: (loaderData?.page ?? 1) > 1 ? `/makers?page=${loaderData?.page}` : '/makers',
    picture: loaderData?.makers[0]?.cover ?? null,
  });
}

export default function MakersPage({ loaderData: { makers, page, pages } }: Route.ComponentProps) {
  return (
    <main id="main" className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>Our makers</h1>
        <p className={classes.lead}>Meet the workshops, from Lekki to Peckham, and see what each is known for.</p>
      </header>
      {makers.length === 0 ? (
        <p className={classes.lead}>There are no makers yet. Please check back soon.</p>
      ) : (
        <ul className={classes.grid}>
          {makers.map((maker, index) => (
            <li key={maker._id}>
              <MakerTile maker={maker} eager={index < EAGER_TILES} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={pages} />
    </main>
  );
}

function MakerTile({ maker, eager }: { maker: MakerCard; eager: boolean }) {
  return (
    <article className={classes.tile}>
      <div className={classes.cover}>
        {maker.cover && <Picture picture={maker.cover} sizes="(min-width: 48em) 45vw, 100vw" eager={eager} alt="" />}
      </div>
      <div className={classes.text}>
        <Monogram maker={maker} />
        <div>
          <h2 className={classes.name}>
            <Link to={`/makers/${maker.slug}`}>{maker.name}</Link>
          </h2>
          <p className={classes.tagline}>{maker.tagline}</p>
          <p className={classes.facts}>
            <FactLine>
              {`${maker.city}, ${maker.country}`}
              {maker.tier}
              {maker.productCount > 0 && `${maker.productCount} ${maker.productCount === 1 ? 'product' : 'products'}`}
              {maker.rating !== null && `${maker.rating.toFixed(1)} of 5`}
            </FactLine>
          </p>
        </div>
      </div>
    </article>
  );
}
