import { serviceCategoryResource } from '@adunni/contracts/services/categories';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../kit/resource/resource-calls.ts';
import { toast } from '../../../kit/toasts.ts';
import { CategoryEditor } from './category-editor.tsx';

export const meta = () => privateMeta('Edit a service category');
export const handle = { crumb: 'Edit' };

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  getRecord(serviceCategoryResource, params.categoryId ?? '');

export default function EditCategoryPage() {
  const { record, version } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const { _id, name, slug, description, position, picture } = record;
  return (
    <main>
      <PageHead title={name} />
      <CategoryEditor
        initial={{ name, slug, description, position, mediaId: picture?._id ?? null }}
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
