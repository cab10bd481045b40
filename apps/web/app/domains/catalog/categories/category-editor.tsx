import '@mantine/core/styles/Combobox.css';
import { type CategoryRow, categoryResource } from '@adunni/contracts/catalog/categories';
import { type CategoryForm, categoryForm } from '@adunni/contracts/catalog/categories-forms';
import type { Picture as PictureData } from '@adunni/contracts/fields';
import { Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FormSection, RecordForm } from '../../../kit/resource/record-form.tsx';
import { useRecordForm } from '../../../kit/resource/use-record-form.ts';
import { PictureField } from './picture-field.tsx';
import { fitsBelow } from './tree/tree.rules.ts';

interface Props {
  tree: readonly CategoryRow[];
  initial: CategoryForm;
  picture: PictureData | null;
  /** The category with the version that was seen; null for a new one. */
  seen: { _id: string; version: number } | null;
  back: string;
  onSaved: (id: string) => void;
}

/** A category in a form. */
export function CategoryEditor({ tree, initial, picture, seen, back, onSaved }: Props) {
  const state = useRecordForm<CategoryForm>({
    resource: categoryResource,
    schema: categoryForm,
    initial,
    seen,
    onSaved,
  });
  const { form } = state;
  return (
    <RecordForm state={state} action={seen ? 'Save' : 'Create the category'} back={back}>
      <FormSection title="The category" lead="What shoppers read in the menu and above its products.">
        <TextInput label="Name" maxLength={60} autoComplete="off" required {...form.getInputProps('name')} />
        <Textarea
          label="Description"
          description="A sentence or two, shown to shoppers and search engines."
          autosize
          minRows={3}
          {...form.getInputProps('description')}
        />
        <TextInput
          label="URL"
          description={seen ? 'Links to the old address end when it changes.' : 'Made of the name when it is empty.'}
          maxLength={80}
          autoComplete="off"
          {...form.getInputProps('slug')}
        />
      </FormSection>
      <FormSection title="Place" lead="Its place among the others there is set in the tree.">
        <ParentField form={form} tree={tree} id={seen?._id ?? null} />
      </FormSection>
      <FormSection title="Picture" lead="Shown where categories are shown with pictures, as on the home page.">
        <PictureField known={picture} {...form.getInputProps('mediaId')} />
      </FormSection>
    </RecordForm>
  );
}

interface ParentProps {
  form: UseFormReturnType<CategoryForm>;
  tree: readonly CategoryRow[];
  id: string | null;
}

function ParentField({ form, tree, id }: ParentProps) {
  const parents = tree.filter(({ _id }) => fitsBelow(tree, id, _id));
  return (
    <Select
      label="Below"
      placeholder="At the top"
      data={parents.map(({ _id, path }) => ({ value: _id, label: path.join(' › ') }))}
      searchable
      clearable
      {...form.getInputProps('parentId')}
    />
  );
}
