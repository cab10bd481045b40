import { listOrders, ORDER_FILTERS } from '@adunni/contracts/orders/orders';
import { Button, TextInput } from '@mantine/core';
import { type ClientLoaderFunctionArgs, Form, Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { callApi } from '../../kit/api/call-api.ts';
import { stayWithinPages } from '../../kit/listing/last-page.ts';
import list from '../../kit/listing/own-list.module.css';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { PageLinks } from '../../kit/page/page-links.tsx';
import { LookIcon, ParcelIcon } from '../../kit/pictures/icons.tsx';
import { requireSession } from '../../kit/session/guard.ts';
import { OrderLine } from './order-line.tsx';
import { type Filter, filterOf, LONGEST_SEARCH, ordersQuery } from './orders-query.ts';

export const meta = () => [{ title: 'My Orders · Adunni' }, { name: 'robots', content: 'noindex' }];

const FILTER_LABELS: Record<Filter, string> = {
  all: 'All',
  open: 'In progress',
  'to-pay': 'To pay',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  const list = await callApi(listOrders, { query: ordersQuery(new URL(request.url).searchParams) });
  stayWithinPages(request.url, list);
  return list;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function OrdersPage() {
  const { items, total, page, limit } = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  const loading = useNavigation().state === 'loading';
  const filter = filterOf(search.get('filter'));

  return (
    <main id="main">
      <h1>My Orders</h1>
      <div className={list.tools}>
        <nav aria-label="Filter orders" className={list.filters}>
          {ORDER_FILTERS.map((each) => (
            <Link
              key={each}
              to={each === 'all' ? '/orders' : `/orders?filter=${each}`}
              aria-current={each === filter ? 'page' : undefined}
            >
              {FILTER_LABELS[each]}
            </Link>
          ))}
        </nav>
        <Form role="search" aria-label="My Orders" className={list.search} key={search.get('q')}>
          <TextInput
            name="q"
            aria-label="Search your orders"
            placeholder="Number, product or maker"
            defaultValue={search.get('q') ?? ''}
            maxLength={LONGEST_SEARCH}
            size="md"
          />
          <Button type="submit" variant="default" size="md">
            Search
          </Button>
          {filter !== 'all' && <input type="hidden" name="filter" value={filter} />}
        </Form>
      </div>
      {items.length === 0 ? (
        <NoOrders filtered={filter !== 'all' || search.has('q')} />
      ) : (
        <ul className={list.list} aria-busy={loading}>
          {items.map((order) => (
            <OrderLine key={order._id} order={order} />
          ))}
        </ul>
      )}
      <PageLinks page={page} pages={Math.ceil(total / limit)} />
    </main>
  );
}

const NoOrders = ({ filtered }: { filtered: boolean }) => (
  <EmptyState
    icon={filtered ? <LookIcon /> : <ParcelIcon />}
    ways={
      <Button
        component={Link}
        to={filtered ? '/orders' : '/products'}
        size="md"
        variant={filtered ? 'default' : 'filled'}
      >
        {filtered ? 'Show all orders' : 'Shop all'}
      </Button>
    }
  >
    <p>{filtered ? 'No orders match your search.' : 'No orders yet.'}</p>
  </EmptyState>
);
