import { getOpening } from '@adunni/contracts/careers/openings';
import { data, Link } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta, privateMeta } from '../../../kit/page-meta.ts';
import { CAREERS, openingPath } from '../address.ts';
import { ApplyForm } from '../apply/apply-form.tsx';
import type { Route } from './+types/opening.page.ts';
import { openingJsonLd } from './opening-json-ld.ts';
import { OpeningView } from './opening-view.tsx';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  return context.get(pageApi)(getOpening, { params: { slug } }).catch(asClosed);
}

/** What no opening can be called by, and one that is closed, leads on to those that are open. */
function asClosed(error: unknown) {
  if (error instanceof Response && [400, 404].includes(error.status)) return data({ opening: null }, { status: 404 });
  throw error;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.opening) return privateMeta('Position closed');
  const { opening } = loaderData;
  const origin = originOf(matches);
  return pageMeta({
    ...{ origin, title: opening.title, description: opening.summary, path: openingPath(opening.slug) },
    ...{ type: 'article', jsonLd: openingJsonLd(opening, origin) },
  });
}

export default function OpeningPage({ loaderData: { opening } }: Route.ComponentProps) {
  return (
    <main id="main" className={reading.page}>
      <Breadcrumbs way={[{ name: 'Careers', to: CAREERS }]} />
      {opening ? (
        <>
          <OpeningView opening={opening} />
          <ApplyForm key={opening._id} opening={opening} />
        </>
      ) : (
        <header className={reading.head}>
          <h1>This position is no longer open</h1>
          <p>
            Thank you for your interest. <Link to={CAREERS}>See open positions</Link>
          </p>
        </header>
      )}
    </main>
  );
}
