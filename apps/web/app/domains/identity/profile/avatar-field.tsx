import type { User } from '@adunni/contracts/identity/identity';
import { Button } from '@mantine/core';
import { type ChangeEvent, Suspense, useId, useState } from 'react';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { lazy } from '../../../kit/lazy.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import classes from './avatar-field.module.css';
import { AVATAR_TYPES } from './avatar-file.ts';
import { useAvatar } from './use-avatar.ts';

const ConfirmDialog = lazy(() =>
  import('../../../kit/dialogs/confirm-dialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
);

/** The picture of a person, with ways to replace and remove it. A file may also be dropped on the field. */
export function AvatarField({ user, onChange }: { user: User; onChange: (user: User) => void }) {
  const { upload, problem, choose, remove } = useAvatar(onChange);
  const [isAsking, setAsking] = useState(false);
  const hintId = useId();

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    if (file) void choose(file);
  }

  return (
    <div className={classes.field}>
      <div className={classes.row}>
        <span className={classes.picture}>
          <Face user={user} preview={upload?.preview} />
        </span>
        {/* The input lies over the whole label, so that a file dropped on it is taken without a script. */}
        <label className={classes.drop} data-busy={upload ? '' : undefined}>
          <input
            type="file"
            accept={AVATAR_TYPES.join(',')}
            aria-describedby={hintId}
            disabled={upload !== null}
            onChange={take}
          />
          <span className={classes.action}>{user.avatar ? 'Replace photo' : 'Choose a photo'}</span>
          <span className={classes.hint} id={hintId}>
            or drag it here. JPEG, PNG or WebP, up to 5 MB.
          </span>
        </label>
      </div>
      <div role="status" className={classes.progress}>
        {upload && (
          <>
            <progress max={1} value={upload.sent} aria-label="Upload" />
            <span>{upload.sent < 1 ? 'Uploading…' : 'Almost done…'}</span>
          </>
        )}
      </div>
      <FormProblem message={problem} />
      {user.avatar && !upload && (
        <Button variant="subtle" color="red" className={classes.remove} onClick={() => setAsking(true)}>
          Remove photo
        </Button>
      )}
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title="Remove your photo?"
            action="Remove"
            fallback="The photo could not be removed. Please try again."
            onConfirm={remove}
            onClose={() => setAsking(false)}
          >
            Your initials will be shown instead.
          </ConfirmDialog>
        )}
      </Suspense>
    </div>
  );
}

function Face({ user, preview }: { user: User; preview: string | undefined }) {
  if (preview) return <img src={preview} alt="" />;
  if (user.avatar) return <Picture picture={user.avatar} sizes="6rem" alt="Your photo" />;
  return (
    <span aria-hidden="true">
      {user.firstName.charAt(0)}
      {user.lastName.charAt(0)}
    </span>
  );
}
