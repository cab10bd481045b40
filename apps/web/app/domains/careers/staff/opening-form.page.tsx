import { MOST_QUESTIONS, openingForm } from '@adunni/contracts/careers/forms';
import { openingResource } from '@adunni/contracts/careers/staff';
import { SimpleGrid } from '@mantine/core';
import { FormSelect, FormSwitch } from '../../../kit/resource/form/choice-fields.tsx';
import { FormDay, FormMoney, FormProse, FormText, named } from '../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { KIND_CHOICES, TEAM_CHOICES } from './opening-cells.ts';
import { QuestionsField } from './questions-field.tsx';

const FormQuestions = named(QuestionsField);

const page = formPage(openingResource, {
  schema: openingForm,
  initial: { team: 'workshop', kind: 'full-time', isRemote: false, hidesNames: true, questions: [] },
  fields: () => (
    <>
      <FormSection title="Position">
        <FormText name="title" label="Title" maxLength={80} required />
        <FormText
          name="summary"
          label="Summary"
          description="Shown in the list of positions."
          maxLength={200}
          required
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FormSelect name="team" label="Team" data={TEAM_CHOICES} clearable={false} required />
          <FormSelect name="kind" label="Type" data={KIND_CHOICES} clearable={false} required />
        </SimpleGrid>
        <FormText
          name="place"
          label="Place"
          description="City, with the country if it’s outside Nigeria, such as Accra, Ghana. For remote jobs, the countries."
          required
        />
        <FormSwitch name="isRemote" label="Remote" />
      </FormSection>
      <FormSection title="Pay" lead="For a month, before tax. Both ends, or leave both empty.">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FormMoney name="payFrom" label="From" />
          <FormMoney name="payTo" label="To" />
        </SimpleGrid>
      </FormSection>
      <FormSection title="Description">
        <FormProse name="about" label="About the position" minRows={4} maxRows={16} required />
        <FormProse
          name="tasks"
          label="What you will do"
          description="One to a line."
          minRows={3}
          maxRows={16}
          required
        />
        <FormProse name="needs" label="What you bring" description="One to a line." minRows={3} maxRows={16} required />
        <FormProse name="offers" label="What we offer" description="One to a line." minRows={3} maxRows={16} required />
      </FormSection>
      <FormSection title="Questions" lead={`Asked beside the CV. At most ${MOST_QUESTIONS}.`}>
        <FormQuestions name="questions" />
        <FormSwitch
          name="hidesNames"
          label="Hide names while screening"
          description="Names, contact and work samples are hidden until somebody is invited to an interview."
        />
      </FormSection>
      <FormSection title="Where and when it shows">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FormDay name="opensOn" label="First day" description="From the day it is published if empty." />
          <FormDay name="closesOn" label="Last day" description="Until you close it if empty." />
        </SimpleGrid>
        <FormText name="slug" label="URL slug" description="Made from the title if empty." />
      </FormSection>
    </>
  ),
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
