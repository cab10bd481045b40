import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Switch.css';
import type { PostForm } from '@adunni/contracts/blog/forms';
import type { PostRecord } from '@adunni/contracts/blog/staff';
import { MultiSelect, SimpleGrid, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { PiecePicks } from '../../../catalog/public/piece-picks.tsx';

type Choice = { value: string; label: string };
export interface Choices {
  authors: Choice[];
  categories: Choice[];
}

interface Props {
  values: PostForm;
  change: (part: Partial<PostForm>) => void;
  fields: Readonly<Record<string, string>>;
  choices: Choices;
  record: PostRecord | null;
}

/** All that is said about a post beside its text. */
export function PostFields({ values, change, fields, choices, record }: Props) {
  /** What a field of one line needs. */
  const text = (name: 'title' | 'slug' | 'excerpt' | 'canonical' | 'coverAlt', maxLength: number) => ({
    ...{ value: values[name], maxLength, error: fields[name] },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  });
  return (
    <>
      <TextInput label="Title" size="md" required {...text('title', 120)} />
      <Textarea
        label="Excerpt"
        description="Shown on cards, in search results and feeds."
        autosize
        minRows={2}
        {...text('excerpt', 300)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MultiSelect
          label="Categories"
          data={choices.categories}
          value={values.categoryIds}
          maxValues={3}
          error={fields.categoryIds}
          onChange={(categoryIds) => change({ categoryIds })}
        />
        <MultiSelect
          label="Authors"
          data={choices.authors}
          value={values.authorIds}
          maxValues={5}
          error={fields.authorIds}
          onChange={(authorIds) => change({ authorIds })}
        />
        <TagsInput
          label="Tags"
          value={values.tags}
          maxTags={8}
          error={fields.tags}
          onChange={(tags) => change({ tags: tags.map((tag) => tag.toLowerCase()) })}
        />
        <TextInput
          label="URL slug"
          description="Created from the title if empty. Former slugs lead to the new one."
          {...text('slug', 80)}
        />
        <TextInput
          label="Canonical address"
          description="Only if the text was published elsewhere first."
          {...text('canonical', 300)}
        />
        {values.coverId && <TextInput label="Alt text of the cover" {...text('coverAlt', 300)} />}
      </SimpleGrid>
      <PiecePicks
        value={values.productIds}
        onChange={(productIds) => change({ productIds })}
        chosen={record?.picked ?? []}
        most={8}
        description="Shown at the end"
        error={fields.productIds}
      />
      <Switch
        label="Featured"
        checked={values.isFeatured}
        onChange={({ currentTarget }) => change({ isFeatured: currentTarget.checked })}
      />
    </>
  );
}
