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
  const { choices, ...loaded } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const session = useSession();
  const [saved, setSaved] = useState<{ count: number; seen: typeof loaded } | null>(null);
  // The form begins anew on what is stored once that is here: values and version of one moment, never of two.
  const ofThis = saved?.seen.record._id === loaded.record._id ? saved : null;
  const { record, version } = ofThis?.seen ?? loaded;

  async function afterSave(): Promise<void> {
    // Without an answer the form stays as it was sent, and its next save says that it is not of now.
    const seen = await getRecord(productResource, record._id).catch(() => null);
    if (seen) setSaved((before) => ({ count: (before?.count ?? 0) + 1, seen }));
    toast('success', 'Product saved.');
    await revalidate();
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
        key={`${record._id} ${ofThis?.count ?? 0}`}
        choices={choices}
        seen={{ record, version }}
        onSaved={() => void afterSave()}
      />
    </main>
  );
}
