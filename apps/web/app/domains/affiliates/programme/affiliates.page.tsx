import { getProgramme, listPartners } from '@adunni/contracts/affiliates/programme';
import { REFERRAL_DAYS } from '@adunni/contracts/affiliates/referral';
import { BRAND } from '@adunni/contracts/brand';
import { pageApi } from '../../../kit/api/page-api.ts';
import button from '../../../kit/button.module.css';
import { stayWithinPages } from '../../../kit/listing/last-page.ts';
import { readLine, readPage } from '../../../kit/listing/read-address.ts';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { AFFILIATES } from '../address.ts';
import type { Route } from './+types/affiliates.page.ts';
import classes from './affiliates.module.css';
import { Application } from './apply/application.tsx';
import { Earnings } from './earnings.tsx';
import { PartnerList } from './partner-list.tsx';
import { programmeJsonLd } from './programme-json-ld.ts';
import { Steps } from './steps.tsx';
import { Terms } from './terms.tsx';

const LIMIT = 12;

export const handle = { parameters: ['q', 'page'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const q = readLine(searchParams.get('q'), 80);
  const call = context.get(pageApi);
  const query = { page: readPage(searchParams.get('page')), limit: LIMIT, ...(q && { q }) };
  const [{ programme }, list] = await Promise.all([call(getProgramme), call(listPartners, { query })]);
  stayWithinPages(request.url, list);
  return { q, programme, list };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Partner programme · Adunni' }];
  const { q, programme, list } = loaderData;
  const origin = originOf(matches);
  return [
    ...pageMeta({
      ...{ origin, title: 'Partner programme' },
      description: `Recommend ${BRAND.name} and earn ${programme.percent}% of what people order within ${REFERRAL_DAYS} days. Free to join, paid to your Nigerian bank account.`,
      path: list.page > 1 ? `${AFFILIATES}?page=${list.page}` : AFFILIATES,
      jsonLd: programmeJsonLd(programme, origin),
    }),
    ...(q ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}

/** The partner programme: what it pays and how, who is in it, its terms, and where to apply. */
export default function AffiliatesPage({ loaderData: { q, programme, list } }: Route.ComponentProps) {
  return (
    <main id="main" className={reading.page}>
      <header className={`${reading.head} ${classes.head}`}>
        <h1>
          Earn {programme.percent}% when you recommend {BRAND.name}
        </h1>
        <p>
          Join the partner programme: share links to clothes that you like, and earn a commission on every order that
          follows within {REFERRAL_DAYS} days.
        </p>
        <p className={classes.ways}>
          <a href="#apply" className={button.filled}>
            Become a partner
          </a>
          <a href="#partners" className={button.outline}>
            See our partners
          </a>
        </p>
      </header>
      <div className={classes.beside}>
        <Steps programme={programme} />
        <Earnings programme={programme} />
      </div>
      <Application />
      <PartnerList q={q} list={list} />
      <Terms programme={programme} />
    </main>
  );
}
