import { campaignResource } from '@adunni/contracts/newsletter/campaigns';
import { campaignForm } from '@adunni/contracts/newsletter/forms';
import { type ClientLoaderFunctionArgs, useNavigate } from 'react-router';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { RecordForm } from '../../../kit/resource/record-form.tsx';
import { useRecordForm } from '../../../kit/resource/use-record-form.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { toast } from '../../../kit/toasts.ts';
import { CampaignFields, type CampaignValues } from './campaign-fields.tsx';

export const meta = () => privateMeta('Write a campaign');
export const handle = { crumb: 'Write' };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, campaignResource.access);
  return null;
}

const NEW: CampaignValues = { subject: '', preheader: '', body: '', productIds: [] };

export default function AddCampaignPage() {
  const navigate = useNavigate();
  const state = useRecordForm({
    resource: campaignResource,
    schema: campaignForm,
    initial: NEW,
    seen: null,
    onSaved: (id) => {
      toast('success', 'The draft is saved.');
      navigate(`../${id}`, { relative: 'path' });
    },
  });
  return (
    <main>
      <PageHead title="Write a campaign" lead="Nothing is sent from here: first it is saved as a draft." />
      <RecordForm state={state} action="Save the draft" back="..">
        <CampaignFields form={state.form} pieces={[]} />
      </RecordForm>
    </main>
  );
}
