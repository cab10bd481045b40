import { type PlanningCase, withdrawCase } from '@adunni/contracts/planning/cases';
import { BEFORE_AGREEMENT, isStage } from '@adunni/contracts/planning/stages';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';

/** Takes a request back while nothing is agreed. */
export function Withdraw({ planned: { _id: caseId, stage } }: { planned: PlanningCase }) {
  const [isOpen, setOpen] = useState(false);
  if (!isStage(stage, BEFORE_AGREEMENT)) return null;
  return (
    <div>
      <button type="button" className={button.outline} onClick={() => setOpen(true)}>
        Withdraw request
      </button>
      {isOpen && (
        <ChangeDialog
          title="Withdraw the request"
          action="Withdraw request"
          done="Request withdrawn."
          fallback="The request could not be withdrawn."
          isDestructive
          change={() => callApi(withdrawCase, { params: { caseId } })}
          onClose={() => setOpen(false)}
        >
          <p>We stop planning, and this conversation is closed. Nothing was charged.</p>
        </ChangeDialog>
      )}
    </div>
  );
}
