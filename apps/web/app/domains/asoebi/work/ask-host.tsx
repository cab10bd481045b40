import type { WorkSet } from '@adunni/contracts/asoebi/production';
import type { MakerWork } from '@adunni/contracts/asoebi/proposals';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { suggestMessage } from '../../conversations/public/drafts.ts';
import { reachQuestion } from './handover.rules.ts';

interface Props {
  work: Pick<MakerWork, '_id' | 'talk'>;
  /** The sets that are delivered. */
  sets: readonly WorkSet[];
  onAsk?: () => void;
  children: ReactNode;
}

/** Leads to the conversation with the host, where the question about these sets is begun; nothing while it is closed. */
export function AskHost({ work: { _id, talk }, sets, onAsk, children }: Props) {
  if (!talk?.isOpen || sets.length === 0) return null;

  function ask(): void {
    onAsk?.();
    suggestMessage(_id, reachQuestion(sets));
  }

  return (
    <Button size="md" variant="default" me="auto" onClick={ask}>
      {children}
    </Button>
  );
}
