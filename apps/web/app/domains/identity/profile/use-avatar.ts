import { removeAvatar, type User, uploadAvatar } from '@adunni/contracts/identity/identity';
import { useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { uploadFile } from '../../../kit/api/upload-file.ts';
import { toast } from '../../../kit/toasts.ts';
import { refusalOf } from './avatar-file.ts';

/** A picture on its way: where the browser shows it from, and how much has been sent, from 0 to 1. */
interface Upload {
  preview: string;
  sent: number;
}

/** Uploading and removing the avatar; `onChange` receives the person as they are afterwards. */
export function useAvatar(onChange: (user: User) => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = upload?.preview;
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);

  async function choose(file: File): Promise<void> {
    if (upload) return;
    const refusal = refusalOf(file);
    setProblem(refusal);
    if (refusal) return;
    setUpload({ preview: URL.createObjectURL(file), sent: 0 });
    try {
      const { user } = await uploadFile(uploadAvatar, file, (sent) =>
        setUpload((present) => present && { ...present, sent }),
      );
      onChange(user);
      toast('success', 'Photo updated.');
    } catch (error) {
      setProblem(messageOf(error, 'The image could not be uploaded. Please try again.'));
    } finally {
      setUpload(null);
    }
  }

  async function remove(): Promise<void> {
    setProblem(null);
    onChange((await callApi(removeAvatar)).user);
    toast('success', 'Photo removed.');
  }

  return { upload, problem, choose, remove };
}
