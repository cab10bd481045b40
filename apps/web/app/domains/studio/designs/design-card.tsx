import { ownDesignPath } from '@adunni/contracts/studio/addresses';
import { type Design, PUBLICATION_STATUSES } from '@adunni/contracts/studio/designs';
import { GARMENTS, garmentOf } from '@adunni/contracts/studio/garments';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { shortDay } from '../../../kit/dates.ts';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { useSession } from '../../../kit/session/use-session.ts';
import { productPath, useSelling } from '../selling/use-selling.ts';
import { DesignPicture } from './design-picture.tsx';
import classes from './designs.module.css';
import { RenameDialog } from './rename-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import type { DesignsState } from './use-designs.ts';

interface Props {
  design: Design;
  state: DesignsState;
}

/** A saved design with what can be done with it. */
export function DesignCard({ design, state }: Props) {
  const [opened, setOpened] = useState<'rename' | 'share' | null>(null);
  const { _id, name, recipe, publication, publicationReason, visibility, updatedAt, version, productId } = design;
  const isSeller = useSession()?.role === 'Designer';
  const { state: selling, sell } = useSelling();
  const garment = garmentOf(recipe);
  const onClose = () => setOpened(null);
  return (
    <li>
      <Link to={ownDesignPath(_id)} className={classes.frame} tabIndex={-1} aria-hidden>
        <DesignPicture picture={design.picture} />
      </Link>
      <h2>
        <Link to={ownDesignPath(_id)}>{name}</Link>
      </h2>
      <p className={classes.facts}>
        {garment && `${GARMENTS[garment].label}. `}Changed {shortDay(updatedAt)}.{' '}
        {visibility === 'link' && 'Shared by link.'}
      </p>
      {publication !== 'private' && (
        <p className={classes.facts}>
          <StatusLabel of={PUBLICATION_STATUSES} is={publication} />
          {publicationReason && <span className={classes.reason}>{publicationReason}</span>}
        </p>
      )}
      <div className={classes.does}>
        <Button variant="subtle" px="xs" onClick={() => setOpened('share')} aria-label={`Share ${name}`}>
          Share
        </Button>
        <Button variant="subtle" px="xs" onClick={() => setOpened('rename')} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <Button variant="subtle" px="xs" onClick={() => void state.copy(design)} aria-label={`Copy ${name}`}>
          Copy
        </Button>
        <Button variant="subtle" px="xs" onClick={() => void state.remove(design)} aria-label={`Delete ${name}`}>
          Delete
        </Button>
        {isSeller && productId && (
          <Button
            variant="subtle"
            px="xs"
            component={Link}
            to={productPath(productId)}
            aria-label={`Edit product: ${name}`}
          >
            Edit product
          </Button>
        )}
        {isSeller && !productId && publication !== 'removed' && (
          <Button
            variant="subtle"
            px="xs"
            loading={selling !== 'idle'}
            onClick={() => void sell(async () => ({ _id, version }))}
            aria-label={`Sell ${name}`}
          >
            Sell
          </Button>
        )}
      </div>
      {opened === 'rename' && <RenameDialog design={design} onRename={state.rename} onClose={onClose} />}
      {opened === 'share' && <ShareDialog design={design} onChange={state.put} onClose={onClose} />}
    </li>
  );
}
