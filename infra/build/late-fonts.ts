import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fontFacePattern = /@font-face\{[^}]*\}/g;

/** The styles with the faces of these font files alone. */
export function keepFonts(css: string, fontUrls: readonly string[]): string {
  return css.replaceAll(fontFacePattern, (face) => (fontUrls.some((url) => face.includes(url)) ? face : ''));
}

/**
 * Writes a stylesheet of every face, which a page takes into use once it has loaded, and answers its address. What is
 * further down the page changes to its face whenever that comes.
 */
export function writeLateFonts(webFolder: string, css: string): string {
  const faces = (css.match(fontFacePattern) ?? [])
    .join('')
    .replaceAll('font-display:optional', 'font-display:swap');
  const hash = createHash('sha256').update(faces).digest('hex').slice(0, 8);
  const url = `/assets/fonts-${hash}.css`;
  writeFileSync(join(webFolder, url), faces);
  return url;
}
