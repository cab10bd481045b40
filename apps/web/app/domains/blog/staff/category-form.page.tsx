import { blogCategoryResource } from '@adunni/contracts/blog/categories';
import { blogCategoryForm } from '@adunni/contracts/blog/forms';
import { FormNumber, FormProse, FormText } from '../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { LISTED } from '../../../kit/resource/paths.ts';

const page = formPage(blogCategoryResource, {
  schema: blogCategoryForm,
  initial: { position: 100 },
  fields: ({ record }) => (
    <FormSection title="Category" lead="Shown to readers above the posts.">
      <FormText name="name" label="Name" maxLength={60} required />
      <FormProse name="description" label="Description" minRows={2} />
      <FormText
        name="slug"
        label="URL slug"
        description={record ? 'Changing it breaks existing links.' : 'Leave empty to create it from the name.'}
        maxLength={80}
      />
      <FormNumber name="position" label="Sort order" description="Lower numbers first." required />
    </FormSection>
  ),
  add: { title: 'Add a blog category' },
  edit: { title: 'Edit a blog category' },
  paths: LISTED,
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
