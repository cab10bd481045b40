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
    title: 'Write a campaign',
    crumb: 'Write',
    lead: 'Nothing is sent from here: first it is saved as a draft.',
    action: 'Save the draft',
    done: 'Draft saved.',
  },
  edit: { heading: 'Edit the campaign', lead: ({ subject }) => subject, action: 'Save the campaign' },
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
