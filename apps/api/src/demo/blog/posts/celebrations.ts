import {
  callout,
  type DemoPost,
  h2,
  list,
  maker,
  p,
  pictures,
  product,
  quote,
  service,
  steps,
  table,
} from '../write.ts';

export const CELEBRATIONS: readonly DemoPost[] = [
  {
    slug: 'aso-ebi-without-the-group-chat',
    title: 'Aso-ebi without the group chat',
    excerpt:
      'Forty guests, one fabric, and nobody chasing bank transfers at midnight. How to plan it, in six decisions.',
    cover: 'covers/aso-ebi-guide.webp',
    by: ['ireti-adebayo'],
    in: ['celebrations'],
    tags: ['aso-ebi', 'weddings', 'planning'],
    products: ['Aso-oke Bundle', 'Classic Iro & Buba', 'Gele & Ipele', 'Mini Aso-ebi'],
    daysAgo: 54,
    isFeatured: true,
    document: [
      p(
        'At my own wedding thirty-one guests wore the same lace in thirty-one interpretations. One had kept it for another party. Two had paid my mother, four had paid my sister, and somebody’s husband had sent a screenshot of a transfer that never arrived. The group chat had 1,900 unread messages, of which eleven were about fabric.',
      ),
      p(
        'I have sewn aso-ebi for eight years since, and what goes wrong is always the same six things. Decide them before you tell anybody the colour.',
      ),
      h2('1. Who buys for whom'),
      p(
        'Make the list first: names, not numbers. Bride’s side, groom’s side, friends, work, church. Decide for each group whether they are *invited to buy*, *given it*, or *neither*. It is kind to say at once that nobody has to. Aso-ebi began as a gift of cloth among family; it turns sour when it becomes an entrance fee.',
      ),
      h2('2. One price, said once'),
      p(
        'Work out what the set costs you, delivered: cloth, cutting, packing, the two sets you will give away, and the one that will be stolen by a cousin. If you add something for the wedding, decide how much and be at peace with it. Then say one price, in one place, for each group.',
      ),
      table(
        ['Part of a set', 'A fair share of its price'],
        ['Cloth', 'About two thirds'],
        ['Gele or cap', 'A fifth'],
        ['Packing and delivery', 'A tenth'],
        ['Spare sets', 'The rest'],
      ),
      h2('3. Cloth, or clothes'),
      p(
        'Giving out fabric is cheaper. It also means forty tailors, eleven of whom will finish on the morning itself. Having sets sewn in one place costs more and looks like it. The middle way is the most peaceful: guests choose fabric only, or the same fabric sewn to their measurements, from a short list of styles.',
      ),
      pictures([
        'products/classic-iro-and-buba/wine.webp',
        'One cloth, one short list of styles: iro and buba is the one that flatters most aunts.',
      ]),
      h2('4. The last day'),
      p(
        'Count back. If the wedding is on the last Saturday of the month, sewn sets arrive two weeks before, which is when people still have time for a hem. Sewing forty takes three to four weeks. Cloth takes one to six to arrive, depending on whether somebody weaves it. So your last day for orders is **nine to ten weeks before**, and you announce one that is a week earlier.',
      ),
      callout(
        'tip',
        'Buy a tenth more than was ordered on the last day, from the same dye lot. You will sell it. There is always a table of colleagues who decided on Thursday.',
      ),
      h2('5. Who keeps the list'),
      p(
        'One person, one list, and not on paper. It must say who ordered what, in which size, whether it was paid, and how it reaches them. When the bride keeps it herself, she stops enjoying her engagement around guest number twenty.',
      ),
      p(
        'That is what our [aso-ebi pages](/cultural/aso-ebi) are for: you make the groups and the packages, guests open a link, order without an account, pay by card or transfer in full or by deposit, and give their measurements or a size. You see who is missing. Nobody posts a screenshot.',
      ),
      h2('6. How it is handed out'),
      list(
        '**By group, with a label**: name, group, size, paid. Not a pile in your mother’s parlour.',
        '**One pickup day** with a fixed end, and delivery for everybody else.',
        '**Children last**, since they will grow until then.',
      ),
      quote('Whoever wears your cloth has said that they stand with you. Make it easy to say.'),
      p('And when somebody wears it wrongly, with a crop top and no gele, let it be. They came.'),
      maker('ireti-stitch-house'),
      service('Group measuring day', 'ireti-stitch-house'),
    ],
  },
  {
    slug: 'a-gele-that-stays',
    title: 'A gele that stays until the cake',
    excerpt: 'Which cloth stands, how to fold it, where the pins go, and when an auto-gele is the wiser choice.',
    cover: 'hero/owambe.webp',
    by: ['bisi-afolabi', 'ireti-adebayo'],
    in: ['celebrations'],
    tags: ['gele', 'weddings', 'how-to'],
    products: ['Auto-gele', 'Gele & Ipele', 'Coral-style Beads', 'Feather Fan'],
    daysAgo: 40,
    document: [
      p(
        'A gele does not come loose because you danced. It comes loose because the first fold was not tight, and everything after it was built on that. The women who tie forty heads on a Saturday morning all say the same: the base is the job, the fan is decoration.',
      ),
      h2('Choose a cloth that stands'),
      table(
        ['Cloth', 'Stands', 'For'],
        ['Sego', 'By itself, crisp as paper', 'High fans, one wearing'],
        ['Brocade and paper damask', 'Well', 'Weddings, first attempts'],
        ['Aso-oke', 'Softly, with weight', 'Classic rounds, iro and buba'],
        ['Ankara and adire', 'Hardly, without starch', 'Everyday wraps'],
        ['Velvet and silk', 'Not at all', 'Turbans'],
      ),
      p('You need about two yards by half a yard. Press it flat, then let it rest: a warm sego gives in.'),
      h2('The base'),
      steps(
        'Put your hair away, flat, in a stocking cap or a thin scarf. A gele sits on the head, not on hair.',
        'Fold one long edge over by a hand’s breadth. The fold is your forehead.',
        'Lay it low on the brow, just above the eyebrows, with one third to the left and two thirds to the right.',
        'Cross the ends behind, **below the bump of the skull**, and pull until your ears complain. This is the moment that decides.',
        'Bring the short end round to the front and pin it. Now it cannot fall, whatever you do next.',
      ),
      callout(
        'warning',
        'If your temples throb, it is too tight, and it will not get better. Loosen it now. A headache that begins at two is a migraine at five.',
      ),
      h2('The pleats'),
      p(
        'Take the long end round, and fold it into pleats of a finger’s width as it goes, each one a little behind the last. Let somebody hold the fan behind while you fold in front. Even pleats are less a matter of talent than of tension: keep the cloth taut with one hand, always.',
      ),
      pictures(
        ['products/auto-gele/2.webp', 'Front wraps cross once and lie flat; the fan rises from behind them.'],
        ['products/gele-and-ipele/2.webp', 'Aso-oke is wrapped, not fanned. Its fringe belongs to the ipele.'],
      ),
      p(
        'Then open the pleats from the back with your fingertips, one by one, like a book whose pages stick. Six pins are enough: two at each temple, inside the fold, and two at the back through all layers. If you can see a pin, it is in the wrong place.',
      ),
      h2('Say yes to an auto-gele'),
      p(
        'A ready-pleated gele is not cheating. It is a hat, made by somebody who ties better than you do on a calm day. Take one if there is nobody to help, if the second outfit comes out at nine, or if you wear glasses, a hearing aid or a wig that you are not on good terms with. Check that it closes with a band and not with glue, and that the inside has a cotton lining.',
      ),
      product('Auto-gele'),
      h2('Through the day'),
      list(
        'Put earrings on first, and the necklace before the gele.',
        'Get dressed before it is tied. Nothing goes over your head afterwards.',
        'In the car, sit low and look straight ahead. Lagos roofs are not made for sego.',
        'Take it off in one piece, stuff it with tissue, and it can be worn again.',
      ),
      service('Gele tying', 'ireti-stitch-house'),
      service('Bridal-party gele', 'ireti-stitch-house'),
    ],
  },
];
