import { getCategoryTree } from '@adunni/contracts/catalog/categories';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { toast } from '../../../kit/toasts.ts';
import { CategoryEditor } from './category-editor.tsx';
import { fitsBelow } from './tree/tree.rules.ts';

export const meta = () => privateMeta('Add a category');
export const handle = { crumb: 'Add' };
export const clientLoader = () => callApi(getCategoryTree);

export default function AddCategoryPage() {
  const { items } = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const parent = search.get('parent') ?? '';
  return (
    <main>
      <PageHead title="Add a category" />
      <CategoryEditor
        tree={items}
        initial={{
          ...{ name: '', slug: '', description: '', mediaId: null },
          parentId: fitsBelow(items, null, parent) ? parent : null,
        }}
        picture={null}
        seen={null}
        back="../all"
        onSaved={(id) => {
          toast('success', 'The category is created.');
          navigate(`../view/${id}`, { relative: 'path' });
        }}
      />
    </main>
  );
}
