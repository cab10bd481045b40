import { callout, type DemoPost, h2, h3, list, maker, p, pictures, product, service, steps, table } from '../write.ts';

export const CARE: readonly DemoPost[] = [
  {
    slug: 'adire-care',
    title: 'Adire care, from a dyer',
    excerpt:
      'Why good indigo still bleeds, how to fix it once, and what never to do to a cloth that was painted by hand.',
    cover: 'covers/adire-story.webp',
    by: ['tinuade-sowande'],
    in: ['fabrics'],
    tags: ['adire', 'care', 'indigo'],
    products: ['Adire Boubou', 'Adire Duster', 'Buba & Sokoto', 'Adire, 5 yards'],
    daysAgo: 82,
    document: [
      p(
        'Every week somebody sends me a photo of blue hands and asks whether their adire is fake. It is the other way round. Indigo does not dissolve into cotton as a factory dye does; it sits on the fibre in layers, one for each dip. The outermost layer never quite lets go of its wish to travel.',
      ),
      p('So it will rub a little at first. Here is what to do about it, and what I do with my own.'),
      h2('Know what you have'),
      pictures(
        ['textiles/adire-eleko-indigo.webp', 'Eleko: cassava paste painted on with a feather, dyed, then washed out.'],
        ['textiles/adire-oniko-indigo.webp', 'Oniko: tied with raffia over seeds and stones.'],
      ),
      p(
        'Both are cotton, and both are treated alike. If the dark areas are equally dark on the back, it was dipped. If the back is pale, it was printed, and then you can wash it like any print.',
      ),
      h2('The first wash decides'),
      steps(
        'Fill a basin with cold water and a cup of plain vinegar, or a handful of salt. They do not fix indigo by magic; they rinse out loose dye gently and keep the water from taking more.',
        'Put the cloth in **alone**. Move it about for five minutes. The water will turn blue. Pour it away.',
        'Repeat with clear water until it runs the colour of weak tea at worst. Three rounds are usual, for a very dark piece five.',
        'Do not wring. Press it in a towel, and hang it in the shade.',
      ),
      callout(
        'warning',
        'Never soak it overnight. Loose dye that hangs in still water settles on the white again, and what was a bird becomes a cloud.',
      ),
      h2('Every wash after that'),
      table(
        ['Do', 'Don’t'],
        ['Cold water, by hand or the machine’s wool programme', 'Anything above 30 °C'],
        ['A spoon of mild liquid soap', 'Powder with bleach or “brightener”'],
        ['With other blues, turned inside out', 'With your husband’s white kaftan'],
        ['Dry in shade, shaken flat', 'Sun from noon to four, or a dryer'],
        ['Iron inside out, medium, slightly damp', 'Starch from a can on the right side'],
      ),
      p('Wash it seldom. Adire that was worn for an evening needs a hanger and a breeze, not water.'),
      h2('When it has happened'),
      h3('Blue on your skin'),
      p(
        'Soap and lemon. It will be gone by tomorrow, and you have joined a very old club. In Itoku we are blue to the elbow.',
      ),
      h3('Blue on a white sofa'),
      p(
        'Do not rub. Press a cloth with cold water and a drop of washing-up liquid on it, again and again, and let it dry before you judge. Most of it is dust of dye, and lifts.',
      ),
      h3('Palm oil on the adire'),
      p(
        'Corn starch or talc at once, leave it for an hour, brush it off, then soap that spot only. Old women use a paste of soap and wood ash; it works, and it smells of my childhood.',
      ),
      h2('Let it fade well'),
      p(
        'Indigo fades as denim does, from near-black to the blue of a school uniform, first along the folds. So do not keep it folded in the same lines for years. Roll it, with the right side in, and without plastic.',
      ),
      p(
        'Some customers bring a boubou back after ten years for another dip. We re-dye what we dyed ourselves, if the cotton still holds. The pattern comes back softer, like a song that somebody sings from memory.',
      ),
      maker('tinuade-dyeworks'),
      service('Sewing class: the two-yard boubou', 'tinuade-dyeworks'),
      product('Adire Boubou'),
    ],
  },
  {
    slug: 'choosing-lace',
    title: 'Choosing lace without being shouted at',
    excerpt:
      'Voile, cord, sequin, guipure: what each is good for, how it behaves after four hours of dancing, and what it costs to sew.',
    cover: 'covers/choosing-lace.webp',
    by: ['ireti-adebayo'],
    in: ['fabrics', 'celebrations'],
    tags: ['lace', 'fabric', 'aso-ebi'],
    products: ['Voile Lace, 5 yards', 'Cord Lace, 5 yards', 'Oleku Iro & Buba', 'Corset Gown'],
    daysAgo: 68,
    document: [
      p(
        'A lace shop is the loudest place in Ibadan. Somebody flings five metres of sequins over your shoulder, tells you that it is Swiss, that the First Lady has it, and that there is only this one. You say yes because your arms are tired. Then you bring it to me, and I have to tell you that it cannot be worn sitting down.',
      ),
      p('So before you go in, know which of four families you want.'),
      h2('The four families'),
      table(
        ['Lace', 'What it is', 'Good for', 'Watch out for'],
        [
          'Voile',
          'Soft cotton, embroidered and often with holes',
          'Iro and buba, kaftans, hot days',
          'It creases, and thin ones need a lining',
        ],
        [
          'Cord',
          'Thick cord sewn in flowers on net',
          'Corset gowns, blouses over George',
          'It is heavy, and the cord frays where it is cut',
        ],
        [
          'Sequin or beaded',
          'Net covered in sequins, beads or stones',
          'One evening, from six o’clock',
          'It scratches your arms and everybody’s who hugs you',
        ],
        [
          'Guipure',
          'Motifs joined by threads, without any net',
          'Structured dresses, collars, sleeves',
          'Dear, and every seam shows unless it is cut around the flowers',
        ],
      ),
      pictures(
        ['textiles/lace-voile-white.webp', 'Voile: you could sleep in it.'],
        ['textiles/lace-cord-wine.webp', 'Cord lace: the flowers stand up by themselves.'],
      ),
      h2('Three tests in the shop'),
      list(
        '**Rub it on the inside of your wrist** for ten seconds. That is your armpit in four hours.',
        '**Crush a corner in your fist** while you count the seller’s adjectives. If the creases are still there at the end, they will be there at the party.',
        '**Hold it against your own skin**, and against a white and a nude lining. Most laces become another colour. Agree on the lining before you agree on the lace.',
      ),
      h2('The name is not the price'),
      p(
        '“Swiss” should mean embroidered in Switzerland or Austria, on fine cotton, with even stitches and no glue on the back. It mostly means “good”. Turn it over: loose threads and a stiff paper feeling are glue, and glue comes out in the first wash, together with the flowers. A well-made Korean or Chinese voile is a better buy than a bad Swiss one, and no one at the table will know.',
      ),
      h2('What it costs to sew'),
      p(
        'Cord lace takes us about half as long again as voile. Each motif along a seam is cut around, lapped over the other side and sewn down by hand, so that you do not see where the dress is joined. If a tailor simply sews a straight seam through the flowers, it is quicker, and it looks like it. Ask which you are paying for.',
      ),
      callout(
        'tip',
        'For a group, choose a lace that comes in one colour and at least three weights. The aunties take voile, the friends take cord, and the photographs agree.',
      ),
      h2('Buy the right amount'),
      p(
        'Lace comes in five yards. That is an iro and buba for most women, or a gown with a modest skirt. Above a UK 18, or for a train, buy the second piece at once: the scallops along the edge are printed on both sides, but the middle of the cloth has none, and hems eat edges. Our table of [yards](/blog/how-many-yards) has the rest.',
      ),
      p('And take the receipt. The shop that shouts loudest rarely remembers you.'),
      product('Cord Lace, 5 yards'),
      service('Lace restyle', 'amara-cut-and-fit'),
    ],
  },
];
