import { holidayForm } from '@adunni/contracts/support/forms';
import { holidayResource } from '@adunni/contracts/support/holidays';
import { FormText } from '../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { LISTED } from '../../../kit/resource/paths.ts';

const page = formPage(holidayResource, {
  schema: holidayForm,
  initial: {},
  fields: () => (
    <FormSection title="Holiday" lead="Support does not work on this day. Due times of open tickets follow.">
      <FormText name="name" label="Name" maxLength={80} required />
      <FormText name="day" label="Day" type="date" required />
    </FormSection>
  ),
  add: { title: 'Add a holiday' },
  edit: { title: 'Edit a holiday' },
  paths: LISTED,
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
