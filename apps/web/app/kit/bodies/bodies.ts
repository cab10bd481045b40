import type { FigureLook } from '@adunni/tryon/figure/figure';
import { MODELS, type Model } from './models.ts';
import { figureOfProfile, type Measured } from './own-figure.ts';

/** Whom a garment is cut for, as far as that says on whom it is shown at first. */
export type Wearer = 'women' | 'men' | 'girls' | 'boys' | 'unisex';

/** Up to which waist, as a share of the height, a body is slim, and medium. */
const [SLIM, MEDIUM] = [0.43, 0.55];

type Built = Pick<FigureLook, 'build' | 'lengths'>;

/** The build of a drawn body in a word; nothing where its waist is not known. */
export function buildOf({ lengths: { waist, height } }: Built): 'Slim' | 'Medium' | 'Plus size' | null {
  if (waist === undefined || height === undefined) return null;
  const share = waist / height;
  if (share < SLIM) return 'Slim';
  return share < MEDIUM ? 'Medium' : 'Plus size';
}

/** A drawn model as it is chosen by: `Slim, 172 cm`. */
export const labelOf = ({ look }: Model): string => `${buildOf(look)}, ${look.lengths.height} cm`;

/** A body in a sentence: `a slim woman, 172 cm tall`; a person’s own by its name. */
export function inWords({ look, name, profileId }: Model): string {
  if (profileId !== undefined) return `the figure of ${name}`;
  return `a ${buildOf(look)?.toLowerCase()} ${look.build}, ${look.lengths.height} cm tall`;
}

const ORDER = ['Slim', 'Medium', 'Plus size'];
const byBuild = (a: Model, b: Model): number =>
  ORDER.indexOf(buildOf(a.look) ?? '') - ORDER.indexOf(buildOf(b.look) ?? '');

/** The drawn models in two groups, each from slim to plus size; those first whom the garment is cut for. */
export function groupsFor(wearer: Wearer): { legend: 'Women' | 'Men'; models: readonly Model[] }[] {
  const of = (build: FigureLook['build']): Model[] => MODELS.filter(({ look }) => look.build === build).sort(byBuild);
  const [women, men] = [
    { legend: 'Women' as const, models: of('woman') },
    { legend: 'Men' as const, models: of('man') },
  ];
  return wearer === 'men' || wearer === 'boys' ? [men, women] : [women, men];
}

/** Who a garment is shown on: the one that was chosen last, wherever that was; else one of medium build that it is cut for. */
export function bodyFor(wearer: Wearer, remembered: string | null, profiles: readonly Measured[]): Model {
  const groups = groupsFor(wearer);
  const models = groups.flatMap(({ models }) => models);
  const usual = groups[0]?.models[1] as Model;
  const profile = profiles.find(({ _id }) => _id === remembered);
  return profile ? figureOfProfile(profile, usual.look.skin) : (models.find(({ id }) => id === remembered) ?? usual);
}

/** By what a chosen body is remembered: the saved measurements that it is drawn from, or the model. */
export const keyOf = ({ id, profileId }: Model): string => profileId ?? id;
