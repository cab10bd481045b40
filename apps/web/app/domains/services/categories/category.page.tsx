import { serviceCategoryResource } from '@adunni/contracts/services/categories';
import { SERVICE_STATUSES } from '@adunni/contracts/services/services';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { detailPage } from '../../../kit/resource/detail-page.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { Lines } from '../../../kit/resource/lines.tsx';
import { VIEWED } from '../../../kit/resource/paths.ts';
import classes from './categories.module.css';

const page = detailPage(serviceCategoryResource, {
  title: 'Service category',
  lead: ({ description }) => description,
  facts: ({ isRemoved }) => ['slug', 'position', 'serviceCount', ['Status', isRemoved && 'Removed']],
  sections: ({ picture, services }) => (
    <>
      {picture && (
        <Section title="Image">
          <div className={classes.picture}>
            <Picture picture={picture} sizes="14rem" />
          </div>
        </Section>
      )}
      <Section title="Services">
        {services.length === 0 ? (
          <p>None yet.</p>
        ) : (
          <Lines
            lines={services.map(({ _id, title, maker, status }) => ({
              to: `/admin/services/${_id}`,
              title,
              note: `${maker}, ${SERVICE_STATUSES[status].label.toLowerCase()}`,
            }))}
          />
        )}
      </Section>
    </>
  ),
  paths: VIEWED,
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
