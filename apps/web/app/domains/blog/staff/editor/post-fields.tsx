import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Switch.css';
import type { PostForm } from '@adunni/contracts/blog/forms';
import type { PostRecord } from '@adunni/contracts/blog/staff';
import { uploadProductPicture } from '@adunni/contracts/catalog/products';
import { Input, MultiSelect, SimpleGrid, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { PictureField } from '../../../../kit/forms/picture-field.tsx';
import { PiecePicks } from '../../../catalog/public/piece-picks.tsx';
import { PostChoice } from './post-choice.tsx';

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
  /** The post once it is stored. */
  own: string | null;
}

/** How the cover shows while a post is written. */
const FRAME = { width: '18rem', aspectRatio: '16 / 9' };

/** All that is said about a post beside its text. */
export function PostFields({ values, change, fields, choices, record, own }: Props) {
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
          searchable
          error={fields.categoryIds}
          onChange={(categoryIds) => change({ categoryIds })}
        />
        <MultiSelect
          label="Authors"
          data={choices.authors}
          value={values.authorIds}
          maxValues={5}
          searchable
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
      </SimpleGrid>
      <Input.Wrapper
        label="Cover image"
        labelElement="div"
        descriptionProps={{ mb: 'xs' }}
        description="Above the post, on cards and in link previews. A wide image works best; without one, a preview with the title is drawn."
      >
        <PictureField
          upload={uploadProductPicture}
          known={record?.pictures.find(({ _id }) => _id === values.coverId) ?? null}
          frame={FRAME}
          value={values.coverId}
          onChange={(coverId) => change({ coverId, ...(coverId === null && { coverAlt: '' }) })}
          error={fields.coverId}
        />
      </Input.Wrapper>
      {values.coverId && (
        <TextInput
          label="Alt text of the cover"
          description="What the cover shows, for those who can’t see it. Required before publishing."
          {...text('coverAlt', 300)}
        />
      )}
      <PiecePicks
        value={values.productIds}
        onChange={(productIds) => change({ productIds })}
        chosen={record?.picked ?? []}
        most={8}
        description="Shown at the end"
        error={fields.productIds}
      />
      <PostChoice
        own={own}
        value={values.relatedIds}
        chosen={record?.pickedPosts ?? []}
        error={fields.relatedIds}
        onChange={(relatedIds) => change({ relatedIds })}
      />
      <Switch
        label="Featured"
        checked={values.isFeatured}
        onChange={({ currentTarget }) => change({ isFeatured: currentTarget.checked })}
      />
    </>
  );
}
