import { addDrawnOutfit, listDrawings } from '@adunni/contracts/tryon/drawings';
import { Button, Group, Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import classes from './outfits.module.css';

/** Leads to a choice of products that are drawn and have no outfit yet. */
export function DrawingsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Use a drawing
      </Button>
      {isOpen && <DrawingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function DrawingsDialog({ onClose }: { onClose: () => void }) {
  const [items, setItems] = useState<readonly { _id: string; title: string; maker: string }[] | null>(null);
  const [productId, setProductId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    callApi(listDrawings).then(
      (drawn) => setItems(drawn.items),
      (error: unknown) => setProblem(messageOf(error, 'Drawings could not be loaded. Please try again.')),
    );
  }, []);

  async function add(): Promise<void> {
    if (!productId) return;
    setBusy(true);
    setProblem(null);
    try {
      const { _id } = await callApi(addDrawnOutfit, { body: { productId } });
      await navigate(`/admin/virtual-tryon/outfits/${_id}`);
    } catch (error) {
      setProblem(messageOf(error, 'The outfit could not be made. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <Dialog title="Use a drawing" onClose={onClose}>
      <div className={classes.dialog}>
        {items?.length === 0 ? (
          <p>Every product that we have drawn has an outfit already.</p>
        ) : (
          <>
            <p>
              We have drawn these products in layers. The outfit is made at once, and waits in review like any other.
            </p>
            <Select
              label="Product"
              placeholder="Choose a product"
              searchable
              disabled={items === null}
              data={(items ?? []).map(({ _id, title, maker }) => ({ value: _id, label: `${title}, ${maker}` }))}
              value={productId}
              onChange={setProductId}
            />
          </>
        )}
        <FormProblem message={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          {items?.length !== 0 && (
            <Button loading={busy} disabled={!productId} onClick={() => void add()}>
              Make outfit
            </Button>
          )}
        </Group>
      </div>
    </Dialog>
  );
}
