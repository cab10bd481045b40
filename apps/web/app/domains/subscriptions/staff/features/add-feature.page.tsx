import { useNavigate } from 'react-router';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { toast } from '../../../../kit/toasts.ts';
import { FeatureEditor, type FeatureValues } from './feature-editor.tsx';

export const meta = () => privateMeta('Add a feature');
export const handle = { crumb: 'Add' };

const NEW: FeatureValues = {
  key: '',
  name: '',
  description: '',
  unit: '',
  isMetered: false,
  trialLimit: null,
  position: 10,
};

export default function AddFeaturePage() {
  const navigate = useNavigate();
  return (
    <main>
      <PageHead title="Add a feature" />
      <FeatureEditor
        initial={NEW}
        seen={null}
        back=".."
        onSaved={() => {
          toast('success', 'The feature is created.');
          navigate('..', { relative: 'path' });
        }}
      />
    </main>
  );
}
