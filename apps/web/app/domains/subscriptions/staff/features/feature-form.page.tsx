import { featureForm } from '@adunni/contracts/subscriptions/forms';
import { featureResource } from '@adunni/contracts/subscriptions/staff';
import { FormSwitch } from '../../../../kit/resource/form/choice-fields.tsx';
import { FormNumber, FormProse, FormText } from '../../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../../kit/resource/form/record-form.tsx';
import { LISTED } from '../../../../kit/resource/paths.ts';

const page = formPage(featureResource, {
  schema: featureForm,
  initial: { position: 10 },
  fields: () => (
    <>
      <FormSection title="Basics" lead="Shown in the plan comparison.">
        <FormText name="name" label="Name" maxLength={80} required />
        <FormProse name="description" label="Description" />
        <FormText
          name="key"
          label="Key"
          description="Lower-case identifier. Can’t be changed later."
          maxLength={40}
          required
        />
        <FormNumber name="position" label="Sort order" description="Lower numbers first." required />
      </FormSection>
      <FormSection title="Counting" lead="Limits are set on each plan.">
        <FormText
          name="unit"
          label="Unit name"
          description="For example try-on. Leave empty for features without a limit."
          maxLength={40}
        />
        <FormSwitch
          name="isMetered"
          label="Metered monthly"
          description="Each use is counted. The limit resets every month."
        />
        <FormNumber
          name="trialLimit"
          label="Uses in a free trial"
          description="Leave empty to use the plan’s limit."
          min={0}
        />
      </FormSection>
    </>
  ),
  edit: { lead: ({ plans }) => (plans.length > 0 ? `Included in ${plans.join(', ')}` : null) },
  paths: LISTED,
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
