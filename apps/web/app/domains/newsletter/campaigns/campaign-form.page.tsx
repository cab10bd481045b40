import { campaignResource } from '@adunni/contracts/newsletter/campaigns';
import { campaignForm } from '@adunni/contracts/newsletter/forms';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { CampaignFields } from './campaign-fields.tsx';

const page = formPage(campaignResource, {
  schema: campaignForm,
  initial: {},
  values: ({ products }) => ({ productIds: products.map(({ _id }) => _id) }),
  fields: ({ form, record }) => (
    <CampaignFields
      form={form}
      pieces={(record?.products ?? []).map(({ _id, title }) => ({ value: _id, label: title }))}
    />
  ),
  add: {
    title: 'New campaign',
    crumb: 'Write',
    lead: 'The campaign is saved as a draft first.',
    action: 'Save draft',
    done: 'Draft saved.',
  },
  edit: { heading: 'Edit the campaign', lead: ({ subject }) => subject, action: 'Save campaign' },
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
