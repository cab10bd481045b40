import { getPublicSettings } from '@adunni/contracts/settings/settings';
import { Link } from 'react-router';
import { pageApi } from '../../../kit/api/page-api.ts';
import button from '../../../kit/button.module.css';
import { countOf } from '../../../kit/count-of.ts';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import reading from '../../../kit/page/reading.module.css';
import { originOf, pageMeta } from '../../../kit/page-meta.ts';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { articlePath, HELP_CENTER } from '../center/help-address.ts';
import type { Route } from './+types/returns.page.ts';
import classes from './guide-page.module.css';
import tables from './plain-table.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(pageApi)(getPublicSettings)).settings;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    origin: originOf(matches),
    title: 'Returns',
    description: 'What can be returned and until when, and what happens when a made-to-measure order does not fit.',
    path: '/support/returns',
  });

/** Who may return what until when, by the settings that hold. */
export default function ReturnsPage({ loaderData: settings }: Route.ComponentProps) {
  const { returnDaysNigeria, returnDaysAbroad, fitWindowDays } = settings;
  const days = (count: number): string => countOf(count, 'day');
  const rows = [
    [
      'Ready-to-wear, unworn',
      'Return for a refund',
      `${days(returnDaysNigeria)} after delivery in Nigeria, ${days(returnDaysAbroad)} abroad`,
    ],
    ['Ready-to-wear, faulty or not as ordered', 'Replacement or refund', `${days(fitWindowDays)} after delivery`],
    [
      'Made-to-measure that doesn’t match your order',
      'Altered, remade or refunded',
      `${days(fitWindowDays)} after delivery`,
    ],
    ['Made-to-measure, change of mind', 'Can’t be returned', 'You can cancel until your fabric is cut'],
    ['Fittings and other bookings', 'Reschedule or cancel', 'By the terms of each service'],
  ] as const;
  return (
    <main id="main" className={`${reading.page} ${classes.guide}`}>
      <Breadcrumbs way={[{ name: 'Help centre', to: HELP_CENTER }]} />
      <h1>Returns</h1>
      <p className={classes.lead}>
        Each product page and each item in your orders says whether it can be returned. Refunds always go to your
        original payment method.
      </p>
      <section aria-labelledby="what">
        <h2 id="what">What you can return</h2>
        <ScrollRegion label="What you can return as a table">
          <table className={tables.table}>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">What happens</th>
                <th scope="col">Until when</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([what, happens, until]) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{happens}</td>
                  <td>{until}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </section>
      <section aria-labelledby="how">
        <h2 id="how">How to return something</h2>
        <ol>
          <li>
            Open the order and write in its messages what you would like to return, and why. Add photos of a fault.
          </li>
          <li>Your maker confirms and tells you where to send it.</li>
          <li>Send it unworn, with its labels. Keep the carrier’s receipt.</li>
          <li>Once the maker has it back, you are refunded its price with its share of tax and delivery.</li>
        </ol>
        <p>Returning is at your cost, unless the item was faulty or the wrong one.</p>
        <Link to="/orders" className={button.filled}>
          Go to my orders
        </Link>
      </section>
      <section aria-labelledby="read-on">
        <h2 id="read-on">Read on</h2>
        <ul>
          <li>
            <Link to={articlePath('if-it-does-not-fit')}>If your made-to-measure item doesn’t fit</Link>
          </li>
          <li>
            <Link to={articlePath('cancel-an-order')}>Cancel an order</Link>
          </li>
          <li>
            <Link to={articlePath('change-or-cancel-a-booking')}>Reschedule or cancel a booking</Link>
          </li>
          <li>
            <Link to={articlePath('when-refunds-arrive')}>When refunds arrive</Link>
          </li>
        </ul>
      </section>
    </main>
  );
}
