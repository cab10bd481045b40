import { GALLERY, publishedPath, STUDIO } from '@adunni/contracts/studio/addresses';
import { listGallery } from '@adunni/contracts/studio/designs';
import { GARMENTS, garmentOf } from '@adunni/contracts/studio/garments';
import { Link } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import buttons from '../../../kit/button.module.css';
import { stayWithinPages } from '../../../kit/listing/last-page.ts';
import { readPage } from '../../../kit/listing/read-address.ts';
import { PageLinks } from '../../../kit/page/page-links.tsx';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { DesignPicture } from '../designs/design-picture.tsx';
import classes from '../designs/designs.module.css';
import type { Route } from './+types/gallery.page.ts';
import own from './gallery.module.css';

const PAGE_SIZE = 24;
/** Pictures that are in sight at once on most screens. */
const EAGER = 4;

export const handle = { parameters: ['page'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = readPage(new URL(request.url).searchParams.get('page'));
  const { items, total } = await context.get(pageApi)(listGallery, { query: { page, limit: PAGE_SIZE } });
  stayWithinPages(request.url, { page, total, limit: PAGE_SIZE });
  return { designs: items, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    origin: originOf(matches),
    title: 'Design gallery',
    description: 'Garments that customers designed on Adunni. Open one, change it and see what makers would charge.',
    path: (loaderData?.page ?? 1) > 1 ? `${GALLERY}?page=${loaderData?.page}` : GALLERY,
  });
}

/** Designs that their owners published, to be opened and changed by anybody. */
export default function GalleryPage({ loaderData: { designs, page, pages } }: Route.ComponentProps) {
  return (
    <main id="main" className={own.page}>
      <div className={classes.head}>
        <h1>Design gallery</h1>
        <Link to={STUDIO} className={buttons.filled}>
          New design
        </Link>
      </div>
      {designs.length === 0 ? (
        <p>No published designs yet.</p>
      ) : (
        <ul className={classes.designs}>
          {designs.map(({ _id, name, by, recipe, picture }, index) => {
            const garment = garmentOf(recipe);
            return (
              <li key={_id}>
                <Link to={publishedPath(_id)} className={classes.frame} tabIndex={-1} aria-hidden>
                  <DesignPicture picture={picture} eager={index < EAGER} />
                </Link>
                <h2>
                  <Link to={publishedPath(_id)}>{name}</Link>
                </h2>
                <p className={classes.facts}>
                  {garment && `${GARMENTS[garment].label}. `}By {by}.
                </p>
              </li>
            );
          })}
        </ul>
      )}
      <PageLinks page={page} pages={pages} />
    </main>
  );
}
