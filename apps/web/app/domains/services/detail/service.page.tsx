import { bringTitle } from '@adunni/contracts/bookings/bring';
import { listServiceReviews } from '@adunni/contracts/reviews/reviews';
import { MEASURING_CATEGORY } from '@adunni/contracts/services/measuring';
import { getService } from '@adunni/contracts/services/services';
import { Link } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import button from '../../../kit/button.module.css';
import { Money } from '../../../kit/money/currency-context.tsx';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { ReviewsSection } from '../../reviews/public/reviews-section.tsx';
import { bookingPath } from '../booking-path.ts';
import { KIND_NAMES } from '../public/labels.ts';
import { fittingUse, isFitting } from '../public/measuring.ts';
import { TravelNote } from '../public/travel-note.tsx';
import type { Route } from './+types/service.page.ts';
import { FreeTimes } from './free-times.tsx';
import { Maker } from './maker.tsx';
import { Policy } from './policy.tsx';
import classes from './service.module.css';
import { serviceJsonLd } from './service-json-ld.ts';
import { Terms } from './terms.tsx';

/** Reviews that are shown before the page of all of them. */
const FIRST_REVIEWS = 3;

export async function loader({ context, params: { id: serviceId } }: Route.LoaderArgs) {
  const call = context.get(pageApi);
  const [{ service }, reviews] = await Promise.all([
    call(getService, { params: { serviceId } }),
    call(listServiceReviews, { params: { serviceId }, query: { limit: FIRST_REVIEWS } }),
  ]).catch(asNotFound);
  return { service, reviews };
}

/** An id that is none is a page that does not exist. */
function asNotFound(error: unknown): never {
  if (error instanceof Response && [400, 404, 422].includes(error.status))
    throw new Response('This service does not exist.', { status: 404 });
  throw error;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Service not found · Adunni' }];
  const { service } = loaderData;
  const origin = originOf(matches);
  return pageMeta({
    origin,
    title: `${service.title} by ${service.maker.name}`,
    description: service.summary,
    path: `/services/${service._id}`,
    picture: service.picture,
    jsonLd: [serviceJsonLd(service, origin)],
  });
}

export default function ServicePage({ loaderData: { service, reviews } }: Route.ComponentProps) {
  const [first, ...others] = service.pictures;
  return (
    <main id="main" className={classes.page}>
      <Breadcrumbs
        way={[
          { name: 'Services', to: '/services' },
          { name: service.category.name, to: `/services?category=${service.category.slug}` },
        ]}
      />
      <div className={classes.columns}>
        <section className={classes.pictures} aria-label="Images">
          {first && (
            <div className={classes.first}>
              <Picture picture={first} sizes="(min-width: 62em) 40rem, 100vw" eager />
            </div>
          )}
          {others.length > 0 && (
            <div className={classes.others}>
              {others.map((picture) => (
                <div key={picture._id} className={classes.other}>
                  <Picture picture={picture} sizes="(min-width: 62em) 20rem, 50vw" />
                </div>
              ))}
            </div>
          )}
        </section>
        <div className={classes.offer}>
          <p className={classes.kind}>
            {KIND_NAMES[service.kind]} with <Link to={`/makers/${service.maker.slug}`}>{service.maker.name}</Link>
          </p>
          <h1 className={classes.title}>{service.title}</h1>
          <p className={classes.summary}>{service.summary}</p>
          <p className={classes.price}>
            {service.isFrom && <span className={classes.from}>from </span>}
            <Money amount={service.price} />
            {service.seats > 1 && <span className={classes.from}> a seat</span>}
            <TravelNote service={service} className={classes.from} />
          </p>
          <Deposit service={service} />
          {service.nextFreeAt && (
            <Link to={bookingPath(service._id)} className={`${button.filled} ${classes.book}`}>
              Book an appointment
            </Link>
          )}
          {service.category.slug === MEASURING_CATEGORY && isFitting(service) && (
            <p className={classes.later}>{fittingUse(service.maker.name)}</p>
          )}
          <Terms service={service} />
        </div>
      </div>
      <FreeTimes key={service._id} service={service} />
      <div className={classes.reading}>
        <section className={classes.about} aria-labelledby="about">
          <h2 id="about">What to expect</h2>
          {service.description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <div className={classes.aside}>
          {service.bring.length > 0 && (
            <section aria-labelledby="bring">
              <h2 id="bring">{bringTitle(service.place)}</h2>
              <ul>
                {service.bring.map((thing) => (
                  <li key={thing}>{thing}</li>
                ))}
              </ul>
            </section>
          )}
          <Policy service={service} />
        </div>
      </div>
      <Maker maker={service.maker} />
      <ReviewsSection
        key={`reviews-${service._id}`}
        about={{ kind: 'service', id: service._id }}
        maker={service.maker.name}
        reviews={reviews}
        allAt={`/services/${service._id}/reviews`}
      />
    </main>
  );
}

function Deposit({ service: { deposit, price } }: Pick<Route.ComponentProps['loaderData'], 'service'>) {
  return (
    <p className={classes.deposit}>
      {deposit === 0 && 'No payment in advance.'}
      {deposit > 0 && deposit >= price && 'You pay when you book.'}
      {deposit > 0 && deposit < price && (
        <>
          <Money amount={deposit} /> when you book, the rest on the day.
        </>
      )}
    </p>
  );
}
