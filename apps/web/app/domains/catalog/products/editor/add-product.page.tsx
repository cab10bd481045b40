import { listProductChoices } from '@adunni/contracts/catalog/products';
import { useLoaderData, useNavigate } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { toast } from '../../../../kit/toasts.ts';
import { ProductEditor } from './product-editor.tsx';

export const meta = () => privateMeta('Add a product');
export const handle = { crumb: 'Add' };
export const clientLoader = () => callApi(listProductChoices);

export default function AddProductPage() {
  const choices = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  return (
    <main>
      <PageHead title="Add a product" />
      <ProductEditor
        choices={choices}
        seen={null}
        onSaved={(id) => {
          toast('success', 'Product created.');
          navigate(`../edit/${id}`, { relative: 'path' });
        }}
      />
    </main>
  );
}
