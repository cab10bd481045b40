import { getFestival } from '@adunni/contracts/festivals/festivals';
import { pageApi } from '../../../kit/api/page-api.ts';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { FESTIVALS, festivalPath } from '../festival-address.ts';
import type { Route } from './+types/festival.page.ts';
import classes from './festival.module.css';
import { festivalJsonLd } from './festival-json-ld.ts';
import { FestivalView } from './festival-view.tsx';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  return context
    .get(pageApi)(getFestival, { params: { festivalId: id } })
    .catch(asNotFound);
}

/** What no festival can be called by is a page that does not exist. */
function asNotFound(error: unknown): never {
  if (error instanceof Response && [400, 404].includes(error.status))
    throw new Response('This festival does not exist.', { status: 404 });
  throw error;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Festival not found · Adunni' }];
  const { festival } = loaderData;
  const origin = originOf(matches);
  return pageMeta({
    ...{ origin, title: festival.title, description: festival.summary, path: festivalPath(festival._id) },
    ...{ picture: festival.picture, type: 'article', jsonLd: festivalJsonLd(festival, origin) },
  });
}

export default function FestivalPage({ loaderData: { festival } }: Route.ComponentProps) {
  return (
    <main id="main" className={`${reading.page} ${classes.page}`}>
      <Breadcrumbs way={[{ name: 'Festivals', to: FESTIVALS }]} />
      <FestivalView festival={festival} />
    </main>
  );
}
