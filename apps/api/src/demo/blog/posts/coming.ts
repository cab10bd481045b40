import { callout, type DemoPost, h2, list, maker, p, pictures, product, service, table } from '../write.ts';

/** The latest, one that is scheduled, and one that is being written. */
export const COMING: readonly DemoPost[] = [
  {
    slug: 'agbada-from-the-inside',
    title: 'Agbada from the inside',
    excerpt:
      'Four pieces, ten yards, and a shoulder that is not where you think. What you pay for when you order a big robe.',
    cover: 'covers/ojude-oba.webp',
    by: ['kolade-ogunleye', 'bisi-afolabi'],
    in: ['choosing-and-ordering'],
    tags: ['agbada', 'menswear', 'embroidery'],
    products: ['Eko Agbada', 'Groom Etu Agbada', 'Babban Riga', 'Abeti-aja'],
    daysAgo: 5,
    document: [
      p(
        'An agbada looks like the simplest thing in the world: a rectangle with a hole for the head. That is also why so many hang badly. There is nowhere to hide.',
      ),
      h2('What you are ordering'),
      table(
        ['Piece', 'What it is', 'Yards'],
        ['Awosoke', 'The robe itself, as wide as your arms', '5 to 6'],
        ['Buba or awotele', 'The shirt below it', '2'],
        ['Sokoto', 'Trousers, drawn in at the waist', '2'],
        ['Fila', 'The cap: abeti-aja, gobi or kufi', 'A scrap'],
      ),
      p(
        '“Three-piece” means without the cap. Ask. Many a groom has stood bareheaded in front of his in-laws because everybody thought that somebody else had ordered it.',
      ),
      h2('The shoulder is the secret'),
      p(
        'The robe is not held by the shoulder seam; it has none worth the name. It hangs from the neck and is folded up on both arms. So two things decide how it sits: the slope that the cutter gives the neck hole, and where the weight lies. If the front keeps sliding back and chokes you, the neck was cut in the middle. It belongs five to seven centimetres towards the front.',
      ),
      pictures(
        [
          'products/eko-agbada/2.webp',
          'Embroidery is weight as well: a heavy pocket on the left pulls the robe to its place.',
        ],
        ['products/groom-etu-agbada/2.webp', 'On striped etu the thread work follows the strips.'],
      ),
      h2('Width and length'),
      list(
        '**Length** is measured from the bone at the back of the neck to where it should end: at the ankle bone for a groom, mid-calf for everybody who has to climb stairs.',
        '**Width** goes from wrist to wrist with your arms out, and some add a hand on each side. More looks grander, and has to be carried.',
        'Folded up, the sleeves should show the buba’s cuff and two fingers of wrist.',
      ),
      h2('Embroidery'),
      p(
        'Hand work on a chest and pocket takes an embroiderer four to ten days, a machine an afternoon. Hand stitches lie a little unevenly and stand up; run a nail across and you feel them. Machine work is flatter, and its back is backed with paper, which should be picked out completely. Both are good. The price of one for the other is not.',
      ),
      callout(
        'tip',
        'Choose thread a shade darker than the cloth for the office, the same shade for a funeral, and gold for when you are the reason that people came.',
      ),
      h2('Wearing it'),
      p(
        'Sit down by lifting the back, not by sitting on it. Drive without it. In a crowd, fold the right side over the left shoulder. And give it a wide wooden hanger with a towel over it: a wire one leaves two horns on your shoulders which everybody will take for ambition.',
      ),
      product('Eko Agbada'),
      maker('zaria-needle-co'),
    ],
  },
  {
    slug: 'kente-is-not-a-print',
    title: 'Kente is not a print',
    excerpt: 'Bonwire’s strips, what their names say, and how to wear them when you are not from there.',
    cover: 'textiles/kente-classic.webp',
    by: ['bisi-afolabi'],
    in: ['fabrics'],
    tags: ['kente', 'weaving', 'ghana'],
    products: ['Crepe Jumpsuit', 'Aso-oke Bundle', 'Gobi Fila'],
    daysAgo: -6,
    document: [
      p(
        'What most people call kente is cotton with a picture of kente on it. It is cheerful, it costs what ankara costs, and it is to kente as a postcard is to a town. The cloth itself is woven in strips of four inches by men in Bonwire and Adanwomase, and by Ewe weavers further east, and then sewn together by the dozen.',
      ),
      h2('How to see it'),
      list(
        'Strips, sewn edge to edge, as in aso-oke. A print has none.',
        'The same on both sides, or nearly. A print is pale behind.',
        'Blocks of solid weft between plain stretches, and never quite the same size.',
        'Weight: a man’s cloth of twenty-four strips is heavier than a winter coat.',
      ),
      h2('Patterns have names'),
      table(
        ['Name', 'Roughly', 'Worn for'],
        ['Sika futuro', 'Gold dust', 'Wealth, and royal occasions'],
        ['Emaa da', 'It has not happened before', 'Firsts: a degree, an office'],
        ['Obaakofo mmu man', 'One person does not rule a nation', 'Public life'],
        ['Fathia fata Nkrumah', 'Fathia suits Nkrumah', 'Weddings'],
      ),
      p(
        'Colours speak as well: gold for what lasts, green for growth, blue for peace, red for sacrifice, black for those before us. A weaver in Bonwire will ask what the day is before he shows you anything.',
      ),
      pictures([
        'products/jumpsuit/kente.webp',
        'Kente stripes as an accent: a jumpsuit in crepe, and the cloth where it is seen.',
      ]),
      h2('How it is worn'),
      p(
        'Men wear one cloth, thrown over the left shoulder with the right arm free. Women wear two, one tied at the waist and one at the bust or carried. Neither is sewn at all. A maker who is asked for a kente jacket will first ask which of the two you own, because what was woven to be draped has no spare strip to match a pocket with.',
      ),
      h2('If it is not your cloth'),
      p(
        'Wear it as a guest. At a Ghanaian wedding a strip as a stole, a sash or a bow tie is a compliment; a whole toga on somebody’s colleague is a costume. Ask the family which colours are theirs. Do not cut a good piece into a crop top: buy the print for that, happily, and call it a print.',
      ),
      callout(
        'note',
        'Kente woven in the Asante and Volta regions carries a protected name in Ghana. Ask a seller where it was woven; who knows will say.',
      ),
      h2('Sewing with it'),
      p(
        'The rules of aso-oke hold: strips run down, joins meet at the shoulder, everything is lined. Because silk and rayon slip, the strips are basted before they are cut. Allow three weeks, and do not iron it with steam.',
      ),
      service('Fabric sourcing in Makola', 'adjoa-and-ade'),
      maker('adjoa-and-ade'),
    ],
  },
  {
    slug: 'sewing-for-a-child',
    title: 'Sewing for a child who will not stand still',
    excerpt: '',
    by: ['ireti-adebayo'],
    in: ['measuring-and-fitting'],
    tags: ['kids', 'measurements'],
    products: ['Boys’ Agbada', 'Girls’ Flare', 'Mini Aso-ebi'],
    daysAgo: null,
    document: [
      p(
        'A four-year-old has two positions: running, and hanging from your arm. Neither is in the measuring guide. So take the height first, against a door frame, because children love that. Then chest, waist and hip in one go while somebody sings.',
      ),
      h2('Room to grow'),
      p(
        'Deep hems, elastic at the back of the waist and a tuck inside the sleeve give a garment two years instead of one. Never add the room to the measurements; say to the maker how long it should last.',
      ),
      h2('What they will put up with'),
      list(
        'Cotton next to the skin, always.',
        'No hooks at the neck.',
        'A fila with an elastic, or you will carry it.',
      ),
    ],
  },
];
