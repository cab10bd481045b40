import { MAKER_MOVES, moveOwnOutfit, type OwnOutfit } from '@adunni/contracts/tryon/own-outfits';
import { Button } from '@mantine/core';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';

type Status = OwnOutfit['status'];

/** What the button says that leads on from each status, and what is said afterwards. */
const MOVES: Record<Status, readonly [action: string, done: string]> = {
  draft: ['Submit for review', 'Submitted for review.'],
  submitted: ['Cancel review', 'Review cancelled. You can edit it again.'],
  checked: ['Cancel review', 'Review cancelled. You can edit it again.'],
  live: ['Withdraw', 'Withdrawn. Customers can’t try it on any more.'],
  withdrawn: ['Edit', 'Back to draft. Submit it again when it is ready.'],
};

interface Props {
  productId: string;
  outfit: OwnOutfit;
  isDirty: boolean;
}

/** Leads a maker’s outfit from one status to the next. */
export function StatusActions({ productId, outfit: { status, version }, isDirty }: Props) {
  const [to] = MAKER_MOVES[status];
  const [action, done] = MOVES[status];
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
