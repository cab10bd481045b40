import { getCaseIcs, type PlanningCase } from '@adunni/contracts/planning/cases';
import { request } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { saveFile } from '../../../kit/save-file.ts';

/** Saves the days of a celebration for a calendar. */
export function CalendarFile({ planned: { _id, number } }: { planned: Pick<PlanningCase, '_id' | 'number'> }) {
  const saved = 'Calendar file saved. Open it to add the dates to your calendar.';
  const { busy, problem, run } = useChange(saved, 'The file could not be created.', () => undefined);
  const save = async () => saveFile(await request(getCaseIcs, { params: { caseId: _id } }), `${number}.ics`);
  return (
    <>
      <button type="button" className={button.outline} disabled={busy} onClick={() => void run(save)}>
        Add to calendar
      </button>
      <FormProblem message={problem} />
    </>
  );
}
