import { cannedResource } from '@adunni/contracts/support/canned/canned';
import { cannedForm, PLACEHOLDERS } from '@adunni/contracts/support/canned/forms';
import { FormProse, FormText } from '../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { LISTED } from '../../../kit/resource/paths.ts';

const page = formPage(cannedResource, {
  schema: cannedForm,
  initial: {},
  fields: () => (
    <FormSection title="Answer" lead="Staff can change the text after inserting it.">
      <FormText name="title" label="Title" description="Staff find the answer by it." maxLength={80} required />
      <FormProse
        name="body"
        label="Text"
        description={`Placeholders: ${Object.entries(PLACEHOLDERS)
          .map(([name, label]) => `{{${name}}} ${label}`)
          .join(', ')}.`}
        minRows={8}
        required
      />
    </FormSection>
  ),
  add: { title: 'Add a canned answer' },
  edit: { title: 'Edit a canned answer' },
  paths: LISTED,
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
