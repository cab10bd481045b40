import { getDesign, getPublished, getShared } from '@adunni/contracts/studio/designs';
import { GARMENTS } from '@adunni/garment-art/recipes/choices';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { cleanName, type Read, readDesign, readFragment } from './design/design.ts';
import { readSaved } from './design/saved.ts';
import { Editor } from './editor.tsx';
import type { Opening } from './opened.ts';
import classes from './studio.module.css';
import type { Source } from './use-design.ts';

type Found = Read & { source?: Source };

const NOT_HERE = 'This design is not on this device. It may have been deleted, or saved in another browser.';

/** Reads what lies with the shop: checked like everything that strangers send. */
async function fetchDesign(opening: Opening): Promise<Found> {
  if (opening.from === 'shared') {
    const { design } = await callApi(getShared, { params: { token: opening.token } });
    return { ...readSent(design), source: { from: 'shared', by: design.by } };
  }
  if (opening.from === 'gallery') {
    const { design } = await callApi(getPublished, { params: { designId: opening.id } });
    return { ...readSent(design), source: { from: 'shared', by: design.by } };
  }
  if (opening.from !== 'account' && opening.from !== 'saved') return { problem: NOT_HERE };
  const { design } = await callApi(getDesign, { params: { designId: opening.id } });
  return { ...readSent(design), source: { from: 'saved', id: design._id, version: design.version } };
}

const readSent = ({ name, recipe }: { name: string; recipe: object }): Read =>
  readDesign(JSON.stringify({ name: cleanName(name), recipe }));

/** What needs no network; null where only the account may have it. */
function findHere(opening: Opening): Found | null {
  switch (opening.from) {
    case 'start': {
      const kind = Object.entries(GARMENTS).find(([name]) => name === opening.recipe)?.[1];
      return kind ? { design: { name: '', recipe: kind.start }, source: { from: 'start' } } : null;
    }
    case 'product': {
      return { ...readSent(opening), source: { from: 'start' } };
    }
    case 'link':
      return {
        ...(readFragment(opening.fragment) ?? { problem: 'This link is not whole.' }),
        source: { from: 'shared' },
      };
    case 'saved': {
      const saved = readSaved().find(({ id }) => id === opening.id);
      if (!saved) return null;
      const { id, version, name, recipe } = saved;
      return { design: { name, recipe }, source: { from: 'saved', id, ...(version === undefined ? {} : { version }) } };
    }
    default:
      return null;
  }
}

/** Why what does not lie on the device could not be opened. */
function problemOf({ from }: Opening): string {
  if (!navigator.onLine) return 'You’re offline. Open this design again once you’re connected.';
  return from === 'saved' || from === 'start' ? NOT_HERE : 'This design does not exist, or is no longer shared.';
}

/** The studio with what was opened in it. */
export default function Studio({ opening }: { opening: Opening }) {
  const [here] = useState(() => findHere(opening));
  const [found, setFound] = useState(here);
  useEffect(() => {
    if (here) return;
    let isOver = false;
    fetchDesign(opening).then(
      (design) => isOver || setFound(design),
      () =>
        isOver ||
        setFound({
          problem: problemOf(opening),
        }),
    );
    return () => {
      isOver = true;
    };
  }, [opening, here]);
  if (!found)
    return (
      <div className={classes.waiting} role="status">
        <h1>Design studio</h1>
        <p>Opening the design…</p>
      </div>
    );
  if ('problem' in found)
    return (
      <div className={classes.waiting}>
        <h1>This design can’t be opened</h1>
        <p role="alert">{found.problem}</p>
        <Link to="/design" className={button.filled}>
          Start a new design
        </Link>
      </div>
    );
  const asks = opening.from === 'saved' && opening.asks === true;
  return <Editor initial={found.design} source={found.source ?? { from: 'start' }} asks={asks} />;
}
