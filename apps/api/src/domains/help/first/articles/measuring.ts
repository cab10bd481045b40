import type { FirstArticles } from '../types.ts';

export const MEASURING: FirstArticles = {
  measuring: [
    {
      slug: 'take-your-measurements',
      title: 'Take your measurements',
      summary: 'Somebody to help, a soft tape and ten minutes.',
      related: ['centimetres-or-inches', 'measure-a-child', 'who-sees-your-measurements'],
      body: `You need a soft tape, close-fitting clothes and, if you can, a second pair of hands. Stand as you usually stand. Don’t pull your stomach in: the dress won’t.

## The three that decide most

- **Bust or chest**: around the fullest part, under the arms, level at the back.
- **Waist**: where you bend sideways, usually a hand’s breadth above the navel.
- **Hip**: around the fullest part, heels together.

## The ones people get wrong

- **Shoulder width**: across the back, from bone to bone, not over the front.
- **Sleeve**: from the shoulder bone over a slightly bent elbow to the wrist.
- **Trouser length**: from the waist down the side to where the trousers should end, in shoes.
- **Half length**: from the neck point of the shoulder over the bust to the waist.

The tape should lie flat and turn under one finger. Take each measurement twice; if the two differ by more than a centimetre, take it a third time.

## Let us guide you

Under **Measurements** in [your account](/account) there is a step-by-step guide that shows on a figure where the tape goes. If a number looks unlikely, such as a waist larger than the hip, we ask before we save it.`,
    },
    {
      slug: 'centimetres-or-inches',
      title: 'Centimetres or inches?',
      summary: 'Use whichever your tape has. We never convert without asking.',
      related: ['take-your-measurements', 'find-your-size'],
      body: `Most tailors in Nigeria think in inches and most tapes have both. You can type in either and switch at any time; we keep what you measured exactly, down to an eighth of an inch.

## The inch trap

A bust of 36 is an ordinary bust in inches and a doll’s in centimetres. If a number makes sense only in the other unit, we ask: “36 in = 91.4 cm?” You decide, and nothing is changed behind your back.

## Halves and eighths

Write 36½, 36 1/2, 36.5 or 36,5: all are understood. Add “cm” or “in” behind a number and it counts in that unit, whatever the field is set to.

## When your maker reads them

They see the same measurements in the unit they work in, to the nearest eighth of an inch or to the millimetre. There is no copying by hand in between, which is where most mistakes used to happen.`,
    },
    {
      slug: 'measure-a-child',
      title: 'Measure a child',
      summary: 'Profiles for boys and girls, and how much room to leave.',
      related: ['take-your-measurements', 'who-sees-your-measurements'],
      shelves: ['boys', 'girls'],
      body: `Make a profile for each child in [your account](/account): choose **Add a person**, then girl or boy. You can keep up to 20 profiles for your family and friends.

## How to measure somebody who won’t stand still

Measure height against a wall first, without shoes. Then chest, waist and hip in one go, with the arms hanging. Take sleeve and trouser length last: they can be taken from clothes that fit, laid flat.

## Room to grow

Give the measurements as they are today and say in the note to the maker how long the item should last. A maker leaves deeper hems and seams for a child, usually three to five centimetres, which can be let out. If you add the room to the measurements yourself it is added twice.

## How old is too old?

Children grow faster than fabric arrives. If the measurements are older than six months, we suggest taking them again before you order.

## Ready-to-wear

The [size guide](/support/size-guide) finds a child’s size by height, chest and waist. Product pages recommend none for children: age labels differ too much from one maker to the next. Measurements never lie.`,
    },
    {
      slug: 'find-your-size',
      title: 'Find your size',
      summary: 'How we recommend a size, and how sure we are.',
      related: ['take-your-measurements', 'centimetres-or-inches', 'returns-of-ready-to-wear'],
      body: `Nigerian size labels follow the UK numbers. The charts for women, men and children are in the [size guide](/support/size-guide).

## What we recommend

If you keep a measurement profile, the product page names the size that fits it. Women’s sizes go by bust, waist and hip, men’s by the chest. We take the smallest size that has room for you, allowing for the cut: a fitted gown forgives a centimetre, a boubou forgives ten.

No profile? The [size guide](/support/size-guide) takes your measurements as you type them, a child’s too.

## How sure we are

We call it a **good**, **likely** or **uncertain match** and name the measurement that decided. It is less certain when:

- a measurement is missing;
- you are within a centimetre of the next size up;
- your measurements match different sizes, in which case we take the largest;
- your measurements are more than six months old.

## Between two sizes

Take the larger. A seam can be taken in in an afternoon; letting out needs fabric that may not be there. Reviews help too: on each product you see how many say that it runs small, true to size or large.

If no size fits, many of our makers offer the same design made to measure.`,
    },
  ],
  fabrics: [
    {
      slug: 'how-many-yards',
      title: 'How many yards do I need?',
      summary: 'Rules of thumb for gele, wrapper, agbada and the rest.',
      related: ['care-for-aso-oke', 'how-made-to-measure-works'],
      shelves: ['ankara-and-adire', 'lace', 'brocade-and-aso-oke'],
      body: `Fabric is sold by the piece here: ankara in six yards, lace, adire and guinea brocade in five, aso-oke by the bundle. Most ankara is 114 to 120 cm wide; hand-woven strips are much narrower.

## Rules of thumb

- **Shift or fitted dress**: 2 to 3 yards
- **Full gown**: 4 to 6 yards
- **Wrapper and blouse**: 5 to 6 yards
- **Iro and buba**: 5 yards, and more for gele and ipele
- **Buba and sokoto**: 4 to 5 yards
- **Kaftan or senator**: 3 to 4 yards
- **Agbada, three pieces**: 9 to 10 yards
- **Child’s set**: 2 to 3 yards

Add half a yard for a large pattern that has to meet at the seams, and for anybody taller than 1.80 m.

## Let the maker decide

If you order the garment here, the fabric is in the price and the maker works out the yards. You only need these numbers when you buy fabric by itself, for example for a group that sews at home.

Buy it all at once. Two dye lots of the same indigo are cousins, not twins.`,
    },
    {
      slug: 'care-for-aso-oke',
      title: 'Care for aso-oke, lace and velvet',
      summary: 'Air it, steam it, and keep it away from the machine.',
      related: ['care-for-adire-and-ankara', 'how-many-yards'],
      shelves: ['brocade-and-aso-oke', 'lace'],
      body: `What is woven by hand or beaded is cleaned by hand or by a specialist, and only when it needs it. The care lines on the product page come from its maker and take precedence over anything said here.

## Aso-oke

Hang it in the shade for a day after wearing. Brush off dust with a soft brush along the strips. Don’t wash it: the strips shrink at different rates and the seams between them pucker. Dry-clean it once in a season at most, and iron on the reverse through a cotton cloth. Metallic threads melt under a hot iron.

## Lace and George

Voile lace can be washed by hand in cool water with a mild soap, then dried flat. Cord lace and sequinned lace go to the dry-cleaner, inside out in a bag. Never hang a wet lace gown: its own weight stretches it.

## Velvet and coral

Steam velvet from the back, never press it. Take off coral beads before you put on perfume, and store them on a flat cloth, since a thread that hangs will stretch.

## Storing

Roll gele and ipele instead of folding them. Keep everything in cotton rather than plastic, with cedar or cloves against moths, and refold it twice a year along other lines.`,
    },
    {
      slug: 'care-for-adire-and-ankara',
      title: 'Care for adire and ankara',
      summary: 'Cool water, salt the first time, and no direct sun.',
      related: ['care-for-aso-oke', 'how-many-yards'],
      shelves: ['ankara-and-adire'],
      body: `## Adire

Indigo lets go of some colour in its first washes. That is not a fault; it is how you know it is real. Soak it for half an hour in cool water with a handful of salt before you wear it for the first time, then rinse until the water runs clear.

Wash it by hand and by itself, with a mild soap and without bleach. Turn it inside out and dry it in the shade: sun fades indigo faster than soap does. Don’t sit on a cream sofa until the third wash.

## Ankara

Wax prints are sturdier. Wash at 30 degrees, inside out, with similar colours. The stiffness of new ankara is a finish and goes after a wash or two, so wash the fabric once before it is cut, if you bring your own.

Iron while still slightly damp, on the reverse. Add starch for a kaftan that should stand.

## Stains

Act at once and only with cool water: hot water sets palm oil and tomato. Dab, don’t rub. Talcum powder lifts oil from both fabrics if you leave it on overnight.`,
    },
  ],
};
