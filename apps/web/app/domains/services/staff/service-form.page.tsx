import { serviceForm } from '@adunni/contracts/services/forms';
import { listServiceChoices, serviceResource } from '@adunni/contracts/services/staff';
import { callApi } from '../../../kit/api/call-api.ts';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { ServiceFields } from './service-fields.tsx';
import { newService, valuesOf } from './service-values.ts';

const page = formPage(serviceResource, {
  schema: serviceForm,
  load: () => callApi(listServiceChoices),
  initial: newService,
  values: valuesOf,
  fields: ({ form, record, loaded }) => {
    const providers = loaded.providers.filter(({ makerId }) => !record || makerId === record.maker._id);
    return <ServiceFields form={form} choices={{ ...loaded, providers }} record={record} />;
  },
  edit: { lead: ({ maker }) => maker.name },
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
