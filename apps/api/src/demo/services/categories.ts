/** The demo’s categories of services, in their order. */
export const demoServiceCategories = [
  {
    slug: 'consultations',
    name: 'Consultations',
    description: 'Talk cloth, cut and cost through with the person who will make it, at the workshop or over video.',
    picture: 'covers/what-a-deposit-covers.webp',
  },
  {
    slug: 'measuring-and-fitting',
    name: 'Measuring and fitting',
    description: 'A tape in practised hands, at the workshop or at your home, and fittings beyond those of an order.',
    picture: 'covers/measure-at-home.webp',
  },
  {
    slug: 'alterations-and-repairs',
    name: 'Alterations and repairs',
    description: 'Hems, zips, seams and second lives for clothes that you own already.',
    picture: 'covers/fitting-checklist.webp',
  },
  {
    slug: 'gele-and-dressing',
    name: 'Gele and dressing',
    description: 'Gele tied to stay, and calm hands in the room on the day itself.',
    picture: 'covers/owambe-season.webp',
  },
  {
    slug: 'sourcing-and-styling',
    name: 'Sourcing and styling',
    description: 'Somebody who knows the market goes with you, or goes for you.',
    picture: 'covers/how-many-yards.webp',
  },
  {
    slug: 'classes',
    name: 'Classes',
    description: 'Learn at the table of a working studio, in small groups.',
    picture: 'covers/adire-story.webp',
  },
] as const;
