import { listProductChoices, productResource } from '@adunni/contracts/catalog/products';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../../kit/resource/resource-calls.ts';
import { useSession } from '../../../../kit/session/use-session.ts';
import { toast } from '../../../../kit/toasts.ts';
import { PublicationStatus } from '../list/product-labels.tsx';
import { ProductEditor } from './product-editor.tsx';

export const meta = () => privateMeta('Edit a product');
export const handle = { crumb: 'Edit' };

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [seen, choices] = await Promise.all([
    getRecord(productResource, params.productId ?? ''),
    callApi(listProductChoices),
  ]);
  return { ...seen, choices };
}

export default function EditProductPage() {
  const { record, version, choices } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const session = useSession();
  // Each save begins a new form on what is stored now.
  const [saves, setSaves] = useState(0);

  async function afterSave(): Promise<void> {
    await revalidate();
    setSaves((count) => count + 1);
    toast('success', 'Product saved.');
  }

  return (
    <main>
      <PageHead title={record.title} lead={<PublicationStatus status={record.status} isPublic={record.isPublic} />}>
        {session?.role === 'Designer' && record.status !== 'archived' && (
          <Button component={Link} to={`/designer/products/try-on/${record._id}`} variant="default">
            Virtual try-on
          </Button>
        )}
        {record.isPublic && (
          <Button component={Link} to={`/products/${record._id}`} target="_blank" variant="default">
            View in shop
          </Button>
        )}
      </PageHead>
      <ProductEditor
        key={`${record._id} ${saves}`}
        choices={choices}
        seen={{ record, version }}
        onSaved={() => void afterSave()}
      />
    </main>
  );
}
