import { PRODUCT_KINDS } from '@adunni/contracts/catalog/catalog';
import { listProductChoices, productResource, SHELF_FILTERS } from '@adunni/contracts/catalog/products';
import { isStaff } from '@adunni/contracts/roles';
import { Button } from '@mantine/core';
import { Link, useLoaderData } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { namedChoices } from '../../../../kit/resource/form/choices.ts';
import type { ListOptions } from '../../../../kit/resource/list/list-options.ts';
import { listPage } from '../../../../kit/resource/list/list-page.tsx';
import { ListScreen } from '../../../../kit/resource/list/list-screen.tsx';
import type { LoadedList } from '../../../../kit/resource/resource-calls.ts';
import { useSession } from '../../../../kit/session/use-session.ts';
import { PriceButton } from './price-dialog.tsx';
import { KINDS, PublicationStatus, priceOf, SHELF_NAMES, Shelf, Titled } from './product-labels.tsx';

type Products = typeof productResource;

/** A designer’s list: all is their own, so that it need not say whose. */
const { maker: _, ...columns } = productResource.columns;
const ownProducts = { ...productResource, columns } as Products;

const options: ListOptions<Products> = {
  title: 'Products',
  searchLabel: 'Title, code or SKU',
  cells: {
    title: ({ picture, title }) => <Titled picture={picture} title={title} />,
    kind: ({ kind }) => KINDS[kind],
    price: priceOf,
    stock: ({ stock, shelf, lowChoices }) =>
      stock === null ? null : <Shelf stock={stock} shelf={shelf} lowChoices={lowChoices} />,
    status: ({ status, isPublic }) => <PublicationStatus status={status} isPublic={isPublic} />,
  },
  hidden: ['publishAt'],
  actions: {
    publish: { label: 'Publish', done: 'published', undo: 'unpublish' },
    unpublish: { label: 'Unpublish', done: 'unpublished', undo: 'publish' },
    duplicate: { label: 'Duplicate', done: 'duplicated as draft' },
    archive: { label: 'Archive', done: 'archived', isDestructive: true },
    restore: { label: 'Restore', done: 'restored as draft', undo: 'archive' },
  },
  bulk: (rows, { onDone }) => <PriceButton rows={rows} onDone={onDone} />,
  open: ({ _id }) => `edit/${_id}`,
  head: (
    <>
      <Button component={Link} to="import" relative="path" variant="default">
        Import CSV
      </Button>
      <Button component={Link} to="add" relative="path">
        Add a product
      </Button>
    </>
  ),
  empty: 'No products yet. Add the first one, or import many from a CSV file.',
};

const FILTERS: NonNullable<ListOptions<Products>['filters']> = [
  'status',
  { name: 'kind', label: 'Type', options: PRODUCT_KINDS.map((value) => ({ value, label: KINDS[value] })) },
  { name: 'shelf', label: 'Stock', options: SHELF_FILTERS.map((value) => ({ value, label: SHELF_NAMES[value] })) },
];

const page = listPage(productResource, options);

export const meta = page.meta;

export async function clientLoader({ request }: { request: Request }) {
  const [listed, choices] = await Promise.all([page.clientLoader({ request }), callApi(listProductChoices)]);
  return { ...listed, choices };
}

export default function ProductsPage() {
  const { list, hidden, views, choices } = useLoaderData() as Awaited<ReturnType<typeof clientLoader>>;
  const session = useSession();
  const ofStaff = session !== null && isStaff(session.role);
  const filters = [
    ...FILTERS,
    { name: 'category', label: 'Category', options: namedChoices(choices.categories) },
    ...(ofStaff ? [{ name: 'maker', label: 'Maker', options: namedChoices(choices.makers) }] : []),
  ];
  return (
    <ListScreen
      resource={ofStaff ? productResource : ownProducts}
      options={{
        ...options,
        filters,
        lead: ofStaff ? 'All products in the shop.' : 'Your workshop’s products.',
      }}
      list={list as LoadedList<Products>}
      hidden={hidden}
      views={views}
      screen="products"
    />
  );
}
