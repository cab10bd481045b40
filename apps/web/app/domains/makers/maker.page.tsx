import { listProducts } from '@adunni/contracts/catalog/catalog';
import { getMaker, type MakerProfile } from '@adunni/contracts/makers/makers';
import { MAKER_TIER_MEANINGS } from '@adunni/contracts/makers/tiers';
import { listServices, type ServiceCard as Service } from '@adunni/contracts/services/services';
import { Link } from 'react-router';
import { pageApi } from '../../kit/api/page-api.ts';
import { countOf } from '../../kit/count-of.ts';
import { stayWithinPages } from '../../kit/listing/last-page.ts';
import { readPage } from '../../kit/listing/read-address.ts';
import { PageLinks } from '../../kit/page/page-links.tsx';
import { originOf, pageMeta } from '../../kit/page-meta.ts';
import { Picture } from '../../kit/pictures/picture.tsx';
import { ProductCard, ProductGrid } from '../catalog/public/product-card.tsx';
import { AskForAlike } from '../conversations/public/ask-for-alike.tsx';
import { ContactMaker } from '../conversations/public/contact-maker.tsx';
import { ServiceCard } from '../services/public/service-card.tsx';
import type { Route } from './+types/maker.page.ts';
import classes from './maker.module.css';
import { Monogram } from './monogram.tsx';

const PAGE_SIZE = 24;

/** As many services are shown here; a page of their own has all. */
const MOST_SERVICES = 6;

export const handle = { parameters: ['page'] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const call = context.get(pageApi);
  const page = readPage(new URL(request.url).searchParams.get('page'));
  const [{ maker }, products, services] = await Promise.all([
    call(getMaker, { params }),
    call(listProducts, { query: { maker: params.slug, page, limit: PAGE_SIZE } }),
    call(listServices, { query: { maker: params.slug, limit: MOST_SERVICES } }),
  ]);
  stayWithinPages(request.url, { page, total: products.total, limit: PAGE_SIZE });
  const pages = Math.max(1, Math.ceil(products.total / PAGE_SIZE));
  return { maker, products: products.items, page, pages, services: { items: services.items, total: services.total } };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Maker not found · Adunni' }];
  const { maker, page } = loaderData;
  const origin = originOf(matches);
  const path = `/makers/${maker.slug}`;
  return pageMeta({
    origin,
    title: `${maker.name}, ${maker.city}`,
    description: maker.tagline,
    path: page > 1 ? `${path}?page=${page}` : path,
    picture: maker.cover,
    type: 'profile',
    jsonLd: [
      {
        '@type': 'Organization',
        name: maker.name,
        url: origin + path,
        description: maker.tagline,
        address: { '@type': 'PostalAddress', addressLocality: maker.city, addressCountry: maker.country },
      },
    ],
  });
}

export default function MakerPage({ loaderData }: Route.ComponentProps) {
  const { maker, products, page, pages, services } = loaderData;
  return (
    <main id="main">
      <div className={classes.cover}>{maker.cover && <Picture picture={maker.cover} sizes="100vw" eager alt="" />}</div>
      <div className={classes.page}>
        <Profile maker={maker} services={services.total} />
        {(products.length > 0 || services.total === 0) && (
          <section className={classes.pieces} aria-labelledby="pieces">
            <h2 id="pieces">Products by {maker.name}</h2>
            {products.length === 0 ? (
              <p className={classes.soft}>This workshop has no products at the moment.</p>
            ) : (
              <ProductGrid>
                {products.map((product) => (
                  <ProductCard key={product._id} product={product} />
                ))}
              </ProductGrid>
            )}
            <PageLinks page={page} pages={pages} />
          </section>
        )}
        <Services maker={maker} {...services} />
      </div>
    </main>
  );
}

interface ServicesProps {
  maker: MakerProfile;
  items: readonly Service[];
  total: number;
}

/** What can be booked with a maker: measuring, fittings, alterations; nothing where that is nothing. */
function Services({ maker, items, total }: ServicesProps) {
  if (total === 0) return null;
  return (
    <section className={classes.pieces} aria-labelledby="services">
      <h2 id="services">Services by {maker.name}</h2>
      {items.map((service) => (
        <ServiceCard key={service._id} service={service} level={3} />
      ))}
      {total > items.length && (
        <p>
          <Link to={`/services?maker=${maker.slug}`}>All {total} services</Link>
        </p>
      )}
    </section>
  );
}

function Profile({ maker, services }: { maker: MakerProfile; services: number }) {
  return (
    <div className={classes.profile}>
      <header className={classes.head}>
        <Monogram maker={maker} large />
        <h1 className={classes.name}>{maker.name}</h1>
        <p className={classes.tagline}>{maker.tagline}</p>
        <div className={classes.contact}>
          <ContactMaker slug={maker.slug} />
          {maker.productCount > 0 && <AskForAlike maker={maker.slug} />}
        </div>
      </header>
      <div className={classes.columns}>
        <div className={classes.story}>
          {maker.story.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {maker.isDemo && <p className={classes.soft}>This workshop is fictional and shows how the shop works.</p>}
        </div>
        <dl className={classes.facts}>
          <Fact name="Workshop">
            {maker.city}, {maker.country}
            {maker.foundedYear !== null && `, since ${maker.foundedYear}`}
          </Fact>
          <Fact name="Known for">{maker.specialities.join(', ')}</Fact>
          {services > 0 && (
            <Fact name="Services">
              <a href="#services">{countOf(services, 'service')} to book</a>
            </Fact>
          )}
          <Fact name={`${maker.tier} maker`}>{MAKER_TIER_MEANINGS[maker.tier]}</Fact>
          {maker.rating !== null && maker.reviewCount > 0 && (
            <Fact name="Rated">
              {maker.rating.toFixed(1)} of 5 in {maker.reviewCount} {maker.reviewCount === 1 ? 'review' : 'reviews'}
            </Fact>
          )}
        </dl>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
