import { BRAND } from '@adunni/contracts/brand';
import { listProducts } from '@adunni/contracts/catalog/catalog';
import { grouped } from '@adunni/contracts/formats/grouped';
import { getReach } from '@adunni/contracts/makers/makers';
import { MAKER_TIER_MEANINGS, MAKER_TIERS } from '@adunni/contracts/makers/tiers';
import { listServices } from '@adunni/contracts/services/services';
import { getContactDetails } from '@adunni/contracts/settings/contact';
import { Link } from 'react-router';
import { pageApi } from '../../kit/api/page-api.ts';
import button from '../../kit/button.module.css';
import { originOf, pageMeta } from '../../kit/page-meta.ts';
import type { Route } from './+types/about.page.ts';
import classes from './about.module.css';
import { WorkshopMap } from './map.tsx';

const DESCRIPTION = `What ${BRAND.name} is, who makes what you buy here, and how workshops are checked before they sell.`;

export const handle = { parameters: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageApi);
  const [{ makers, cities }, products, services, { contact }] = await Promise.all([
    call(getReach),
    call(listProducts, { query: { limit: 1 } }),
    call(listServices, { query: { limit: 1 } }),
    call(getContactDetails),
  ]);
  return {
    ...{ makers, cities, address: contact.contactAddress },
    ...{ products: products.total, services: services.total },
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: originOf(matches),
    title: 'About us',
    description: DESCRIPTION,
    path: '/about',
    jsonLd: [
      {
        '@type': 'AboutPage',
        url: `${originOf(matches)}/about`,
        description: DESCRIPTION,
        mainEntity: { '@type': 'Organization', name: BRAND.name, url: `${originOf(matches)}/` },
      },
    ],
  });

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { cities, makers, products, services, address } = loaderData;
  const figures = [
    [makers, 'Approved workshops'],
    [cities.length, 'Towns and cities'],
    [products, 'Products'],
    [services, 'Services to book'],
  ] as const;
  return (
    <main id="main" className={classes.page}>
      <h1>About {BRAND.name}</h1>
      <p className={classes.lead}>
        {BRAND.name} is a marketplace for custom fashion and expert tailoring. You order from the person who cuts and
        sews, in Nigeria or from wherever you live, and follow the work stage by stage.
      </p>
      <dl className={classes.figures}>
        {figures.map(([count, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{grouped(count)}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="why">
        <h2 id="why">Why we built it</h2>
        <p>
          Good tailors are found by word of mouth and lost the same way: measurements on paper, deposits by bank alert,
          a date that moves. Here your measurements are saved, the price is agreed before you pay, the date is named,
          and there is one conversation for each order.
        </p>
        <p>
          Your payment goes to us, not to a personal account. The maker is paid in full after delivery, so there is time
          to say that something is wrong.
        </p>
      </section>
      <section aria-labelledby="who">
        <h2 id="who">Who we are</h2>
        <p>
          {BRAND.name} makes and sells no clothes of its own. Every product and every service is sold by the maker named
          with it: a designer with a workshop, or a tailor.
        </p>
        <p>
          Our staff check workshops before they sell, hold your payment until it is earned, answer your questions, and
          decide when a customer and a maker disagree.
        </p>
        <p>
          {address && <>Our office is at {address}. </>}
          <Link to="/contact">Contact us</Link>
        </p>
      </section>
      <section aria-labelledby="where">
        <h2 id="where">Where our makers work</h2>
        <WorkshopMap cities={cities} />
        <Link to="/makers" className={button.outline}>
          Meet our makers
        </Link>
      </section>
      <section aria-labelledby="checked">
        <h2 id="checked">How makers are checked</h2>
        <p>No workshop sells here before our staff have approved it. Its tier says how far we have checked it:</p>
        <dl className={classes.tiers}>
          {MAKER_TIERS.map((tier) => (
            <div key={tier}>
              <dt>{tier}</dt>
              <dd>{MAKER_TIER_MEANINGS[tier]}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Link to="/trust">Security and trust</Link> · <Link to="/support/help-center">Help centre</Link>
        </p>
      </section>
    </main>
  );
}
