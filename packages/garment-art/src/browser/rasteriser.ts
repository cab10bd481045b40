// Draws on a canvas that is not on the page, in a worker.
import { chooseRasteriser } from '../core/rasteriser.ts';
import { checkReadBack } from './noise.ts';
import { paintShapes } from './paint.ts';
import { readShapes } from './shapes.ts';

/** Phones stop at 4096 px a side and at 16 megapixels; what is drawn here is far smaller. */
const LARGEST = 4096;

function openCanvas(): OffscreenCanvasRenderingContext2D {
  // Read back after every drawing: kept in memory instead of on the graphics card.
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' });
  if (!canvas) throw new Error('This browser gives workers no canvas');
  return canvas;
}

/** Lets the messages in that have come meanwhile. */
const letMessagesIn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Draws on a canvas from now on.
 * @throws {CanvasNoiseError} when the browser alters what is read back
 */
export function drawOnCanvas(): void {
  const canvas = openCanvas();
  checkReadBack(canvas);
  chooseRasteriser(async (markup, width, height, [left, top, boxWidth, boxHeight]) => {
    if (Math.max(width, height) > LARGEST) throw new RangeError(`${width} x ${height} px is more than a canvas holds`);
    const shapes = readShapes(markup);
    await letMessagesIn();
    // Setting the size also clears it.
    canvas.canvas.width = width;
    canvas.canvas.height = height;
    const [scaleX, scaleY] = [width / boxWidth, height / boxHeight];
    paintShapes(canvas, shapes, [scaleX, 0, 0, scaleY, -left * scaleX, -top * scaleY]);
    return new Uint8Array(canvas.getImageData(0, 0, width, height).data.buffer);
  });
}
