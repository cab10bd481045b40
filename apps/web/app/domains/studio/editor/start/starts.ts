import agbada from './pictures/agbada.webp';
import boubou from './pictures/boubou.webp';
import bubaSokoto from './pictures/buba-sokoto.webp';
import corsetGown from './pictures/corset-gown.webp';
import dashiki from './pictures/dashiki.webp';
import duster from './pictures/duster.webp';
import edoWrapper from './pictures/edo-wrapper.webp';
import flareDress from './pictures/flare-dress.webp';
import georgeSet from './pictures/george-set.webp';
import iroBuba from './pictures/iro-buba.webp';
import jumpsuit from './pictures/jumpsuit.webp';
import onyonyo from './pictures/onyonyo.webp';
import peplumSet from './pictures/peplum-set.webp';
import receptionDress from './pictures/reception-dress.webp';
import shiftDress from './pictures/shift-dress.webp';
import tunic from './pictures/tunic.webp';

// The pictures are written by packages/garment-art/src/start-pictures.ts.

/** The garments to start from, as the start page shows them: it carries neither recipes nor their schema. */
export const STARTS: readonly { title: string; kinds: readonly { name: string; title: string; picture: string }[] }[] =
  [
    {
      title: 'Women',
      kinds: [
        { name: 'iro-buba', title: 'Iro and buba', picture: iroBuba },
        { name: 'boubou', title: 'Boubou', picture: boubou },
        { name: 'peplum-set', title: 'Peplum and wrapper', picture: peplumSet },
        { name: 'shift-dress', title: 'Shift dress', picture: shiftDress },
        { name: 'corset-gown', title: 'Corset gown', picture: corsetGown },
        { name: 'reception-dress', title: 'Reception dress', picture: receptionDress },
        { name: 'george-set', title: 'George wrapper and blouse', picture: georgeSet },
        { name: 'onyonyo', title: 'Onyonyo', picture: onyonyo },
        { name: 'jumpsuit', title: 'Jumpsuit', picture: jumpsuit },
        { name: 'duster', title: 'Duster', picture: duster },
        { name: 'edo-wrapper', title: 'Edo wrapper', picture: edoWrapper },
      ],
    },
    {
      title: 'Men',
      kinds: [
        { name: 'agbada', title: 'Agbada', picture: agbada },
        { name: 'tunic', title: 'Kaftan or senator', picture: tunic },
        { name: 'buba-sokoto', title: 'Buba and sokoto', picture: bubaSokoto },
        { name: 'dashiki', title: 'Dashiki', picture: dashiki },
      ],
    },
    { title: 'Girls', kinds: [{ name: 'flare-dress', title: 'Girls’ flare dress', picture: flareDress }] },
  ];

/** Whether there is such a garment. */
export const isStart = (name: string): boolean => STARTS.some(({ kinds }) => kinds.some((kind) => kind.name === name));
