import { holidayForm } from '@adunni/contracts/support/forms';
import { holidayResource } from '@adunni/contracts/support/holidays';
import { FormSwitch } from '../../../kit/resource/form/choice-fields.tsx';
import { FormText } from '../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { LISTED } from '../../../kit/resource/paths.ts';

const page = formPage(holidayResource, {
  schema: holidayForm,
  // What the list of public holidays brings along.
  load: async ({ url }) => Object.fromEntries(new URL(url).searchParams),
  initial: ({ name = '', day = '', isOpen }) => ({ name, day, isOpen: isOpen === 'true' }),
  fields: () => (
    <FormSection title="Holiday" lead="A day off for support, unless it works then. Due times of open tickets follow.">
      <FormText name="name" label="Name" maxLength={80} required />
      <FormText name="day" label="Day" type="date" required />
      <FormSwitch
        name="isOpen"
        label="Support works on this day"
        description="Even if it is a public holiday or on a weekend."
      />
    </FormSection>
  ),
  add: { title: 'Add a holiday' },
  edit: { title: 'Edit a holiday' },
  paths: LISTED,
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
