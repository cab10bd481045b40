import { blankImage, type Image } from './image.ts';
import { type Colour, clothColour, likeness } from './tint.ts';

/** From how much of a colour a pixel counts as it. */
const OF_COLOUR = 0.5;

/**
 * A picture of fabric in other colours: its main colour becomes the first, of a print the colour that most of the rest has
 * the second. What is of neither stays, and so do light and shade.
 */
export function recolour(fabric: Image, [first, second]: readonly Colour[]): Image {
  const ground = clothColour([fabric]);
  if (!ground || !first) return fabric;
  const motif = second ? clothColour([without(fabric, ground)]) : null;
  const painted = dyed(fabric, ground, first);
  return motif && second ? dyed(painted, motif, second, without(fabric, ground)) : painted;
}

/** The picture without what is of a colour. */
function without(image: Image, colour: Colour): Image {
  const rest = { ...image, data: image.data.slice() };
  for (let i = 0; i < rest.data.length; i += 4)
    if (likeness(image.data, i, colour).share > OF_COLOUR) rest.data.fill(0, i, i + 4);
  return rest;
}

/** The picture with one colour in another, wherever `of`, which it was before, has it. */
function dyed(image: Image, from: Colour, to: Colour, of = image): Image {
  const result = blankImage(image.width, image.height);
  for (let i = 0; i < image.data.length; i += 4) {
    const { share, light } = (of.data[i + 3] as number) === 0 ? { share: 0, light: 1 } : likeness(of.data, i, from);
    for (let k = 0; k < 3; k++)
      result.data[i + k] =
        (image.data[i + k] as number) * (1 - share) + Math.min(255, (to[k] as number) * light) * share;
    result.data[i + 3] = image.data[i + 3] as number;
  }
  return result;
}
