import { callout, type DemoPost, h2, list, maker, p, pictures, product, quote, service, table } from '../write.ts';

export const FABRICS: readonly DemoPost[] = [
  {
    slug: 'how-many-yards',
    title: 'How many yards?',
    excerpt:
      'From a two-yard boubou to a ten-yard agbada: what to buy, why widths matter, and when to add half a yard.',
    cover: 'covers/how-many-yards.webp',
    by: ['bisi-afolabi'],
    in: ['fabrics', 'choosing-and-ordering'],
    tags: ['fabric', 'ankara', 'agbada'],
    products: ['Ankara, 6 yards', 'Adire, 5 yards', 'Guinea Brocade, 5 yards', 'Voile Lace, 5 yards'],
    daysAgo: 124,
    document: [
      p(
        'Stand at any stall in Balogun for ten minutes and you will hear it: “Abeg, how many yards go do me?” The seller says six, because six is what is folded there. The tailor says five. Your aunt says buy ten, so that there is some left for a bag. All three may be right.',
      ),
      p('A yard is 91 centimetres of length. It says nothing about width, and width is where the money goes.'),
      h2('Look at the width first'),
      list(
        '**Ankara** is mostly 114 to 120 cm wide. It comes folded in six yards, sometimes in two halves of three.',
        '**Guinea brocade and shadda** are usually about 140 to 150 cm, and sold by the five or ten yards.',
        '**Lace** is 125 to 135 cm, but the scalloped edge is part of the design and cannot be cut away.',
        '**Adire** depends on the cotton it was dyed on. Ask.',
        '**Aso-oke** is woven in strips of ten to fifteen centimetres and sewn together, so it is counted by the bundle and not by the yard.',
      ),
      h2('The table to save'),
      p('For an adult of up to a UK 16 or a 44 chest, in cloth of about 115 cm:'),
      table(
        ['Garment', 'Yards', 'A word on it'],
        ['Shift or fitted dress', '2 to 3', 'Three with sleeves below the elbow'],
        ['Full or flared gown', '4 to 6', 'A circle skirt alone eats four'],
        ['Wrapper and blouse', '5 to 6', 'Two wrappers are two yards each'],
        ['Iro and buba', '5', 'Gele and ipele come on top'],
        ['Boubou', '2½ to 4', 'Twice your shoulder-to-floor length, and a hem'],
        ['Buba and sokoto', '4 to 5', 'Less in wide cloth'],
        ['Kaftan or senator, with trousers', '3 to 4', 'Four from 1.80 m'],
        ['Agbada, three pieces', '9 to 10', 'The robe alone takes five to six'],
        ['Child’s set', '2 to 3', 'By height, not by age'],
      ),
      callout(
        'note',
        'If you order a garment here its fabric is in the price, and the maker works out the yards. You need this table only when you buy fabric by itself.',
      ),
      h2('When to add'),
      p(
        '**Half a yard for a large print.** Gramophone records, birds and big diamonds have to meet at the centre front and at the side seams, or the body looks sliced. The bigger the repeat, the more is cut away to make it meet.',
      ),
      pictures(
        ['products/ankara-6-yards/2.webp', 'A repeat of thirty centimetres: allow at least half a yard to match it.'],
        ['textiles/ankara-diamonds-rust.webp', 'A small geometric needs no allowance at all.'],
      ),
      p(
        '**Half a yard for height**, from about 1.80 m, and for each heel above seven centimetres under a floor-length skirt.',
      ),
      p(
        '**A yard for direction.** Cloth with a nap, such as velvet, or with figures that all stand upright, must be cut one way up. Pieces can no longer be laid head to toe, and the tailor loses a fifth of it.',
      ),
      p(
        '**Nothing for washing**, if the cotton was washed before it was cut. Ankara and unwashed cotton shrink by up to three per cent, so that must happen before scissors. Say it to your tailor; do not assume it.',
      ),
      h2('When five really is enough'),
      p(
        'Facings, pocket bags and the inside of a collar can be cut from plain cotton. Sleeves can be laid across where the print allows it. A good cutter gets a dress out of two and a half yards that an average one needs three for, and that difference is worth asking about before you buy for a group of forty.',
      ),
      h2('Buy it once'),
      p(
        'Whatever you decide, buy all of it on one day from one roll. Two lots of the same indigo are cousins and not twins, and prints are reprinted in shades that only match in the shop. What is left over becomes a gele for a child, a tie, or the bag your aunt was thinking of.',
      ),
      product('Ankara, 6 yards'),
    ],
  },
  {
    slug: 'reading-aso-oke',
    title: 'Reading aso-oke',
    excerpt:
      'Sanyan, etu, alaari: what the strips say, how to tell hand-woven from machine-made, and what to ask a weaver.',
    cover: 'covers/reading-aso-oke.webp',
    by: ['adewura-balogun'],
    in: ['fabrics'],
    tags: ['aso-oke', 'weaving', 'bridal'],
    products: ['Aso-oke Bundle', 'Classic Iro & Buba', 'Groom Etu Agbada', 'Gobi Fila'],
    daysAgo: 110,
    document: [
      p(
        'My grandmother could tell from across a party who had woven a cloth, and sometimes for which quarrel. I cannot do that. But aso-oke does say a great deal to anybody who looks closely, and you should look before you pay.',
      ),
      h2('It is made of strips'),
      p(
        'A man’s loom in Iseyin or Oyo weaves a strip a hand’s breadth wide and as long as the yard of the compound allows. The strips are cut, laid side by side and sewn edge to edge. So the first thing to read is the seam: hold the cloth to the light. If there are joins every ten to fifteen centimetres, it was woven narrow. If it is one wide sheet with lines printed or woven where joins ought to be, it came from a power loom.',
      ),
      p(
        'Machine-made is not a crime. It is lighter, cheaper and perfectly good for an aso-ebi of eighty. It should only be sold as what it is.',
      ),
      h2('The three great ones'),
      pictures(
        [
          'textiles/asooke-sanyan.webp',
          'Sanyan: the beige of wild silk. The oldest, and the cloth of funerals, weddings and chiefs.',
        ],
        [
          'textiles/etu-indigo.webp',
          'Etu: indigo so dark that it is nearly black, with the fine pale lines of a guinea fowl.',
        ],
        ['textiles/asooke-wine.webp', 'Alaari: the reds, from waste silk that once crossed the Sahara.'],
      ),
      p(
        '**Sanyan** was spun from the cocoons of a moth that nobody farms. What is called sanyan today is nearly always cotton in its colour, and an honest weaver says so. **Etu** takes its depth from many dips in the indigo pot. It is what a groom wears who wants his great-grandfather to recognise him. **Alaari** is joy; you will see it in every shade from wine to magenta.',
      ),
      h2('What the surface tells'),
      list(
        '**Holes in rows** are openwork, *eleya*. They are made on the loom by hand, thread by thread, and double the time.',
        '**Raised figures**, combs, Koran boards, stools, are floats of extra weft. Turn the cloth over: on the back of hand work the threads travel and are tied off.',
        '**Glitter** is metallic yarn, *shine-shine*. It is lovely under a chandelier, and it melts under a hot iron.',
        '**An edge that waves a little** is a person. An edge like a ruler is a motor.',
      ),
      quote('If both sides are equally beautiful, somebody took their time.'),
      h2('Ask five questions'),
      table(
        ['Ask', 'Because'],
        ['Who wove it, and where?', 'A dealer who knows will tell you with pleasure'],
        ['Is the yarn cotton, silk or polyester?', 'It decides heat, weight and the iron'],
        ['How many strips are in the bundle?', 'A set for iro, buba, ipele and gele needs about thirty-two'],
        ['Are there spare strips of this dye lot?', 'There is always one more aunt'],
        ['When was it finished?', 'Fresh cloth is stiff and settles for a week before it may be cut'],
      ),
      callout(
        'tip',
        'Look at colours at a north window or out of doors, at nine in the morning. Sanyan under shop lights is every beige in the world.',
      ),
      h2('How we cut it'),
      p(
        'The strips run down the body, never across. The joins must meet at the shoulder, and the pattern on the left half mirrors the right. That costs cloth, which is why a tailor who is used to ankara asks for less than you need. An iro of aso-oke is not pulled tight: the seams between strips are its weakest place. Line it with cotton and it will see your daughter married.',
      ),
      product('Aso-oke Bundle'),
      p(
        'A bridal set takes us between six and nine weeks, most of which is weaving. If somebody offers you the same in ten days, you now know what to look for.',
      ),
      maker('adewura-atelier'),
      service('Bridal consultation', 'adewura-atelier'),
    ],
  },
];
