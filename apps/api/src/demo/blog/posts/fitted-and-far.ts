import { callout, type DemoPost, figure, h2, list, p, product, quote, service, steps } from '../write.ts';

export const FITTED_AND_FAR: readonly DemoPost[] = [
  {
    slug: 'inside-a-corset-gown',
    title: 'Inside a corset gown: how to be able to eat in it',
    excerpt:
      'Bones, a waist stay and an honest toile. What holds you up, what only looks as if it did, and how to breathe.',
    cover: 'makers/amara-cut-and-fit.webp',
    by: ['amara-hart'],
    in: ['measuring-and-fitting'],
    tags: ['corset', 'bridal', 'fitting'],
    products: ['Corset Gown', 'Reception Dress', 'Cord Lace, 5 yards', 'Feather Fan'],
    daysAgo: 47,
    document: [
      p(
        'There is a moment at every reception when the small chops come round and somebody in a beautiful gown shakes her head. She is not on a diet. She was laced by a man who had never worn one.',
      ),
      p(
        'A corset gown does not have to hurt. If it hurts, it is doing with pressure what it should be doing with shape.',
      ),
      h2('What is in there'),
      p('From the inside out, a good one has:'),
      list(
        '**A cotton layer** against the skin, which drinks what you give off while dancing',
        '**Bones**: flat spiral steel in the curves, straight ones beside the lacing. Plastic bends to your body’s warmth, keeps the bend, and pokes you at nine in the evening',
        '**A waist stay**: a ribbon inside, hooked at the back before the zip is closed. It carries the weight of the skirt, so the bodice does not have to',
        '**Cups** that were shaped on you and not bought in a size',
        '**The lace**, which does nothing but be looked at',
      ),
      p('Ask to see the inside. A maker who is proud of it will turn it out before you have finished the sentence.'),
      h2('The waist does not make the waist'),
      p(
        'A corset shapes the ribs and the space above the hip. It can take four to six centimetres from most people without their noticing. At ten you notice, at twelve your stomach does, and the photographs show a face that is counting.',
      ),
      p(
        'So do not ask for *smaller*. Ask for a longer line: a point at the front, seams that lean towards the middle, a hip that begins to flare earlier. The eye does the rest, and the eye does not need to breathe.',
      ),
      figure('woman', 'under-bust-girth'),
      h2('The measurement that everybody forgets'),
      p(
        'Bust and waist are on every list. A corset is cut by three more: the under-bust, the distance from bust point to bust point, and the shoulder to the bust point. Take them once in your usual bra and once without. It is the second set that counts, because the gown has cups of its own.',
      ),
      callout(
        'warning',
        'If your under-bust comes out the same as your bust, the tape was in the wrong place. It goes round the ribs, right where an underwire lies.',
      ),
      h2('Make a toile first'),
      p(
        'A toile is the gown in cheap cotton, with a few real bones. It looks like a bandage, and it is the most important hour of the whole order. Sit in it. Eat something in it; I bring chin chin to mine. Sing a line of a hymn. Whatever is wrong in cotton costs a pencil line. In lace it costs the lace.',
      ),
      service('Toile fitting for a corset', 'amara-cut-and-fit'),
      h2('On the day'),
      steps(
        'Eat before you are laced, a normal meal, an hour before.',
        'Lean forward and settle the bust into the cups, then stand.',
        'Have it laced from both ends to the middle. The middle is tied last and comes first when you want air.',
        'Wait ten minutes, then have it laced again. You and it have both warmed up.',
        'Loosen the lower third when you sit down to dinner. Nobody looks there.',
      ),
      quote('If you can laugh with your mouth open, it fits.'),
      h2('Afterwards'),
      p(
        'Unlace it all the way before you open the zip. Hang it by the loops at the waist and not by the shoulders, inside out, overnight. Cord lace goes to a dry-cleaner who is told about the steel. And keep the toile. Whatever you order next, it knows you better than any number.',
      ),
    ],
  },
  {
    slug: 'ordering-from-abroad',
    title: 'Ordering from London, Houston or Toronto',
    excerpt: 'Measured there, sewn here, worn on the Saturday after you land. A calendar for those an ocean away.',
    cover: 'covers/aso-ebi-wedding.webp',
    by: ['bisi-afolabi'],
    in: ['choosing-and-ordering', 'measuring-and-fitting'],
    tags: ['diaspora', 'shipping', 'measuring'],
    products: ['Senator Crest', 'Crepe Jumpsuit', 'Peplum & Wrapper', 'Auto-gele'],
    daysAgo: 15,
    document: [
      p(
        'The classic plan is to land in Lagos on a Tuesday, be measured on Wednesday and be dressed on Saturday. It has worked for some people. We hear from the others.',
      ),
      p(
        'An ocean is not a problem for clothes; a missing fortnight is. Everything that a tailor needs from you can travel ahead, as long as it is right when it arrives.',
      ),
      h2('The calendar'),
      steps(
        '**Twelve weeks before**: choose, and talk. A virtual consultation in the evening of your time is worth twenty messages. Have a window behind the phone, not behind you.',
        '**Eleven weeks**: measure twice, a week apart. If the two do not agree, have it done by somebody with a tape round her neck.',
        '**Ten weeks**: order and pay the deposit. What you are charged is the naira price; your bank converts at its rate on that day.',
        '**Nine weeks**: the maker reads your measurements and asks. Answer within a day; nothing is cut until you do.',
        '**Four weeks**: ready, photographed, and sent, if it is to reach you there.',
        '**Two weeks**: try it on with the shoes. A hem can still be done around the corner.',
      ),
      p(
        'If you will pick it up in Nigeria, keep the same calendar. The two weeks at the end then belong to the fitting and not to a courier.',
      ),
      h2('Measured by whom?'),
      p(
        'By a friend, with [our ten-minute guide](/blog/measure-yourself-in-10-minutes) open, is good for kaftans, boubous, agbada and anything that hangs. For a corset, for a fitted gown or for a body that no size chart has met, go to someone. Alteration shops do it for the price of a hem. Ask them for half length, bust-point separation and round sleeve; they will know the first, and the others take a minute to explain.',
      ),
      figure('woman', 'shoulder-to-waist'),
      p(
        'In London, go to Peckham. They measure for workshops in Nigeria every week and know what each of them will ask.',
      ),
      service('Measuring for an order from West Africa', 'peckham-fit-room'),
      h2('Colours on a screen'),
      p(
        'No screen shows magenta. Ask your maker for a photograph in daylight beside something that you also own: a sheet of printer paper will do. For aso-ebi, where eighty people must match, have the host post you a swatch. It weighs nothing.',
      ),
      h2('Parcels and customs'),
      p(
        'International deliveries take one to two weeks once they are sent. Between countries, customs may ask for duty and tax on top, and it is the receiver who pays it. We declare what is in the parcel at its price. Please do not ask a maker to write *gift*: when it is opened, it is you who explains forty identical gifts.',
      ),
      callout(
        'note',
        'Ready-to-wear can be returned within 14 days from abroad. What is made to your measurements is altered, remade or refunded when it does not match your order. An alteration near you may be quicker than sending it back: ask first, with photos, and keep the bill.',
      ),
      h2('What to have sewn at home, and what over there'),
      p(
        'Have the weaving, the embroidery and anything that must match the family made in Nigeria; nobody elsewhere has the looms. Hems, zips and a last centimetre at the waist can be done wherever you live, after the flight and after the first week of your mother’s cooking.',
      ),
      p(
        'And bring an auto-gele in your hand luggage. At six in the morning of the day, every person who can tie one is already tying someone else’s.',
      ),
      product('Auto-gele'),
    ],
  },
];
