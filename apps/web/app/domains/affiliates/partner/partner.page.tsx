import { getPartner } from '@adunni/contracts/affiliates/programme';
import { BRAND } from '@adunni/contracts/brand';
import { pageApi } from '../../../kit/api/page-api.ts';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { ProductCard, ProductGrid } from '../../catalog/public/product-card.tsx';
import { AFFILIATES, partnerPath } from '../address.ts';
import { PartnerSite } from '../partner-site.tsx';
import type { Route } from './+types/partner.page.ts';
import { Codes } from './codes.tsx';
import classes from './partner.module.css';
import { partnerJsonLd } from './partner-json-ld.ts';
import { PickedMakers } from './picked-makers.tsx';

const SHORT = 160;

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  return context
    .get(pageApi)(getPartner, { params: { partnerId: id } })
    .catch(asNotFound);
}

/** What no partner can be called by is a page that does not exist. */
function asNotFound(error: unknown): never {
  if (error instanceof Response && [400, 404].includes(error.status))
    throw new Response('This partner does not exist.', { status: 404 });
  throw error;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Partner not found · Adunni' }];
  const { partner } = loaderData;
  const { _id, name, words, products, isListed } = partner;
  const origin = originOf(matches);
  return [
    ...pageMeta({
      ...{ origin, title: name, path: partnerPath(_id), type: 'profile' },
      description: words.slice(0, SHORT) || `What ${name} recommends at ${BRAND.name}.`,
      picture: products[0]?.picture ?? null,
      jsonLd: isListed ? partnerJsonLd(partner, origin) : [],
    }),
    ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}

/** A partner: who they are, what they recommend, and by what an order counts as theirs. */
export default function PartnerPage({ loaderData: { partner } }: Route.ComponentProps) {
  const { name, site, words, products, makers } = partner;
  return (
    <main id="main" className={reading.page}>
      <Breadcrumbs way={[{ name: 'Partners', to: `${AFFILIATES}#partners` }]} />
      <div className={classes.columns}>
        <header className={reading.head}>
          <h1>{name}</h1>
          <p className={classes.site}>
            <PartnerSite site={site} />
          </p>
          {words && <p className={classes.words}>{words}</p>}
        </header>
        <Codes partner={partner} />
      </div>
      {products.length > 0 && (
        <section aria-labelledby="products" className={classes.part}>
          <h2 id="products">Recommended by {name}</h2>
          <ProductGrid>
            {products.map((product) => (
              <ProductCard key={product._id} product={product} />
            ))}
          </ProductGrid>
        </section>
      )}
      {makers.length > 0 && <PickedMakers makers={makers} />}
    </main>
  );
}
