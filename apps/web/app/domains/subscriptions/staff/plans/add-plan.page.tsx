import { useLoaderData, useNavigate } from 'react-router';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { toast } from '../../../../kit/toasts.ts';
import { loadFeatures, PlanEditor, type PlanValues } from './plan-editor.tsx';

export const meta = () => privateMeta('Add a plan');
export const handle = { crumb: 'Add' };
export const clientLoader = loadFeatures;

const NEW: PlanValues = { slug: '', name: '', tagline: '', position: 10, isActive: false, features: [] };

export default function AddPlanPage() {
  const features = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  return (
    <main>
      <PageHead title="Add a plan" lead="It needs a price before it is offered; that comes next." />
      <PlanEditor
        initial={NEW}
        features={features}
        seen={null}
        back=".."
        onSaved={(id) => {
          toast('success', 'The plan is created.');
          navigate(`../${id}`, { relative: 'path' });
        }}
      />
    </main>
  );
}
