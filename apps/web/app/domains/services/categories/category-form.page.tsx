import { serviceCategoryResource } from '@adunni/contracts/services/categories';
import { serviceCategoryForm } from '@adunni/contracts/services/categories-forms';
import { uploadServicePicture } from '@adunni/contracts/services/staff';
import { FormPicture } from '../../../kit/forms/picture-field.tsx';
import { FormNumber, FormProse, FormText } from '../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { VIEWED } from '../../../kit/resource/paths.ts';

const page = formPage(serviceCategoryResource, {
  schema: serviceCategoryForm,
  initial: { position: 100 },
  values: ({ picture }) => ({ mediaId: picture?._id ?? null }),
  fields: ({ record }) => (
    <>
      <FormSection title="Category" lead="Shown to customers above the services.">
        <FormText name="name" label="Name" maxLength={60} required />
        <FormProse name="description" label="Description" minRows={3} />
        <FormText
          name="slug"
          label="URL slug"
          description={record ? 'Changing it breaks existing links.' : 'Leave empty to create it from the name.'}
          maxLength={80}
        />
        <FormNumber name="position" label="Sort order" description="Lower numbers first." required />
      </FormSection>
      <FormSection title="Image">
        <FormPicture
          name="mediaId"
          upload={uploadServicePicture}
          known={record?.picture ?? null}
          frame={{ width: '14rem', aspectRatio: '4 / 3' }}
        />
      </FormSection>
    </>
  ),
  add: { title: 'Add a service category' },
  edit: { title: 'Edit a service category' },
  paths: VIEWED,
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
