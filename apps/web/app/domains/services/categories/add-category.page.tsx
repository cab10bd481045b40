import { useNavigate } from 'react-router';
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { toast } from '../../../kit/toasts.ts';
import { CategoryEditor } from './category-editor.tsx';

export const meta = () => privateMeta('Add a service category');
export const handle = { crumb: 'Add' };

export default function AddCategoryPage() {
  const navigate = useNavigate();
  return (
    <main>
      <PageHead title="Add a service category" />
      <CategoryEditor
        initial={{ name: '', slug: '', description: '', position: 100, mediaId: null }}
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
