import { serviceCategoryResource } from '@adunni/contracts/services/categories';
import { SERVICE_STATUSES } from '@adunni/contracts/services/services';
import { Button } from '@mantine/core';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../kit/resource/resource-calls.ts';
import classes from './categories.module.css';

export const meta = () => privateMeta('Service category');

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  getRecord(serviceCategoryResource, params.categoryId ?? '');

export const handle = {
  crumb: ({ record }: Awaited<ReturnType<typeof clientLoader>>) => record.name,
};

export default function CategoryPage() {
  const { record: category } = useLoaderData<typeof clientLoader>();
  return (
    <main>
      <PageHead title={category.name} lead={category.description}>
        <Button component={Link} to={`../../edit/${category._id}`} relative="path" variant="default">
          Edit
        </Button>
      </PageHead>
      <Facts
        facts={[
          ['URL', category.slug],
          ['Sort order', String(category.position)],
          ['Services', String(category.serviceCount)],
          ['Status', category.isRemoved && 'Removed'],
        ]}
      />
      {category.picture && (
        <Section title="Picture">
          <div className={classes.picture}>
            <Picture picture={category.picture} sizes="14rem" />
          </div>
        </Section>
      )}
      <Section title="Services in it">
        {category.services.length === 0 ? (
          <p>There are none yet.</p>
        ) : (
          <ul className={classes.lines}>
            {category.services.map(({ _id, title, maker, status }) => (
              <li key={_id}>
                <Link to={`/admin/services/${_id}`}>{title}</Link>
                <span>
                  {maker}, {SERVICE_STATUSES[status].label.toLowerCase()}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </main>
  );
}
