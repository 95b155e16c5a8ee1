import { IngestError } from '../ingest-error.ts';
import { scanLimits } from '../scan/scan-limits.ts';

/** A picture in shades of grey, one byte a pixel. */
export type Picture = { width: number; height: number; pixels: Uint8Array; dotsPerInch: number };

const pointsPerInch = 72;
/** Below this brightness a pixel is ink. */
const inkBrightness = 160;
/** Fewer pixels are dust. */
const fewestInkPixels = 150;

/** Draws a page of a PDF as readers see it. Undefined if it is blank. */
export async function drawPage(bytes: Uint8Array, page: number): Promise<Picture | undefined> {
  const { PDFiumLibrary } = await import('./packages/pdfium.ts');
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes).catch((cause: unknown) => {
    throw new IngestError('damaged', { cause });
  });
  if (page > document.getPageCount()) throw new IngestError('damaged');
  const drawn = document.getPage(page - 1);
  const { originalWidth, originalHeight } = drawn.getOriginalSize();
  const wanted = scanLimits.dotsPerInch / pointsPerInch;
  const scale = Math.min(wanted, Math.sqrt(scanLimits.pixels / Math.max(originalWidth * originalHeight, 1)));
  const { width, height, data } = await drawn.render({ scale, render: 'bitmap', colorSpace: 'Gray' });
  const pixels = data.subarray(0, width * height);
  return hasInk(pixels) ? { width, height, pixels, dotsPerInch: scale * pointsPerInch } : undefined;
}

function hasInk(pixels: Uint8Array): boolean {
  let ink = 0;
  for (const pixel of pixels) if (pixel < inkBrightness && ++ink > fewestInkPixels) return true;
  return false;
}

/** The picture after a quarter turn clockwise. */
export function turnPicture({ width, height, pixels, dotsPerInch }: Picture): Picture {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + height - 1 - y] = pixels[y * width + x] ?? 0;
  }
  return { width: height, height: width, pixels: turned, dotsPerInch };
}

/** The picture at half its size, in which words are found faster. */
export function shrinkPicture({ width, height, pixels, dotsPerInch }: Picture): Picture {
  const [across, down] = [Math.floor(width / 2), Math.floor(height / 2)];
  const shrunk = new Uint8Array(across * down);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const at = 2 * (y * width + x);
      const sum =
        (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + width] ?? 0) + (pixels[at + width + 1] ?? 0);
      shrunk[y * across + x] = sum / 4;
    }
  }
  return { width: across, height: down, pixels: shrunk, dotsPerInch: dotsPerInch / 2 };
}
