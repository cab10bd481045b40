import { type FeatureRow, featureResource } from '@adunni/contracts/subscriptions/staff';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../../kit/resource/resource-calls.ts';
import { toast } from '../../../../kit/toasts.ts';
import { FeatureEditor, type FeatureValues } from './feature-editor.tsx';

export const meta = () => privateMeta('Edit a feature');
export const handle = { crumb: 'Edit' };

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  getRecord(featureResource, params.featureId ?? '');

const valuesOf = ({ _id, plans, ...values }: FeatureRow): FeatureValues => values;

export default function EditFeaturePage() {
  const { record, version } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  return (
    <main>
      <PageHead title={record.name} lead={record.plans.length > 0 ? `Held by ${record.plans.join(', ')}` : null} />
      <FeatureEditor
        initial={valuesOf(record)}
        seen={{ _id: record._id, version }}
        back="../.."
        onSaved={() => {
          toast('success', 'The feature is saved.');
          navigate('../..', { relative: 'path' });
        }}
      />
    </main>
  );
}
