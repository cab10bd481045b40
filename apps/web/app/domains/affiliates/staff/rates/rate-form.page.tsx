import { rateForm } from '@adunni/contracts/affiliates/forms';
import { STANDARD_PERCENT } from '@adunni/contracts/affiliates/referral';
import { rateResource } from '@adunni/contracts/affiliates/staff';
import { listCategories } from '@adunni/contracts/catalog/catalog';
import { SimpleGrid } from '@mantine/core';
import { callApi } from '../../../../kit/api/call-api.ts';
import { FormSelect } from '../../../../kit/resource/form/choice-fields.tsx';
import { namedChoices } from '../../../../kit/resource/form/choices.ts';
import { FormDay, FormNumber, FormText } from '../../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../../kit/resource/form/record-form.tsx';
import { FormSearch } from '../../../../kit/resource/form/search-field.tsx';
import { LISTED } from '../../../../kit/resource/paths.ts';
import { findPartners } from '../partner-choices.ts';
import { PRECEDENCE } from './rate-words.ts';

const page = formPage(rateResource, {
  schema: rateForm,
  load: async () => namedChoices((await callApi(listCategories)).items),
  initial: { percent: STANDARD_PERCENT },
  values: ({ category, partner }) => ({ categoryId: category?._id ?? null, partnerId: partner?._id ?? null }),
  fields: ({ record, loaded: categories }) => (
    <>
      <FormSection title="Rate" lead={PRECEDENCE}>
        <FormText
          name="title"
          label="Title"
          description="Shown in the programme unless it is for one partner."
          maxLength={80}
          required
        />
        <FormNumber name="percent" label="Commission" rightSection="%" decimalScale={2} required />
      </FormSection>
      <FormSection title="Applies to" lead="Leave empty to include all products and partners.">
        <FormSelect name="categoryId" label="Category" data={categories} />
        <FormSearch
          name="partnerId"
          label="Partner"
          placeholder="Search partners"
          nothingFoundMessage="No partners match your search."
          chosen={record?.partner ? { value: record.partner._id, label: record.partner.name } : null}
          find={findPartners}
        />
      </FormSection>
      <FormSection
        title="Campaign"
        lead="With days, the rate is a campaign and comes before all others. Days are those in Lagos."
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FormDay name="startsOn" label="First day" />
          <FormDay name="endsOn" label="Last day" />
        </SimpleGrid>
      </FormSection>
    </>
  ),
  paths: LISTED,
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
