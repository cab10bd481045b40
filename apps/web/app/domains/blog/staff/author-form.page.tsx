import { blogAuthorResource } from '@adunni/contracts/blog/categories';
import { blogAuthorForm } from '@adunni/contracts/blog/forms';
import { getPostChoices } from '@adunni/contracts/blog/staff';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormSelect } from '../../../kit/resource/form/choice-fields.tsx';
import { FormProse, FormText } from '../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { LISTED } from '../../../kit/resource/paths.ts';

const page = formPage(blogAuthorResource, {
  schema: blogAuthorForm,
  load: () => callApi(getPostChoices),
  initial: {},
  fields: ({ record, loaded: { accounts } }) => (
    <FormSection title="Author" lead="Shown below their posts and on a page of their own.">
      <FormText name="name" label="Name" maxLength={80} required />
      <FormText name="role" label="Role" description="For example: Master tailor, Lagos." maxLength={80} />
      <FormProse name="biography" label="Biography" minRows={4} maxRows={12} />
      <FormText
        name="slug"
        label="URL slug"
        description={record ? 'Changing it breaks existing links.' : 'Leave empty to create it from the name.'}
        maxLength={80}
      />
      <FormSelect
        name="userId"
        label="Account"
        description="Whose this is; their biography goes when the account is deleted."
        data={accounts}
      />
    </FormSection>
  ),
  add: { title: 'Add a blog author' },
  edit: { title: 'Edit a blog author' },
  paths: LISTED,
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
