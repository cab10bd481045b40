import { type CampaignRecord, campaignResource } from '@adunni/contracts/newsletter/campaigns';
import { campaignForm } from '@adunni/contracts/newsletter/forms';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { RecordForm } from '../../../kit/resource/record-form.tsx';
import { getRecord } from '../../../kit/resource/resource-calls.ts';
import { useRecordForm } from '../../../kit/resource/use-record-form.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { toast } from '../../../kit/toasts.ts';
import { CampaignFields, type CampaignValues } from './campaign-fields.tsx';

export const meta = () => privateMeta('Edit a campaign');
export const handle = { crumb: 'Edit' };

export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireSession(request, campaignResource.access);
  return getRecord(campaignResource, params.campaignId ?? '');
}

const valuesOf = ({ subject, preheader, body, products }: CampaignRecord): CampaignValues => ({
  subject,
  preheader,
  body,
  productIds: products.map(({ _id }) => _id),
});

export default function EditCampaignPage() {
  const { record, version } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const state = useRecordForm({
    resource: campaignResource,
    schema: campaignForm,
    initial: valuesOf(record),
    seen: { _id: record._id, version },
    onSaved: (id) => {
      toast('success', 'The campaign is saved.');
      navigate(`../../${id}`, { relative: 'path' });
    },
  });
  const pieces = record.products.map(({ _id, title }) => ({ value: _id, label: title }));
  return (
    <main>
      <PageHead title="Edit the campaign" lead={record.subject} />
      <RecordForm state={state} action="Save the campaign" back={`../../${record._id}`}>
        <CampaignFields form={state.form} pieces={pieces} />
      </RecordForm>
    </main>
  );
}
