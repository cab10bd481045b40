import type { Picture as PictureData } from '@adunni/contracts/fields';
import { MAX_SERVICE_PICTURES } from '@adunni/contracts/services/forms';
import { uploadServicePicture } from '@adunni/contracts/services/staff';
import { Button, FileButton, Input, TextInput } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../kit/api/call-api.ts';
import { uploadFile } from '../../../kit/api/upload-file.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { offerUndo, UndoNote } from '../../../kit/undo/undo.tsx';
import type { ServiceFormState } from './service-values.ts';
import classes from './services.module.css';

/** The pictures of a service: added, put in words, moved and taken out. */
export function ServicePictures({ form, initial }: { form: ServiceFormState; initial: readonly PictureData[] }) {
  const [known, setKnown] = useState(() => new Map(initial.map((picture) => [picture._id, picture])));
  const [sending, setSending] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const { pictures } = form.getValues();
  const { error } = form.getInputProps('pictures');

  async function add(files: File[]): Promise<void> {
    setProblem(null);
    const room = MAX_SERVICE_PICTURES - form.getValues().pictures.length;
    if (files.length > room) setProblem(`A service can have up to ${MAX_SERVICE_PICTURES} images.`);
    for (const file of files.slice(0, room)) {
      setSending((count) => count + 1);
      try {
        const { picture } = await uploadFile(uploadServicePicture, file, () => undefined);
        setKnown((all) => new Map(all).set(picture._id, picture));
        form.insertListItem('pictures', { mediaId: picture._id, alt: '' });
        form.clearFieldError('pictures');
      } catch (failure) {
        setProblem(messageOf(failure, `${file.name} could not be uploaded. Please try again.`));
      } finally {
        setSending((count) => count - 1);
      }
    }
  }

  function takeOut(index: number): void {
    const gone = pictures[index];
    if (!gone) return;
    form.removeListItem('pictures', index);
    offerUndo('pictures', 'Image removed.', () => form.insertListItem('pictures', gone, index));
  }

  return (
    <>
      <ul className={classes.pictures}>
        {pictures.map(({ mediaId }, index) => {
          const picture = known.get(mediaId);
          const number = index + 1;
          return (
            <li key={mediaId} className={classes.picture}>
              <div className={classes.frame}>{picture && <Picture picture={picture} sizes="14rem" alt="" />}</div>
              <TextInput
                aria-label={`Alt text of image ${number}`}
                placeholder="Alt text"
                maxLength={200}
                {...form.getInputProps(`pictures.${index}.alt`)}
              />
              <div className={classes.buttons}>
                {index > 0 && (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`Move image ${number} forward`}
                    onClick={() => form.reorderListItem('pictures', { from: index, to: index - 1 })}
                  >
                    Forward
                  </Button>
                )}
                <Button
                  variant="subtle"
                  size="xs"
                  color="red"
                  aria-label={`Remove image ${number}`}
                  onClick={() => takeOut(index)}
                >
                  Remove
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <div>
        <FileButton multiple accept="image/jpeg,image/png,image/webp" onChange={(files) => void add(files)}>
          {(props) => (
            <Button {...props} variant="default" loading={sending > 0}>
              Add images
            </Button>
          )}
        </FileButton>
      </div>
      <UndoNote place="pictures" />
      <p className={classes.problem} role="alert">
        {problem}
      </p>
      {error && <Input.Error>{error}</Input.Error>}
    </>
  );
}
