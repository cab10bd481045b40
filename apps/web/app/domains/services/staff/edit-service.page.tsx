import { serviceForm } from '@adunni/contracts/services/forms';
import { listServiceChoices, serviceResource } from '@adunni/contracts/services/staff';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { RecordForm } from '../../../kit/resource/record-form.tsx';
import { getRecord } from '../../../kit/resource/resource-calls.ts';
import { useRecordForm } from '../../../kit/resource/use-record-form.ts';
import { toast } from '../../../kit/toasts.ts';
import { ServiceFields } from './service-fields.tsx';
import { valuesOf } from './service-values.ts';

export const meta = () => privateMeta('Edit a service');
export const handle = { crumb: 'Edit' };

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [seen, choices] = await Promise.all([
    getRecord(serviceResource, params.serviceId ?? ''),
    callApi(listServiceChoices),
  ]);
  return { ...seen, choices };
}

export default function EditServicePage() {
  const { record, version, choices } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const state = useRecordForm({
    resource: serviceResource,
    schema: serviceForm,
    initial: valuesOf(record),
    seen: { _id: record._id, version },
    onSaved: (id) => {
      toast('success', 'The service is saved.');
      navigate(`../../${id}`, { relative: 'path' });
    },
  });
  const own = choices.providers.filter(({ makerId }) => makerId === record.maker._id);
  return (
    <main>
      <PageHead title={record.title} lead={record.maker.name} />
      <RecordForm state={state} action="Save" back={`../../${record._id}`}>
        <ServiceFields form={state.form} choices={{ ...choices, providers: own }} pictures={record.pictures} />
      </RecordForm>
    </main>
  );
}
