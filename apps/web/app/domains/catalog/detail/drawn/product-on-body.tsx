import type { Product } from '@adunni/contracts/catalog/catalog';
import { lookOf, recipeOf } from '@adunni/contracts/catalog/recipe';
import { useMemo } from 'react';
import OnBody from '../../../../kit/bodies/on-body.tsx';
import type { Measured } from '../../../../kit/bodies/own-figure.ts';
import { useSession } from '../../../../kit/session/use-session.ts';
import { useProfiles } from '../../../measurements/public/use-profiles.ts';
import type { Pick } from '../choice/pick.ts';

interface Props {
  product: Product;
  pick: Pick;
}

const NOBODY: readonly Measured[] = [];

/** The product as it is picked, on a body. */
export default function ProductOnBody(props: Props) {
  return useSession() === null ? <Shown {...props} profiles={NOBODY} /> : <WithOwnFigure {...props} />;
}

function WithOwnFigure(props: Props) {
  const { profiles } = useProfiles();
  return <Shown {...props} profiles={profiles === 'failed' ? NOBODY : profiles} />;
}

function Shown({ product, pick, profiles }: Props & { profiles: readonly Measured[] | null }) {
  const recipe = useMemo(() => recipeOf(product, pick), [product, pick]);
  if (!recipe) return null;
  return (
    <OnBody recipe={recipe} words={lookOf(product, pick)} wearer={product.gender} profiles={profiles} rail="left" />
  );
}
