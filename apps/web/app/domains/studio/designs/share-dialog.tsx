import { sharedPath } from '@adunni/contracts/studio/addresses';
import {
  askToPublish,
  type Design,
  PUBLICATION_STATUSES,
  shareDesign,
  stopSharing,
  unpublishDesign,
} from '@adunni/contracts/studio/designs';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import buttons from '../../../kit/button.module.css';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import classes from './designs.module.css';

interface Props {
  design: Design;
  onChange: (design: Design) => void;
  onClose: () => void;
}

type Change = typeof shareDesign | typeof stopSharing | typeof askToPublish | typeof unpublishDesign;

/** Who may see a design: by its link, and in the gallery once our team has agreed. */
export function ShareDialog({ design, onChange, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function change(call: Change): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      onChange((await callApi(call, { params: { designId: design._id } })).design);
    } catch (error) {
      setProblem(messageOf(error, 'This could not be changed. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  const parts = { design, busy, change };
  return (
    <Dialog title={`Share ${design.name}`} onClose={onClose} size="lg">
      <Stack gap="lg">
        <LinkPart {...parts} />
        <GalleryPart {...parts} />
        <FormProblem message={problem} />
      </Stack>
    </Dialog>
  );
}

interface PartProps {
  design: Design;
  busy: boolean;
  change: (call: Change) => Promise<void>;
}

function LinkPart({ design: { name, shareToken, publication }, busy, change }: PartProps) {
  const url = shareToken && `${window.location.origin}${sharedPath(shareToken)}`;
  return (
    <section className={classes.part} aria-labelledby="share-link">
      <h3 id="share-link">Link</h3>
      {!url && publication === 'removed' && <p>This design was removed by our team and can’t be shared.</p>}
      {!url && publication !== 'removed' && (
        <>
          <p>Anyone with the link can see the design and your first name.</p>
          <Button loading={busy} onClick={() => void change(shareDesign)}>
            Create link
          </Button>
        </>
      )}
      {url && (
        <>
          <TextInput aria-label="Link" value={url} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
          <Group gap="xs">
            <CopyButton text={url} what="Link" className={buttons.outline}>
              Copy link
            </CopyButton>
            <a
              href={`https://wa.me/?text=${encodeURIComponent(`${name}, designed on Adunni: ${url}`)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttons.outline}
            >
              Share on WhatsApp
            </a>
            <Button variant="subtle" loading={busy} onClick={() => void change(stopSharing)}>
              Stop sharing
            </Button>
          </Group>
        </>
      )}
    </section>
  );
}

function GalleryPart({ design: { publication, publicationReason }, busy, change }: PartProps) {
  const isAsked = publication === 'waiting' || publication === 'published';
  return (
    <section className={classes.part} aria-labelledby="share-gallery">
      <h3 id="share-gallery">Gallery</h3>
      {publication !== 'private' && (
        <p>
          <StatusLabel of={PUBLICATION_STATUSES} is={publication} /> {publicationReason}
        </p>
      )}
      {!isAsked && <p>Our team reviews each design. Then everybody can see it, with your first name.</p>}
      <Button variant="default" loading={busy} onClick={() => void change(isAsked ? unpublishDesign : askToPublish)}>
        {isAsked ? (publication === 'waiting' ? 'Cancel request' : 'Remove from gallery') : 'Ask to publish'}
      </Button>
    </section>
  );
}
