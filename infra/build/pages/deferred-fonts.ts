import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fontFacePattern = /@font-face\{[^}]*\}/g;

/** The styles, with only these fonts' faces, and the faces that set a late font's text meanwhile. */
export function keepFonts(css: string, fontUrls: readonly string[]): string {
  const isKept = (face: string) => !isLoaded(face) || fontUrls.some((url) => face.includes(url));
  return css.replaceAll(fontFacePattern, (face) => (isKept(face) ? face : ''));
}

/** Whether the face is a file; the others are fonts of the reader's system. */
const isLoaded = (face: string): boolean => face.includes('url(');

/**
 * Writes a stylesheet with every font face, applied by pages once it has loaded, and returns its URL. Content
 * below the first screen switches fonts when it arrives.
 */
export function writeDeferredFonts(webFolder: string, css: string): string {
  const faces = (css.match(fontFacePattern) ?? [])
    .filter(isLoaded)
    .join('')
    .replaceAll('font-display:optional', 'font-display:swap');
  const hash = createHash('sha256').update(faces).digest('hex').slice(0, 8);
  const url = `/assets/fonts-${hash}.css`;
  writeFileSync(join(webFolder, url), faces);
  return url;
}
