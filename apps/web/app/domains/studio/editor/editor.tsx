import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Segments } from '../../../kit/bodies/segments.tsx';
import { VIEWS, type View } from '../../../kit/bodies/view.ts';
import { lazy } from '../../../kit/lazy.ts';
import { AccountNote } from './account/account-note.tsx';
import { type Design, NAME_LENGTH, nameOf } from './design/design.ts';
import { surprise } from './design/surprise.ts';
import classes from './editor.module.css';
import { EstimateBar } from './estimate/estimate-bar.tsx';
import { Panels } from './panels/panels.tsx';
import { Sell } from './send/sell.tsx';
import { Send } from './send/send.tsx';
import { smallOf } from './stage/picture-file.ts';
import { type Held, Stage } from './stage/stage.tsx';
import { useDrawing } from './stage/use-drawing.ts';
import { Tools } from './tools/tools.tsx';
import { useUndoKeys } from './tools/use-undo-keys.ts';
import { type Source, useDesign } from './use-design.ts';

const DesignOnBody = lazy(() => import('./stage/design-on-body.tsx'));

/** Where a design is drawn and changed. */
export function Editor({ initial, source, asks }: { initial: Design; source: Source; asks: boolean }) {
  const { design, ...work } = useDesign(initial, source);
  const frame = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [view, setView] = useState<View>('flat');
  const isFlat = view === 'flat';
  const { drawn, failure, isDrawing, retry, weave, drawPart } = useDrawing(design.recipe, frame, isFlat);
  useUndoKeys(work);
  // What could not be drawn shows what was drawn before it.
  const isShown = drawn !== null && !isDrawing && failure === null;

  const { keepPicture, hasChanged } = work;
  const keep = useRef(keepPicture);
  keep.current = keepPicture;
  useEffect(() => {
    if (!drawn || drawn.isRough || !hasChanged) return;
    let isOver = false;
    smallOf(drawn.image).then(
      (small) => isOver || keep.current(small),
      // Without a picture it is still kept.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [drawn, hasChanged]);

  function swap(): void {
    if (!held || !drawn || !isShown) return;
    setHeld({ design, image: drawn.image });
    work.replace(held.design);
  }
  return (
    <div className={classes.editor}>
      <div className={classes.bar}>
        <Link to="/design" className={classes.back}>
          All designs
        </Link>
        <h1 className={classes.title}>{nameOf(design)}</h1>
        <label className={classes.name}>
          <span>Name</span>
          <input
            value={design.name}
            maxLength={NAME_LENGTH}
            placeholder={nameOf({ ...design, name: '' })}
            autoComplete="off"
            onChange={({ target }) => work.setName(target.value)}
            onBlur={work.rest}
          />
        </label>
        <AccountNote
          {...{ design, id: work.id, hasChanged: work.hasChanged, version: work.version, isSafe: work.isSafe, source }}
          onKept={work.noteVersion}
          onReplace={work.replace}
        />
      </div>
      <div className={classes.standing}>
        <div className={classes.seen}>
          <Segments legend="View" options={VIEWS} value={view} onChange={setView} className={classes.view} />
          {isFlat ? (
            <Stage {...{ design, frame, drawn, failure, isDrawing, held, drawPart }} onRetry={retry} />
          ) : (
            <Suspense fallback={<div className={classes.coming} />}>
              <DesignOnBody recipe={design.recipe} />
            </Suspense>
          )}
        </div>
        <Tools
          canUndo={work.canUndo}
          canRedo={work.canRedo}
          canHold={isFlat && isShown}
          isHolding={isFlat && held !== null}
          onUndo={work.undo}
          onRedo={work.redo}
          onHold={() => drawn && setHeld(held ? null : { design, image: drawn.image })}
          onSwap={swap}
          onSurprise={() => work.setRecipe(surprise(design.recipe, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0))}
        />
        <EstimateBar design={design} asks={asks} onKeep={work.keep} />
      </div>
      <div className={classes.choices}>
        <Panels recipe={design.recipe} onChange={work.setRecipe} onRest={work.rest} weave={weave} />
        <Send design={design} canDraw={failure === null} />
        <Sell
          design={design}
          isOthers={source.from === 'shared' && !work.hasChanged}
          onKeep={work.keep}
          version={work.version}
        />
      </div>
    </div>
  );
}
