import { coordinatorForm } from '@adunni/contracts/planning/forms';
import { coordinatorResource, listCoordinating } from '@adunni/contracts/planning/staff';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormSelect, FormSwitch } from '../../../kit/resource/form/choice-fields.tsx';
import { namedChoices } from '../../../kit/resource/form/choices.ts';
import { FormNumber, FormProse, FormText } from '../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { LISTED } from '../../../kit/resource/paths.ts';

const page = formPage(coordinatorResource, {
  schema: coordinatorForm,
  load: async () => namedChoices((await callApi(listCoordinating)).items),
  initial: { position: 0, isPublished: false },
  values: ({ person }) => ({ userId: person._id }),
  fields: ({ loaded: people }) => (
    <FormSection title="Coordinator" lead="Everybody reads the name and these words.">
      <FormSelect name="userId" label="Name" data={people} required />
      <FormText name="title" label="Title" maxLength={80} required />
      <FormText name="cities" label="Cities" maxLength={120} required />
      <FormProse name="words" label="Introduction" maxLength={300} required />
      <FormNumber name="position" label="Sort order" required />
      <FormSwitch name="isPublished" label="Published" />
    </FormSection>
  ),
  add: { title: 'Add a coordinator' },
  edit: { title: 'Edit a coordinator' },
  paths: LISTED,
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
