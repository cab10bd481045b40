import { serviceForm } from '@adunni/contracts/services/forms';
import { listServiceChoices, serviceResource } from '@adunni/contracts/services/staff';
import { useLoaderData, useNavigate } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { RecordForm } from '../../../kit/resource/record-form.tsx';
import { useRecordForm } from '../../../kit/resource/use-record-form.ts';
import { toast } from '../../../kit/toasts.ts';
import { ServiceFields } from './service-fields.tsx';
import { newService } from './service-values.ts';

export const meta = () => privateMeta('Add a service');
export const handle = { crumb: 'Add' };
export const clientLoader = () => callApi(listServiceChoices);

export default function AddServicePage() {
  const choices = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const own = choices.providers.filter(({ isActive }) => isActive).map(({ _id }) => _id);
  const state = useRecordForm({
    resource: serviceResource,
    schema: serviceForm,
    initial: newService(choices.categories[0]?._id ?? '', own),
    seen: null,
    onSaved: (id) => {
      toast('success', 'The service is created.');
      navigate(`../${id}`, { relative: 'path' });
    },
  });
  return (
    <main>
      <PageHead title="Add a service" />
      <RecordForm state={state} action="Create the service" back="..">
        <ServiceFields form={state.form} choices={choices} pictures={[]} />
      </RecordForm>
    </main>
  );
}
