import { type FestivalForm, festivalForm } from '@adunni/contracts/festivals/forms';
import { festivalResource } from '@adunni/contracts/festivals/staff';
import { SimpleGrid } from '@mantine/core';
import { FormSelect } from '../../../kit/resource/form/choice-fields.tsx';
import { FormNumber, FormProse, FormText, named } from '../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { PiecePicks } from '../../catalog/public/piece-picks.tsx';
import { DateFields } from './date-fields.tsx';
import { COUNTRY_CHOICES, PEOPLE_CHOICES } from './festival-cells.tsx';
import { Preview } from './preview.tsx';

/** As many as the form takes. */
const MOST_PIECES = 8;
const FormPieces = named(PiecePicks);

const page = formPage(festivalResource, {
  schema: festivalForm,
  initial: {
    ...{ country: 'NG', people: 'yoruba', rule: 'announced', days: 1, dateStatus: 'estimated' },
    ...{ latitude: 6.5, longitude: 3.4 },
  },
  fields: ({ values, record }) => (
    <>
      <FormSection title="Festival">
        <FormText name="title" label="Title" required />
        <FormText name="summary" label="Summary" description="Shown on its card and in search results." required />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FormText name="place" label="Place" required />
          <FormText name="region" label="State or region" required />
          <FormSelect name="country" label="Country" data={COUNTRY_CHOICES} clearable={false} required />
          <FormSelect name="people" label="People" data={PEOPLE_CHOICES} clearable={false} required />
          <FormNumber name="latitude" label="Latitude" description="For the map, such as 6.82." required />
          <FormNumber name="longitude" label="Longitude" description="For the map, such as 3.92." required />
        </SimpleGrid>
      </FormSection>
      <DateFields values={values as FestivalForm} />
      <FormSection title="Story and etiquette">
        <FormProse name="story" label="Story" minRows={6} maxRows={20} required />
        <FormProse name="etiquette" label="Etiquette" minRows={3} maxRows={12} />
        <FormProse
          name="pastYears"
          label="Past years"
          description="One per line: year | what happened."
          minRows={2}
          maxRows={12}
        />
      </FormSection>
      <FormSection title="What to wear">
        <FormProse name="dress" label="Description" minRows={3} maxRows={12} />
        <FormProse
          name="outfits"
          label="Outfits"
          description="One per line: who | what they wear | drawing, such as oleku-iro-and-buba/1."
          minRows={2}
          maxRows={10}
        />
        <FormProse
          name="colours"
          label="Colours"
          description="One per line: name | #rrggbb | meaning."
          minRows={2}
          maxRows={10}
        />
        <FormText name="cover" label="Cover drawing" description="Its first outfit if empty." />
        <FormPieces name="productIds" chosen={record?.picked ?? []} most={MOST_PIECES} description="What fits it" />
      </FormSection>
      <FormSection title="Preview">
        <Preview form={values as FestivalForm} />
      </FormSection>
    </>
  ),
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
