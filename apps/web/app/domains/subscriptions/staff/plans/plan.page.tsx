import { planResource } from '@adunni/contracts/subscriptions/staff';
import { PLAN_STATUSES } from '@adunni/contracts/subscriptions/statuses';
import { Link } from 'react-router';
import { detailPage, EditLink } from '../../../../kit/resource/detail-page.tsx';
import { Facts, Section } from '../../../../kit/resource/facts.tsx';
import { StatusLabel } from '../../../../kit/resource/status.tsx';
import { featureLabel } from '../../labels.ts';
import { PriceButton, Prices } from './prices.tsx';

const page = detailPage(planResource, {
  title: 'Plan',
  lead: ({ tagline }) => tagline,
  facts: ({ status }) => [
    ['Status', <StatusLabel key="status" of={PLAN_STATUSES} is={status} />],
    'monthly',
    'yearly',
    'subscribers',
  ],
  cells: {
    subscribers: ({ _id, subscribers }) => <Link to={`/admin/subscriptions?plan=${_id}`}>{subscribers}</Link>,
  },
  actions: ({ record }) => (
    <>
      <EditLink id={record._id} />
      <PriceButton plan={record} />
    </>
  ),
  sections: ({ features, prices }) => (
    <>
      <Section title="What’s included">
        <Facts facts={features.filter(({ isIncluded }) => isIncluded).map((each) => [each.name, featureLabel(each)])} />
      </Section>
      <Section title="Prices">
        <Prices prices={prices} />
      </Section>
    </>
  ),
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
