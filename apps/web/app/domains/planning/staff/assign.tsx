import { planningCaseResource, type StaffCase } from '@adunni/contracts/planning/staff';
import { NativeSelect } from '@mantine/core';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { updateRecord } from '../../../kit/resource/resource-calls.ts';

interface Props {
  record: StaffCase;
  version: number;
  staff: readonly { _id: string; name: string }[];
}

/** Who coordinates the case. */
export function Assign({ record: { _id, assignee }, version, staff }: Props) {
  const { busy, problem, run } = useChange(
    'Coordinator saved.',
    'The coordinator could not be saved.',
    () => undefined,
  );
  return (
    <div>
      <NativeSelect
        label="Coordinator"
        value={assignee?._id ?? ''}
        disabled={busy}
        onChange={({ currentTarget: { value } }) =>
          void run(() => updateRecord(planningCaseResource, _id, version, { assigneeId: value || null }))
        }
        data={[
          { value: '', label: 'Nobody yet' },
          ...staff.map((person) => ({ value: person._id, label: person.name })),
        ]}
      />
      <FormProblem message={problem} />
    </div>
  );
}
