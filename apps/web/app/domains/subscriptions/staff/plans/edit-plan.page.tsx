import { type PlanRecord, planResource } from '@adunni/contracts/subscriptions/staff';
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { getRecord } from '../../../../kit/resource/resource-calls.ts';
import { toast } from '../../../../kit/toasts.ts';
import { loadFeatures, PlanEditor, type PlanValues } from './plan-editor.tsx';

export const meta = () => privateMeta('Edit a plan');
export const handle = { crumb: 'Edit' };

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const [plan, features] = await Promise.all([getRecord(planResource, params.planId ?? ''), loadFeatures()]);
  return { ...plan, features };
}

const valuesOf = ({ slug, name, tagline, position, isActive, features }: PlanRecord): PlanValues => ({
  slug,
  name,
  tagline,
  position,
  isActive,
  features: features.filter(({ isIncluded }) => isIncluded).map(({ featureId, limit }) => ({ featureId, limit })),
});

export default function EditPlanPage() {
  const { record, version, features } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  return (
    <main>
      <PageHead title={record.name} />
      <PlanEditor
        initial={valuesOf(record)}
        features={features}
        seen={{ _id: record._id, version }}
        back={`../../${record._id}`}
        onSaved={(id) => {
          toast('success', 'The plan is saved.');
          navigate(`../../${id}`, { relative: 'path' });
        }}
      />
    </main>
  );
}
