import { callout, type DemoPost, figure, h2, list, maker, p, pictures, product, service, table } from '../write.ts';

export const SEASONS: readonly DemoPost[] = [
  {
    slug: 'sewing-for-december',
    title: 'Sewing for December: count back from the day',
    excerpt:
      'In Lagos every tailor is full from the second week of November. A calendar for those who want to be early for once.',
    cover: 'covers/owambe-season.webp',
    by: ['bisi-afolabi'],
    in: ['choosing-and-ordering', 'celebrations'],
    tags: ['december', 'planning', 'owambe'],
    products: ['Eko Agbada', 'Oleku Iro & Buba', 'Silk Boubou', 'Gele & Ipele'],
    daysAgo: 19,
    document: [
      p(
        'Detty December has three weddings a weekend, two carol services, a homecoming and at least one friend who flew in from Houston with cloth. All of it goes through the same hands. A workshop that sews eighteen garments a week in August is asked for sixty in December, and it still has eighteen.',
      ),
      p(
        'So the question is never “can you do it?”. It is “what would you put aside for it?”. Here is how to be the one for whom nothing needs to be put aside.',
      ),
      h2('The calendar, backwards'),
      table(
        ['Before the day', 'What should be done'],
        ['12 weeks', 'Aso-oke chosen, if somebody is to weave it'],
        ['10 weeks', 'Aso-ebi announced, with a last day for orders'],
        ['8 weeks', 'Agbada and bridal sets ordered; embroidery takes two of those weeks'],
        ['6 weeks', 'Gowns, senators, iro and buba ordered, with measurements'],
        ['4 weeks', 'First fitting'],
        ['2 weeks', 'Second fitting; shoes bought at the latest'],
        ['1 week', 'Everything at home, pressed, on hangers'],
        ['The day before', 'Nothing. Sleep'],
      ),
      callout(
        'tip',
        'Product pages say when an item would be ready if you ordered it today. In October, write that day into your calendar beside the wedding. If they touch, choose something simpler.',
      ),
      h2('If it is already late'),
      p('It usually is. There are four honest ways out.'),
      list(
        '**Ready to wear.** An adire boubou or a plain kaftan that exists today beats a masterpiece that exists on Boxing Day.',
        '**One piece made, the rest owned.** A new gele, ipele and beads turn last year’s iro and buba into this year’s.',
        '**Restyle.** The lace of the wedding before last, taken apart, makes a blouse for a George wrapper in three days.',
        '**A maker outside Lagos.** Ibadan, Enugu and Kaduna are not full in the same weeks, and delivery takes days and not weeks.',
      ),
      pictures(
        [
          'products/boubou-silk/1.webp',
          'A boubou needs two measurements and no fitting: the dress of people who decided late.',
        ],
        ['products/gele-and-ipele/1.webp', 'A new head and shoulder cloth changes everything below.'],
      ),
      product('Silk Boubou'),
      h2('If you fly in'),
      p(
        'You land on the nineteenth, and the wedding is on the twenty-second. Be measured where you live, in September. Have it sewn while you are away; look at the fitting on a dress form by video, or let a sister of your size stand in. Book one real fitting on the twentieth, and pay for it now, since that hour is what you will not get then.',
      ),
      service('Measuring for an order from West Africa', 'peckham-fit-room'),
      service('Virtual consultation', 'adewura-atelier'),
      h2('What not to do'),
      list(
        'Do not give the same cloth to two tailors to see who is faster.',
        'Do not pay extra for speed in cash at the back door. It only moves you in front of somebody who trusted the queue.',
        'Do not lose weight between the fittings. Start in January, like everybody else.',
        'Do not call on the morning. They are sewing.',
      ),
      p('And on the second of January send a photo. Workshops live on deposits, but they run on photos.'),
    ],
  },
  {
    slug: 'how-to-judge-a-seam',
    title: 'How to judge a seam in two minutes',
    excerpt: 'Turn it inside out. Seven places in which a garment tells you how it was made and how long it will last.',
    cover: 'hero/everyday.webp',
    by: ['adewura-balogun', 'bisi-afolabi'],
    in: ['measuring-and-fitting', 'choosing-and-ordering'],
    tags: ['quality', 'sewing'],
    products: ['Peplum & Wrapper', 'Ankara Shift', 'Crepe Jumpsuit', 'Adire Duster'],
    daysAgo: 11,
    document: [
      p(
        'Anybody can sew the outside. Customers look there, tailors look inside, and so can you, at home, when the parcel has come and nobody is watching. It takes two minutes and no knowledge of sewing.',
      ),
      h2('1. The side seam'),
      p(
        'Pull it gently across. If you see thread like the teeth of a comb, the tension was too loose; if it puckers, too tight. Then look at how much cloth is left beyond the stitching. One and a half to two centimetres is generous: there is room to let it out. Half a centimetre is a garment for the body you have today and no other.',
      ),
      h2('2. The raw edges'),
      table(
        ['You see', 'It is called', 'Which means'],
        ['A row of looping threads along the edge', 'Overlocked', 'Sound, and usual'],
        ['Edges folded in upon themselves', 'French seam', 'Lovely, and right for voile and silk'],
        ['A narrow strip of cotton around the edge', 'Bound', 'Somebody was proud of this'],
        ['Zigzag scissors and nothing else', 'Pinked', 'Fine in felt; in ankara it frays by Easter'],
      ),
      h2('3. The zip'),
      p(
        'Close it with one hand. It should neither wave nor catch, the waist seam must meet on both sides to the millimetre, and there should be a hook above it. In a heavy gown look for a ribbon inside the waist which closes separately: it carries the weight, so that the zip does not.',
      ),
      h2('4. The pattern'),
      p(
        'Stand back three steps. Do the prints meet at the centre front, at the sides, and does the pocket disappear? On a striped aso-oke the lines should run on from body to sleeve. This cannot be repaired, so it is the first thing to look at when you collect.',
      ),
      pictures([
        'products/peplum-and-wrapper/2.webp',
        'The print runs through from bodice to peplum: somebody laid it out twice before cutting once.',
      ]),
      h2('5. The hem'),
      p(
        'A hem on a flared skirt has hung for a night before it was cut, so that the bias could drop. You can tell because it is level all round. The stitches should not show; four centimetres turned up let you wear other shoes next year.',
      ),
      h2('6. The armhole'),
      p(
        'Put it on and lift your arm as if you hailed a keke. If the whole dress rises, the armhole is too low; high and close armholes move best, though they feel strange on a hanger. Count small wrinkles at the top of the sleeve: a gathered sleeve has many on purpose, a set-in one should have none.',
      ),
      figure('woman', 'armscye-girth'),
      h2('7. The things nobody pays for'),
      list(
        'A loop for the hanger, sewn into the side seams and not to the neck.',
        'A spare button, and a hand’s breadth of the cloth in an envelope.',
        'Bra keepers, a fold of tape with a popper at each shoulder.',
        'A small weight in the corner of an ipele, so that it hangs.',
      ),
      p(
        'None of these costs more than five minutes. A workshop that gives them has time, and that is the quality you were looking for.',
      ),
      callout(
        'note',
        'If something is not right, say so soon and kindly, with a photo of that place. On orders from here there is a window for [alterations](/support/returns) after delivery, and makers prefer to mend what they made.',
      ),
      maker('adewura-atelier'),
    ],
  },
];
