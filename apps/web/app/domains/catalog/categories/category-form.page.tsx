import { categoryResource, getCategoryTree } from '@adunni/contracts/catalog/categories';
import { categoryForm } from '@adunni/contracts/catalog/categories-forms';
import { uploadProductPicture } from '@adunni/contracts/catalog/products';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormPicture } from '../../../kit/forms/picture-field.tsx';
import { FormSelect } from '../../../kit/resource/form/choice-fields.tsx';
import { FormProse, FormText } from '../../../kit/resource/form/form-fields.tsx';
import { formPage } from '../../../kit/resource/form/form-page.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { VIEWED } from '../../../kit/resource/paths.ts';
import { fitsBelow } from './tree/tree.rules.ts';

const page = formPage(categoryResource, {
  schema: categoryForm,
  load: async (request) => {
    const { items } = await callApi(getCategoryTree);
    return { tree: items, parent: new URL(request.url).searchParams.get('parent') ?? '' };
  },
  initial: ({ tree, parent }) => ({ parentId: fitsBelow(tree, null, parent) ? parent : null }),
  values: ({ picture }) => ({ mediaId: picture?._id ?? null }),
  fields: ({ record, loaded: { tree } }) => (
    <>
      <FormSection title="Category" lead="Shown in the menu and above its products.">
        <FormText name="name" label="Name" maxLength={60} required />
        <FormProse
          name="description"
          label="Description"
          description="One or two sentences, shown to customers and search engines."
          minRows={3}
        />
        <FormText
          name="slug"
          label="URL"
          description={record ? 'Changing it breaks existing links.' : 'Leave empty to create it from the name.'}
          maxLength={80}
        />
      </FormSection>
      <FormSection title="Position" lead="Set the sort order in the category list.">
        <FormSelect
          name="parentId"
          label="Parent category"
          placeholder="Top level"
          data={tree
            .filter(({ _id }) => fitsBelow(tree, record?._id ?? null, _id))
            .map(({ _id, path }) => ({ value: _id, label: path.join(' › ') }))}
        />
      </FormSection>
      <FormSection title="Image" lead="Shown on the home page, for example.">
        <FormPicture
          name="mediaId"
          upload={uploadProductPicture}
          known={record?.picture ?? null}
          frame={{ width: '10rem', aspectRatio: '4 / 5' }}
        />
      </FormSection>
    </>
  ),
  paths: VIEWED,
});

export const { clientLoader, meta, handle } = page;
export default page.Page;
