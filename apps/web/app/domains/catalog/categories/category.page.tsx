import { categoryResource, getCategoryTree } from '@adunni/contracts/catalog/categories';
import { CATEGORY_LEVELS } from '@adunni/contracts/catalog/categories-forms';
import { type ProductRow, productResource } from '@adunni/contracts/catalog/products';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { naira } from '../../../kit/money/naira.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { Lines } from '../../../kit/resource/lines.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { getRecord, listRows } from '../../../kit/resource/resource-calls.ts';
import classes from './category.module.css';
import { RemoveDialog } from './remove-dialog.tsx';

/** Products that are shown; the list has all of them. */
const SHOWN = 12;

export const meta = () => privateMeta('Product category');

export async function clientLoader({ params: { categoryId = '' } }: ClientLoaderFunctionArgs) {
  const [{ record }, { items }, products] = await Promise.all([
    getRecord(categoryResource, categoryId),
    callApi(getCategoryTree),
    listRows(productResource, { category: categoryId, limit: String(SHOWN) }),
  ]);
  return { record, tree: items, products };
}

export const handle = {
  crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.name,
};

export default function CategoryPage() {
  const { record, tree, products } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const { _id, name, slug, path, description, picture, statuses, children, coupons } = record;
  return (
    <main>
      <PageHead title={name} lead={description}>
        <Button variant="outline" color="red" onClick={() => setRemoving(true)}>
          Remove
        </Button>
        <Button component={Link} to={`../../edit/${_id}`} relative="path">
          Edit
        </Button>
      </PageHead>
      {picture && (
        <span className={classes.picture}>
          <Picture picture={picture} sizes="160px" alt={picture.alt || `Image of ${name}`} />
        </span>
      )}
      <Facts
        facts={[
          ['URL', <Link key="address" to={`/products?category=${slug}`}>{`/products?category=${slug}`}</Link>],
          ['Parent category', path.slice(0, -1).join(' › ') || 'Top level'],
          ['Published', statuses.published],
          ['Scheduled', statuses.scheduled],
          ['Drafts', statuses.draft],
          ['Archived', statuses.archived],
          ['Coupons', coupons.length > 0 && <Coupons key="coupons" coupons={coupons} />],
        ]}
      />
      <Section
        title="Subcategories"
        aside={
          path.length < CATEGORY_LEVELS && (
            <Link to={`../../add?parent=${_id}`} relative="path">
              Add subcategory
            </Link>
          )
        }
      >
        {children.length === 0 ? (
          <p className={classes.hint}>None yet.</p>
        ) : (
          <Lines
            lines={children.map((child) => ({
              to: `../${child._id}`,
              title: child.name,
              note: child.productCount === 1 ? '1 product' : `${child.productCount} products`,
            }))}
          />
        )}
      </Section>
      <Section
        title="Products"
        aside={products.total > 0 && <Link to={`/admin/products?category=${_id}`}>All products</Link>}
      >
        {products.items.length === 0 ? (
          <p className={classes.hint}>No products yet.</p>
        ) : (
          <Products products={products.items} />
        )}
      </Section>
      {isRemoving && (
        <RemoveDialog
          category={record}
          tree={tree}
          onClose={() => setRemoving(false)}
          onRemoved={() => void navigate('../../all', { relative: 'path' })}
        />
      )}
    </main>
  );
}

const Coupons = ({ coupons }: { coupons: readonly { _id: string; code: string }[] }) =>
  coupons.map(({ _id, code }, index) => (
    <span key={_id}>
      {index > 0 && ', '}
      <Link to={`/admin/coupons/${_id}`}>{code}</Link>
    </span>
  ));

const Products = ({ products }: { products: readonly ProductRow[] }) => (
  <ul className={classes.products}>
    {products.map(({ _id, title, picture, price, priceVaries, maker, isPublic }) => (
      <li key={_id}>
        <span className={classes.thumbnail}>{picture && <Picture picture={picture} sizes="160px" alt="" />}</span>
        <Link to={`/admin/products/edit/${_id}`}>{title}</Link>
        <small>
          {priceVaries && 'from '}
          {naira(price)}
        </small>
        <small>
          {maker.name}
          {!isPublic && ', not in shop'}
        </small>
      </li>
    ))}
  </ul>
);
