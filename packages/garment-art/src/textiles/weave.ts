// From a cloth's data to the woven tile.
import type { Loom } from '../core/loom.ts';
import type { Textile } from '../core/piece.ts';
import { adire } from './adire.ts';
import { ankara } from './ankara.ts';
import { asoOke, kente } from './asooke.ts';
import { brocade, george } from './brocade.ts';
import type { Cloth } from './cloth-kinds.ts';
import { cordLace, voileLace } from './lace.ts';
import { plain } from './plain.ts';
import { beadedTulle } from './tulle.ts';
import { velvet } from './velvet.ts';

/**
 * Weaves, dyes or prints a cloth.
 * @param own as many colours of one's own as the cloth has, in the order of its kind
 */
export function weave(cloth: Cloth, loom: Loom, own: readonly string[] = cloth.colours): Promise<Textile> {
  const [first, second, third, fourth, fifth] = own as [string, string, string, string, string];
  switch (cloth.kind) {
    case 'ankara':
      return ankara(
        loom,
        { ground: first, accent: second, second: third, light: fourth, dark: fifth },
        cloth.pattern,
        cloth.seed,
      );
    case 'adire':
      return adire(loom, { deep: first, mid: second, resist: third }, cloth.pattern);
    case 'aso-oke':
      return asoOke(loom, { ground: first, metallic: second, dark: third, second: fourth }, cloth.style);
    case 'kente':
      return kente(loom, { gold: first, red: second, green: third, black: fourth });
    case 'cord-lace':
      return cordLace(loom, { lining: first, thread: second }, { sheer: cloth.isSheer });
    case 'voile-lace':
      return voileLace(loom, { lining: first, thread: second });
    case 'brocade':
      return brocade(loom, { ground: first, figure: second }, cloth.figure, cloth.isMetallic);
    case 'george':
      return george(loom, { ground: first, gold: second, accent: third });
    case 'plain':
      return plain(loom, first, cloth.finish);
    case 'velvet':
      return velvet(loom, first);
    case 'isiagu':
      return velvet(loom, first, second);
    case 'tulle':
      return beadedTulle(loom, { ground: first, bead: second, glint: third }, cloth.isSheer);
  }
}
