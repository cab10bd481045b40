import { GARMENTS } from '@adunni/garment-art/recipes/choices';
import { describe } from '@adunni/garment-art/recipes/describe';
import type { GarmentRecipe } from '@adunni/garment-art/recipes/recipe';
import OnBody from '../../../../kit/bodies/on-body.tsx';
import type { Measured } from '../../../../kit/bodies/own-figure.ts';
import { useSession } from '../../../../kit/session/use-session.ts';
import { useProfiles } from '../../../measurements/public/use-profiles.ts';
import classes from './stage.module.css';

const NOBODY: readonly Measured[] = [];

/** The design on a body. */
export default function DesignOnBody({ recipe }: { recipe: GarmentRecipe }) {
  return useSession() === null ? <Shown recipe={recipe} profiles={NOBODY} /> : <WithOwnFigure recipe={recipe} />;
}

function WithOwnFigure({ recipe }: { recipe: GarmentRecipe }) {
  const { profiles } = useProfiles();
  return <Shown recipe={recipe} profiles={profiles === 'failed' ? NOBODY : profiles} />;
}

function Shown({ recipe, profiles }: { recipe: GarmentRecipe; profiles: readonly Measured[] | null }) {
  return (
    <div className={classes.worn}>
      <OnBody
        recipe={recipe}
        words={describe(recipe)}
        wearer={GARMENTS[recipe.garment].wearer}
        profiles={profiles}
        rail="right"
      />
    </div>
  );
}
