import {
  DOCUMENT_KINDS,
  DOCUMENT_NAMES,
  DOCUMENT_STATUSES,
  type DocumentKind,
  getMakerDocument,
  type MakerDocument,
  removeMakerDocument,
  type Shop,
  submitShop,
  uploadMakerDocument,
} from '@adunni/contracts/makers/verification';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf, request } from '../../../kit/api/call-api.ts';
import { shortDay } from '../../../kit/dates.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { saveFile } from '../../../kit/save-file.ts';
import { toast } from '../../../kit/toasts.ts';
import { sizeOf } from '../verification/file-size.ts';
import { FileField } from './file-field.tsx';
import { inTurn } from './in-turn.ts';
import classes from './shop.module.css';
import { useShopUpload } from './use-shop-upload.ts';

interface Props {
  shop: Shop;
  onChange: (shop: Shop) => void;
}

const TYPES = 'application/pdf,image/jpeg,image/png,image/webp';

/** The documents that a maker is verified by, and the button that sends them. */
export function ShopDocuments({ shop, onChange }: Props) {
  const isOpen = shop.status === 'refused' || (shop.status === 'pending' && !shop.submittedAt);
  if (!isOpen && shop.documents.length === 0) return null;
  return (
    <div className={classes.form}>
      <FormSection
        title="Documents"
        lead="PDF or image, up to 10 MB each. Only our staff can see them. Every view is logged."
      >
        {DOCUMENT_KINDS.map((kind) => (
          <Documents key={kind} shop={shop} onChange={onChange} kind={kind} isOpen={isOpen} />
        ))}
        {isOpen && <Submission shop={shop} onChange={onChange} />}
      </FormSection>
    </div>
  );
}

function Documents({ shop, onChange, kind, isOpen }: Props & { kind: DocumentKind; isOpen: boolean }) {
  const { sent, problem, upload } = useShopUpload(onChange);
  const { label, hint } = DOCUMENT_NAMES[kind];
  const documents = shop.documents.filter((document) => document.kind === kind);
  if (!isOpen && documents.length === 0) return null;
  return (
    <section className={classes.kind} aria-label={label}>
      <h3>{label}</h3>
      <ul className={classes.documents}>
        {documents.map((document) => (
          <DocumentLine key={document._id} document={document} isOpen={isOpen} onChange={onChange} />
        ))}
      </ul>
      {isOpen && (
        <FileField
          action={`Add: ${label.toLowerCase()}`}
          hint={`${hint} Choose a file or drag it here.`}
          accept={TYPES}
          sent={sent}
          problem={problem}
          onFile={(file) => upload(uploadMakerDocument, { kind }, file)}
        />
      )}
    </section>
  );
}

interface LineProps extends Pick<Props, 'onChange'> {
  document: MakerDocument;
  isOpen: boolean;
}

function DocumentLine({ document, isOpen, onChange }: LineProps) {
  const params = { _id: document._id };
  const name = `${DOCUMENT_NAMES[document.kind].label}, ${shortDay(document.uploadedAt)}`;

  async function attempt(work: () => Promise<void>, fallback: string): Promise<void> {
    await work().catch((error) => toast('error', messageOf(error, fallback)));
  }
  const save = async () => {
    const end = document.contentType === 'application/pdf' ? 'pdf' : 'webp';
    await saveFile(await request(getMakerDocument, { params }), `${document.kind}.${end}`);
  };
  const remove = async () => onChange(await inTurn(() => callApi(removeMakerDocument, { params })));

  return (
    <li>
      <StatusLabel of={DOCUMENT_STATUSES} is={document.status} />
      <span className={classes.hint}>
        {document.contentType === 'application/pdf' ? 'PDF' : 'Image'}, {sizeOf(document.bytes)},{' '}
        {shortDay(document.uploadedAt)}
      </span>
      <Button
        variant="subtle"
        aria-label={`Save ${name}`}
        onClick={() => attempt(save, 'The document could not be opened. Please try again.')}
      >
        Save
      </Button>
      {isOpen && (
        <Button
          variant="subtle"
          color="red"
          aria-label={`Remove ${name}`}
          onClick={() => attempt(remove, 'The document could not be removed. Please try again.')}
        >
          Remove
        </Button>
      )}
    </li>
  );
}

function Submission({ shop, onChange }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      onChange(await inTurn(() => callApi(submitShop)));
      toast('success', 'Documents submitted. Thank you.');
    } catch (error) {
      setProblem(messageOf(error, 'Your documents could not be submitted. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <FormProblem message={problem} />
      <Group>
        <Button size="md" loading={busy} disabled={shop.documents.length === 0} onClick={send}>
          Submit for verification
        </Button>
      </Group>
    </>
  );
}
