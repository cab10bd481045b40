import { legalDraftForm } from '@adunni/contracts/legal/forms';
import { NOTICE_DAYS } from '@adunni/contracts/legal/names';
import { legalResource } from '@adunni/contracts/legal/staff';
import { FormSelect, FormSwitch } from '../../../kit/resource/form/choice-fields.tsx';
import { FormMoment, FormProse } from '../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { Preview } from '../../help/public/preview.tsx';
import { DOCUMENT_CHOICES } from './version-cells.ts';

const page = formPage(legalResource, {
  schema: legalDraftForm,
  initial: { document: 'terms' },
  fields: ({ values }) => (
    <>
      <FormSection
        title="Text"
        lead="Markdown: ## for a heading, **bold**, - for a list, 1. for steps, [words](/orders) for a link. {{depositPercent}} says what the setting is today."
      >
        <FormSelect name="document" label="Document" data={DOCUMENT_CHOICES} clearable={false} required />
        <FormProse name="body" label="Text" minRows={16} maxRows={40} required />
        <Preview body={values.body} />
        <FormProse
          name="whatChanged"
          label="What changed"
          description="Shown with the version, and to everybody who is asked to accept new terms."
          required
        />
      </FormSection>
      <FormSection title="When it applies" lead="Nothing is public until you publish the draft.">
        <FormSwitch
          name="isMinor"
          label="Correction only"
          description="For a typo or a broken link. Takes effect immediately, and nobody is asked to accept again."
        />
        {!values.isMinor && (
          <FormMoment
            name="startsAt"
            label="Effective from"
            description={`Leave empty to publish immediately. New terms need at least ${NOTICE_DAYS} days’ notice.`}
          />
        )}
      </FormSection>
    </>
  ),
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
