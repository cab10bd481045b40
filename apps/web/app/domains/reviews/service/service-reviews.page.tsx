import { listServiceReviews } from '@adunni/contracts/reviews/reviews';
import { getService } from '@adunni/contracts/services/services';
import { Link } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import buttons from '../../../kit/button.module.css';
import { countOf } from '../../../kit/count-of.ts';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { ReviewsSection } from '../public/reviews-section.tsx';
import type { Route } from './+types/service-reviews.page.ts';
import classes from './service-reviews.module.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(pageApi);
  const [{ service }, reviews] = await Promise.all([
    call(getService, { params }),
    call(listServiceReviews, { params, query: { limit: 12 } }),
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
  const { service, reviews } = loaderData;
  const { count, rating } = reviews.figures;
  const said = rating === null ? 'No reviews yet' : `${rating.toFixed(1)} of 5 from ${countOf(count, 'review')}`;
  return pageMeta({
    origin: originOf(matches),
    title: `Reviews of ${service.title} by ${service.maker.name}`,
    description: `${said}, by customers who booked and attended.`,
    path: `/services/${service._id}/reviews`,
    picture: service.picture,
  });
}

/** All that is said of a service, for whoever decides whether to book it. */
export default function ServiceReviewsPage({ loaderData: { service, reviews } }: Route.ComponentProps) {
  return (
    <main id="main" className={classes.page}>
      <Breadcrumbs
        way={[
          { name: 'Services', to: '/services' },
          { name: service.title, to: `/services/${service._id}` },
        ]}
      />
      <h1 className={classes.title}>{service.title}</h1>
      <p className={classes.maker}>
        by <Link to={`/makers/${service.maker.slug}`}>{service.maker.name}</Link>, {service.maker.city}
      </p>
      <Link to={`/services/${service._id}`} className={`${buttons.outline} ${classes.offer}`}>
        View service and available times
      </Link>
      <ReviewsSection
        key={service._id}
        about={{ kind: 'service', id: service._id }}
        maker={service.maker.name}
        reviews={reviews}
      />
    </main>
  );
}
