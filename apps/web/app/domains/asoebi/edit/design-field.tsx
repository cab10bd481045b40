import type { PackageBase } from '@adunni/contracts/asoebi/bases';
import type { PackageDesign } from '@adunni/contracts/asoebi/designs/designs';
import { Suspense, useState } from 'react';
import button from '../../../kit/button.module.css';
import { lazy } from '../../../kit/lazy.ts';
import { DesignCard } from '../design-card.tsx';
import { BaseField } from './base-field.tsx';
import type { PackageDraft } from './draft-form.ts';
import classes from './edit.module.css';

const DesignDialog = lazy(() => import('./design-dialog.tsx'));

interface Props {
  pack: Pick<PackageDraft, 'base' | 'design'>;
  /** The maker whose pieces can be chosen, once one is known. */
  maker: { name: string; slug: string } | null;
  onChange: (changed: Pick<PackageDraft, 'base' | 'design'>) => void;
}

/** What a package is sewn as: a product, or a design of the host’s own. */
export function SewnAsField({ pack: { base, design }, maker, onChange }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const setBase = (chosen: PackageBase | null): void => onChange({ base: chosen, design: null });
  const setDesign = (chosen: PackageDesign | null): void => onChange({ base: null, design: chosen });
  return (
    <>
      {design ? <DesignCard design={design} isOpen /> : <BaseField base={base} maker={maker} onChange={setBase} />}
      <div className={classes.adds}>
        <button type="button" className={button.outline} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {design ? 'Use another design' : 'Use a design'}
        </button>
        {design && (
          <button type="button" className={button.outline} onClick={() => setDesign(null)}>
            Remove design
          </button>
        )}
      </div>
      <Suspense>
        {isChoosing && (
          <DesignDialog
            chosen={design}
            onChoose={(chosen) => {
              setDesign(chosen);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
