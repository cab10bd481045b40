import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { putShop, type Shop } from '@adunni/contracts/makers/verification';
import { shopForm } from '@adunni/contracts/makers/verification-forms';
import { Button, Group, TagsInput, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { z } from 'zod';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { SaveBar } from '../../../kit/forms/save-bar.tsx';
import { useSubmit } from '../../../kit/forms/submit.ts';
import { NumberField } from '../../../kit/resource/form/fields.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { toast } from '../../../kit/toasts.ts';
import { inTurn } from './in-turn.ts';
import classes from './shop.module.css';

type Values = z.input<typeof shopForm>;

const valuesOf = (shop: Shop): Values => ({
  name: shop.name,
  tagline: shop.tagline,
  story: shop.story,
  specialities: shop.specialities,
  city: shop.city,
  country: shop.country,
  foundedYear: shop.foundedYear,
  weeklyCapacity: shop.weeklyCapacity,
});

/** What the shop says of itself. */
export function ShopForm({ shop, onChange }: { shop: Shop; onChange: (shop: Shop) => void }) {
  const form = useForm<Values>({ initialValues: valuesOf(shop), validate: schemaResolver(shopForm, { sync: true }) });
  const { busy, problem, onSubmit } = useSubmit(
    form,
    async (values: Values) => {
      const saved = await inTurn(() => callApi(putShop, { body: { version: shop.version, values } }));
      form.resetDirty();
      onChange(saved);
      toast('success', 'Shop saved.');
    },
    'Your shop could not be saved. Please try again.',
  );
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <FormSection title="Profile" lead="Shown on your shop page and with your products.">
        <TextInput label="Shop name" required {...form.getInputProps('name')} />
        <TextInput
          label="Tagline"
          description="One line, for example: Lace, cut once."
          {...form.getInputProps('tagline')}
        />
        <Textarea
          label="Story"
          description="Who you are, how you learned your craft and what makes your work special."
          autosize
          minRows={4}
          {...form.getInputProps('story')}
        />
        <TagsInput
          label="Known for"
          description="Up to eight. Press Enter after each."
          maxTags={8}
          {...form.getInputProps('specialities')}
        />
      </FormSection>
      <FormSection title="Location and capacity">
        <Group grow align="flex-start">
          <TextInput label="City" {...form.getInputProps('city')} />
          <TextInput label="Country" required {...form.getInputProps('country')} />
        </Group>
        <Group grow align="flex-start">
          <NumberField label="Pieces per week" required {...form.getInputProps('weeklyCapacity')} />
          <NumberField label="Year founded" thousandSeparator={false} {...form.getInputProps('foundedYear')} />
        </Group>
      </FormSection>
      <FormProblem message={problem} />
      <SaveBar isDirty={form.isDirty()}>
        <Button type="submit" size="md" loading={busy}>
          Save shop
        </Button>
      </SaveBar>
    </form>
  );
}
