import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** A font on this page: a file, or names under which the reader's system may have it. */
export type MeasuredFont = { weight: string; style: 'normal' | 'italic' } & (
  | { file: string }
  | { localNames: readonly string[] }
);
/** Of a font at 1000 px: the width of the sample, and its height above and below the baseline. */
export type FontMetrics = { width: number; ascent: number; descent: number };

/** Measures a sample in each font as the browser sets it, which also covers kerning and variable weights. */
export async function measureFonts(
  browser: Browser,
  sample: string,
  fonts: readonly MeasuredFont[],
): Promise<FontMetrics[]> {
  const sources = fonts.map(({ weight, style, ...place }) => ({ weight, style, source: describe(place) }));
  const page = await browser.newPage();
  const measured = await page.evaluate(
    async ({ sources: wanted, sample: text }) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('This browser has no canvas.');
      const metrics: { width: number; ascent: number; descent: number }[] = [];
      for (const [index, { weight, style, source }] of wanted.entries()) {
        const face = await new FontFace(`measured-${index}`, source, { weight, style }).load();
        document.fonts.add(face);
        context.font = `${style} ${weight.split(' ').at(0)} 1000px measured-${index}`;
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
        metrics.push({ width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent });
      }
      return metrics;
    },
    { sources, sample },
  );
  await page.close();
  return measured;
}

function describe(place: { file: string } | { localNames: readonly string[] }): string {
  if ('localNames' in place) return place.localNames.map((name) => `local("${name}")`).join(', ');
  return `url("data:font/woff2;base64,${readFileSync(place.file).toString('base64')}")`;
}
