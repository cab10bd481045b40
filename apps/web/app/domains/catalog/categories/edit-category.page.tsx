import { categoryResource, getCategoryTree } from '@adunni/contracts/catalog/categories';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../kit/resource/resource-calls.ts';
import { toast } from '../../../kit/toasts.ts';
import { CategoryEditor } from './category-editor.tsx';

export const meta = () => privateMeta('Edit a category');
export const handle = { crumb: 'Edit' };

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [seen, { items }] = await Promise.all([
    getRecord(categoryResource, params.categoryId ?? ''),
    callApi(getCategoryTree),
  ]);
  return { ...seen, items };
}

export default function EditCategoryPage() {
  const { record, version, items } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const { _id, name, slug, description, parentId, picture } = record;
  return (
    <main>
      <PageHead title={name} />
      <CategoryEditor
        tree={items}
        initial={{ name, slug, description, parentId, mediaId: picture?._id ?? null }}
        picture={picture}
        seen={{ _id, version }}
        back={`../../view/${_id}`}
        onSaved={(id) => {
          toast('success', 'The category is saved.');
          navigate(`../../view/${id}`, { relative: 'path' });
        }}
      />
    </main>
  );
}
