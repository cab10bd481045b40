import { planningPackageForm } from '@adunni/contracts/planning/forms';
import { PLANNING_LEVELS } from '@adunni/contracts/planning/names';
import { planningPackageResource } from '@adunni/contracts/planning/staff';
import { FormSegments, FormSwitch } from '../../../kit/resource/form/choice-fields.tsx';
import { FormMoney, FormNumber, FormProse, FormText } from '../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { LISTED } from '../../../kit/resource/paths.ts';

const LEVELS = Object.entries(PLANNING_LEVELS).map(([value, label]) => ({ value, label }));

const page = formPage(planningPackageResource, {
  schema: planningPackageForm,
  initial: { level: 'full', priceFrom: 0, position: 0, isPublished: false },
  fields: () => (
    <>
      <FormSection title="Package">
        <FormSegments name="level" aria-label="Package" data={LEVELS} />
        <FormText name="title" label="Title" maxLength={80} required />
        <FormText name="summary" label="Summary" maxLength={200} required />
        <FormProse name="contents" label="What is in it" description="One to a line." required />
        <FormMoney name="priceFrom" label="Price from" required />
      </FormSection>
      <FormSection title="Where it shows">
        <FormNumber name="position" label="Sort order" required />
        <FormSwitch name="isPublished" label="Published" />
      </FormSection>
    </>
  ),
  add: { title: 'Add a package' },
  edit: { title: 'Edit a package' },
  paths: LISTED,
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
