import { getOpening } from '@adunni/contracts/careers/openings';
import { pageApi } from '../../../kit/api/page-api.ts';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { CAREERS, openingPath } from '../address.ts';
import type { Route } from './+types/opening.page.ts';
import { openingJsonLd } from './opening-json-ld.ts';
import { OpeningView } from './opening-view.tsx';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  return context.get(pageApi)(getOpening, { params: { slug } }).catch(asNotFound);
}

/** What no opening can be called by, and one that is closed, is a page that does not exist. */
function asNotFound(error: unknown): never {
  if (error instanceof Response && [400, 404].includes(error.status))
    throw new Response('This position is no longer open.', { status: 404 });
  throw error;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Position not open · Adunni' }];
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
      <OpeningView opening={opening} />
    </main>
  );
}
