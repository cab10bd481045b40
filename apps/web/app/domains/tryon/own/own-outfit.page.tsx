import { OUTFIT_STATUSES } from '@adunni/contracts/tryon/outfits';
import { getOwnOutfit } from '@adunni/contracts/tryon/own-outfits';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { shown } from '../../../kit/resource/shown.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { Preview } from '../staff/preview.tsx';
import { DrawingSection } from './drawing-section.tsx';
import { OutfitEditor } from './outfit-editor.tsx';
import { StatusActions } from './status-actions.tsx';

export const meta = () => privateMeta('Virtual try-on');
export const handle = { crumb: 'Virtual try-on' };

export function clientLoader({ request, params: { productId = '' } }: ClientLoaderFunctionArgs) {
  requireSession(request, getOwnOutfit.access);
  return callApi(getOwnOutfit, { params: { productId } });
}

const VISIBLE_TO: Record<keyof typeof OUTFIT_STATUSES, string> = {
  draft: 'You',
  submitted: 'You and our reviewers',
  checked: 'You and our reviewers',
  live: 'Premium customers',
  withdrawn: 'You',
};

/** How a maker’s own product is tried on: made here of a photo or of our drawing, submitted, and looked at while it is reviewed or live. */
export default function OwnOutfitPage() {
  const { product, outfit } = useLoaderData<typeof clientLoader>();
  // What was made of the drawing is another outfit, with which the editor begins anew as soon as it is loaded.
  const [drawn, setDrawn] = useState<readonly number[]>([]);
  const loaded = drawn.findLast((version) => version <= (outfit?.version ?? 0)) ?? 0;
  return (
    <main>
      <PageHead title="Virtual try-on" lead={product.title}>
        <Button component={Link} to={`/designer/products/edit/${product._id}`} variant="default">
          Edit product
        </Button>
        {outfit && outfit.status !== 'draft' && (
          <StatusActions productId={product._id} outfit={outfit} isDirty={false} />
        )}
      </PageHead>
      {outfit && (
        <Facts
          facts={[
            ['Status', shown(['Status', OUTFIT_STATUSES], outfit.status)],
            ['Visible to', VISIBLE_TO[outfit.status]],
            ['Feedback', outfit.statusReason],
          ]}
        />
      )}
      {!outfit || outfit.status === 'draft' ? (
        <>
          {product.isDrawn && (
            <DrawingSection
              productId={product._id}
              outfit={outfit}
              onMade={(version) => setDrawn((before) => [...before, version])}
            />
          )}
          <OutfitEditor key={`${product._id}/${loaded}`} product={product} outfit={outfit} />
        </>
      ) : (
        <Section title="Preview">
          <Preview outfit={{ ...outfit, _id: product._id, tint: null }} name={product.title} />
        </Section>
      )}
    </main>
  );
}
