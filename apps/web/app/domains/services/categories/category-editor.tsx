import type { Picture as PictureData } from '@adunni/contracts/fields';
import { serviceCategoryResource } from '@adunni/contracts/services/categories';
import { type ServiceCategoryForm, serviceCategoryForm } from '@adunni/contracts/services/categories-forms';
import { uploadServicePicture } from '@adunni/contracts/services/staff';
import { Button, FileButton, Group, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../kit/api/call-api.ts';
import { uploadFile } from '../../../kit/api/upload-file.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { NumberField } from '../../../kit/resource/fields.tsx';
import { FormSection, RecordForm } from '../../../kit/resource/record-form.tsx';
import { useRecordForm } from '../../../kit/resource/use-record-form.ts';
import classes from './categories.module.css';

interface Props {
  initial: ServiceCategoryForm;
  picture: PictureData | null;
  /** The category with the version that was seen; null for a new one. */
  seen: { _id: string; version: number } | null;
  back: string;
  onSaved: (id: string) => void;
}

/** A category of services in a form. */
export function CategoryEditor({ initial, picture, seen, back, onSaved }: Props) {
  const state = useRecordForm<ServiceCategoryForm>({
    resource: serviceCategoryResource,
    schema: serviceCategoryForm,
    initial,
    seen,
    onSaved,
  });
  const { form } = state;
  return (
    <RecordForm state={state} action={seen ? 'Save' : 'Create the category'} back={back}>
      <FormSection title="The category" lead="What people read above its services.">
        <TextInput label="Name" maxLength={60} autoComplete="off" required {...form.getInputProps('name')} />
        <Textarea label="Description" autosize minRows={3} {...form.getInputProps('description')} />
        <TextInput
          label="URL"
          description={seen ? 'Links to the old address end when it changes.' : 'Made of the name when it is empty.'}
          maxLength={80}
          autoComplete="off"
          {...form.getInputProps('slug')}
        />
        <NumberField
          label="Sort order"
          description="The lowest comes first."
          required
          {...form.getInputProps('position')}
        />
      </FormSection>
      <FormSection title="Picture">
        <PictureField known={picture} {...form.getInputProps('mediaId')} />
      </FormSection>
    </RecordForm>
  );
}

interface PictureFieldProps {
  known: PictureData | null;
  value?: string | null;
  onChange?: (mediaId: string | null) => void;
  error?: ReactNode;
}

function PictureField({ known, value, onChange, error }: PictureFieldProps) {
  const [picture, setPicture] = useState(known);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function take(file: File | null): Promise<void> {
    if (!file) return;
    setProblem(null);
    setBusy(true);
    try {
      const answer = await uploadFile(uploadServicePicture, file, () => undefined);
      setPicture(answer.picture);
      onChange?.(answer.picture._id);
    } catch (failure) {
      setProblem(messageOf(failure, 'The picture could not be uploaded. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {value && picture && (
        <div className={classes.picture}>
          <Picture picture={picture} sizes="14rem" alt="The chosen picture" />
        </div>
      )}
      <Group>
        <FileButton accept="image/jpeg,image/png,image/webp" onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={busy}>
              {value ? 'Choose another picture' : 'Choose a picture'}
            </Button>
          )}
        </FileButton>
        {value && (
          <Button variant="subtle" color="red" onClick={() => onChange?.(null)}>
            Take out
          </Button>
        )}
      </Group>
      <FormProblem message={problem ?? (error ? String(error) : null)} />
    </>
  );
}
