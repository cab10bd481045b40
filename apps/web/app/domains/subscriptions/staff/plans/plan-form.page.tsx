import { planForm } from '@adunni/contracts/subscriptions/forms';
import { featureResource, planResource } from '@adunni/contracts/subscriptions/staff';
import { FormSwitch } from '../../../../kit/resource/form/choice-fields.tsx';
import { FormNumber, FormText } from '../../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../../kit/resource/form/record-form.tsx';
import { listRows } from '../../../../kit/resource/resource-calls.ts';
import { FormHolds } from './holds-field.tsx';

/** A plan without its prices, which are given on its page. */
const page = formPage(planResource, {
  schema: planForm,
  load: async () => (await listRows(featureResource, { limit: '100', sort: 'position' })).items,
  initial: { position: 10 },
  values: ({ status, features }) => ({
    isActive: status === 'offered',
    features: features.filter(({ isIncluded }) => isIncluded).map(({ featureId, limit }) => ({ featureId, limit })),
  }),
  fields: ({ loaded: features }) => (
    <>
      <FormSection title="Basics" lead="Shown in the plan comparison.">
        <FormText name="name" label="Name" maxLength={60} required />
        <FormText name="tagline" label="Tagline" maxLength={160} />
        <FormText
          name="slug"
          label="Key"
          description="Lower-case identifier for URLs and reports."
          maxLength={40}
          required
        />
        <FormNumber name="position" label="Sort order" description="Lower numbers first." required />
        <FormSwitch name="isActive" label="Available" description="Existing subscribers keep a withdrawn plan." />
      </FormSection>
      <FormSection
        title="What’s included"
        lead="Leave empty for unlimited. Changes apply to all subscribers of the plan."
      >
        <FormHolds name="features" features={features} />
      </FormSection>
    </>
  ),
  add: { lead: 'Add a price next to make the plan available.' },
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
