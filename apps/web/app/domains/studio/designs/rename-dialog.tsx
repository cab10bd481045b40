import { DESIGN_NAME, type Design } from '@adunni/contracts/studio/designs';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';

interface Props {
  design: Design;
  onRename: (design: Design, name: string) => Promise<void>;
  onClose: () => void;
}

/** Gives a design another name. */
export function RenameDialog({ design, onRename, onClose }: Props) {
  const [name, setName] = useState(design.name);
  const isAskedAgain = design.publication === 'published';
  return (
    <ChangeDialog
      title="Rename design"
      action="Save name"
      done="Design renamed."
      fallback="The design could not be renamed. Please try again."
      isReady={name.trim() !== '' && name.trim() !== design.name}
      change={() => onRename(design, name)}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        value={name}
        maxLength={DESIGN_NAME}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        data-autofocus
      />
      {isAskedAgain && <p>It leaves the gallery until our team has reviewed the new name.</p>}
    </ChangeDialog>
  );
}
