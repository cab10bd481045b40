import { MAKER_MOVES, moveOwnOutfit, type OwnOutfit } from '@adunni/contracts/tryon/own-outfits';
import { Button } from '@mantine/core';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';

type Status = OwnOutfit['status'];

/** What the button of a move says, and what is said afterwards. */
const MOVES: Partial<Record<Status, readonly [action: string, done: string]>> = {
  submitted: ['Submit for review', 'Submitted for review.'],
  draft: ['Edit', 'Back to draft. It is reviewed again before customers can try it on.'],
  withdrawn: ['Withdraw', 'Withdrawn. Customers can’t try it on any more.'],
};

interface Props {
  productId: string;
  outfit: OwnOutfit;
  isDirty: boolean;
}

/** Leads a maker’s outfit from one status to the next. */
export function StatusActions({ productId, outfit: { status, version }, isDirty }: Props) {
  const [to] = MAKER_MOVES[status];
  const [action, done] = (to && MOVES[to]) ?? ['', ''];
  const { busy, problem, run } = useChange(done, 'The status could not be changed. Please try again.', () => {});
  if (!to) return null;
  return (
    <>
      <FormProblem message={problem} />
      <Button
        variant="default"
        loading={busy}
        disabled={isDirty}
        onClick={() => void run(() => callApi(moveOwnOutfit, { params: { productId }, body: { version, status: to } }))}
      >
        {action}
      </Button>
    </>
  );
}
