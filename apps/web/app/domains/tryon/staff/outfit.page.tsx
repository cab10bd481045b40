import { outfitResource } from '@adunni/contracts/tryon/staff-outfits';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { privateMeta } from '../../../kit/page-meta.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { Facts, Section } from '../../../kit/resource/facts.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../kit/resource/resource-calls.ts';
import { shown } from '../../../kit/resource/shown.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { AnchorEditor } from './anchor-editor.tsx';
import classes from './outfits.module.css';
import { Preview } from './preview.tsx';
import { SizesEditor } from './sizes-editor.tsx';
import { StatusMoves } from './status-moves.tsx';
import { FITS, LAYERS, SLOTS } from './words.ts';

export const meta = () => privateMeta('Outfit');

export function clientLoader({ request, params: { id = '' } }: ClientLoaderFunctionArgs) {
  requireSession(request, outfitResource.access);
  return getRecord(outfitResource, id);
}

type Loaded = Awaited<ReturnType<typeof clientLoader>>;
export const handle = { crumb: ({ record }: Loaded) => record.product.name };

/** An outfit on four models and a figure, its anchors to be moved, its layers, and what staff decide about it. */
export default function OutfitPage() {
  const { record, version } = useLoaderData<typeof clientLoader>();
  // Saved anchors are another version, with which the editor begins anew.
  return <Outfit key={`${record._id}/${record.garmentVersion}`} record={record} version={version} />;
}

function Outfit({ record, version }: Loaded) {
  const [anchors, setAnchors] = useState(record.anchors);
  const { product, layers, quality, garmentVersion, versionTries } = record;
  const tries = `/admin/virtual-tryon/sessions?outfit=${record._id}&reached=finished`;
  return (
    <main>
      <PageHead title={product.name} lead="How this product is laid on a body in the fitting room.">
        <StatusMoves record={record} version={version} />
      </PageHead>
      <Facts
        facts={[
          ['Status', shown(outfitResource.columns.status, record.status)],
          ['Reason', record.statusReason],
          ['Kind', FITS[record.fit]],
          ['Covers', SLOTS[record.slot]],
          ['Version', garmentVersion],
          [
            'Tries',
            <Link key="tries" to={tries}>
              {record.tries}
            </Link>,
          ],
          [
            'Quality',
            quality === null ? 'No tries of this version yet' : `${quality}% of ${versionTries} not adjusted`,
          ],
          [
            'Product',
            <Link key="product" to={`/admin/products/edit/${product._id}`}>
              {product.name}
            </Link>,
          ],
        ]}
      />
      <Section title="Preview">
        <Preview outfit={{ ...record, tint: null, anchors, layers }} name={product.name} />
      </Section>
      <Section title="Anchors">
        <AnchorEditor record={record} version={version} anchors={anchors} onChange={setAnchors} />
      </Section>
      <Section title="Sizes">
        <SizesEditor key={version} record={record} version={version} />
      </Section>
      <Section title="Layers">
        <ul className={classes.layers}>
          {layers.map(({ _id, role, picture }) => (
            <li key={_id}>
              <span className={classes.layer}>
                <Picture picture={{ ...picture, dominant: 'transparent' }} sizes="140px" alt="" />
              </span>
              {LAYERS[role]}
            </li>
          ))}
        </ul>
      </Section>
    </main>
  );
}
