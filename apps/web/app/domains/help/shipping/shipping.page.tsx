import { listProducts } from '@adunni/contracts/catalog/catalog';
import { DUTY_GUIDES } from '@adunni/contracts/help/duty-guides';
import { estimateShipping } from '@adunni/contracts/help/shipping';
import { PICKUP_TERMS } from '@adunni/contracts/orders/pickup';
import { Link } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import { Money } from '../../../kit/money/currency-context.tsx';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { articlePath, HELP_CENTER } from '../center/help-address.ts';
import classes from '../guides/guide-page.module.css';
import { DutyRule } from '../public/duty-guide.tsx';
import type { Route } from './+types/shipping.page.ts';
import { readCalculation } from './calculation.ts';
import { Calculator } from './calculator.tsx';
import { Estimate } from './estimate.tsx';
import { ZoneTable } from './zone-table.tsx';

/** Pieces that the words may mean. */
const MOST_PIECES = 5;
const ABROAD = 'GB';

export const handle = { parameters: ['country', 'state', 'q', 'piece'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(pageApi);
  const asked = readCalculation(new URL(request.url).searchParams);
  const found = asked.q ? (await call(listProducts, { query: { q: asked.q, limit: MOST_PIECES } })).items : [];
  const productId = asked.piece ?? found[0]?._id;
  const [within, abroad, estimate] = await Promise.all([
    call(estimateShipping),
    call(estimateShipping, { query: { countryCode: ABROAD } }),
    call(estimateShipping, { query: { countryCode: asked.country, ...(productId && { productId }) } }),
  ]);
  const others = found.filter(({ _id }) => _id !== estimate.piece?._id).map(({ _id, title }) => ({ _id, title }));
  return { asked, within, abroad, estimate, others };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: originOf(matches),
    title: 'Shipping',
    description: 'Where Adunni delivers, what it costs and how long it takes, with a calculator for any product.',
    path: '/support/shipping',
  });

export default function ShippingPage({ loaderData }: Route.ComponentProps) {
  const { asked, within, abroad, estimate, others } = loaderData;
  return (
    <main id="main" className={`${reading.page} ${classes.guide}`}>
      <Breadcrumbs way={[{ name: 'Help centre', to: HELP_CENTER }]} />
      <h1>Shipping</h1>
      <p className={classes.lead}>
        Delivery is charged once per order, even when several makers send their own parcels. Standard delivery within
        Nigeria is free
        {within.freeFrom !== null && (
          <>
            {' '}
            from a subtotal of <Money amount={within.freeFrom} />
          </>
        )}
        .
      </p>
      <section aria-labelledby="calculator">
        <h2 id="calculator">Calculate delivery</h2>
        <Calculator asked={asked} />
        <Estimate asked={asked} estimate={estimate} others={others} />
      </section>
      <section aria-labelledby="zones">
        <h2 id="zones">Zones and prices</h2>
        <ZoneTable within={within} abroad={abroad} freeFrom={within.freeFrom} />
        <p>
          Days are counted from dispatch. How long a product takes to make stands on its page, and at checkout you see
          the day by which each part of your order arrives.
        </p>
      </section>
      <section aria-labelledby="duties">
        <h2 id="duties">Import duty and tax abroad</h2>
        <p>
          Outside Nigeria, import duty and tax of your country aren’t included in our prices: the carrier collects them
          from you where they apply. The authorities of the country decide what is due. As a guide:
        </p>
        <dl className={classes.terms}>
          {DUTY_GUIDES.map((guide) => (
            <div key={guide.place}>
              <dt>{guide.place}</dt>
              <dd>
                <DutyRule guide={guide} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="more">
        <h2 id="more">Good to know</h2>
        <ul>
          <li>An item bought with a deposit is dispatched once the balance is paid.</li>
          <li>
            Pickup is free at each maker’s workshop, where offered. Checkout shows the address and hours before you pay.{' '}
            {PICKUP_TERMS} <Link to={articlePath('pick-up-your-order')}>How pickup works</Link>
          </li>
          <li>
            <Link to={articlePath('when-will-it-arrive')}>When will my order arrive?</Link>
          </li>
        </ul>
      </section>
    </main>
  );
}
