import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fontFacePattern = /@font-face\{[^}]*\}/g;

/** The styles, with only these fonts' faces. */
export function keepFonts(css: string, fontUrls: readonly string[]): string {
  return css.replaceAll(fontFacePattern, (face) => (fontUrls.some((url) => face.includes(url)) ? face : ''));
}

/**
 * Writes a stylesheet with every font face, applied by pages once it has loaded, and returns its URL. Content
 * below the first screen switches fonts when it arrives.
 */
export function writeDeferredFonts(webFolder: string, css: string): string {
  const faces = (css.match(fontFacePattern) ?? [])
    .join('')
    .replaceAll('font-display:optional', 'font-display:swap');
  const hash = createHash('sha256').update(faces).digest('hex').slice(0, 8);
  const url = `/assets/fonts-${hash}.css`;
  writeFileSync(join(webFolder, url), faces);
  return url;
}
