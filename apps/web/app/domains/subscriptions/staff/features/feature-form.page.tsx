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
      <FormSection title="The feature" lead="What people read where they compare plans.">
        <FormText name="name" label="Name" maxLength={80} required />
        <FormProse name="description" label="Description" />
        <FormText
          name="key"
          label="Key"
          description="Small letters, by which the shop knows it."
          maxLength={40}
          required
        />
        <FormNumber name="position" label="Sort order" description="Lower numbers first." required />
      </FormSection>
      <FormSection title="Counting" lead="How much of it a plan holds is set at the plan.">
        <FormText
          name="unit"
          label="One use is called"
          description="Such as try-on. Empty for what a plan either holds or does not."
          maxLength={40}
        />
        <FormSwitch
          name="isMetered"
          label="Counted by the month"
          description="Each use is counted, and the limit starts anew every month."
        />
        <FormNumber
          name="trialLimit"
          label="Uses in a free trial"
          description="Empty: as many as in the plan."
          min={0}
        />
      </FormSection>
    </>
  ),
  edit: { lead: ({ plans }) => (plans.length > 0 ? `Held by ${plans.join(', ')}` : null) },
  paths: LISTED,
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
