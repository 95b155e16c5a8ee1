import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { brands } from '#shared/brands/index.ts';
import { launchBrowser } from '#tests/browser/support/browser.ts';
import { installPeers } from '../install-peers.ts';
import { cuts, findWebFontFile, systemFonts, webFonts } from './faces.ts';
import { type FontMetrics, measureFonts } from './measure-fonts.ts';

const peerFonts = fileURLToPath(new URL('../peers/node_modules/@fontsource/', import.meta.url));
const stylesFile = fileURLToPath(new URL('../../web/src/app/fallback-fonts.css', import.meta.url));
/** Words that the first screens set. */
const sample = Object.values(brands)
  .flatMap(({ tagline, description, problem, features }) => [
    ...['Websites are a thing of the past', tagline, description, problem.title, features.title],
  ])
  .join(' ');

/** Writes font faces that set each web font's text in a system font of the same width and height. */
async function main(): Promise<void> {
  installPeers();
  const browser = await launchBrowser();
  try {
    const faces: string[] = [];
    for (const { family, kind, cuts: wanted } of webFonts) {
      for (const system of systemFonts.filter((font) => font.kind === kind)) {
        for (const cut of wanted) {
          faces.push(await writeFace(browser, { family, cut, isOnlyCut: wanted.length === 1, system }));
        }
      }
    }
    writeFileSync(stylesFile, `/* Written by \`npm run fonts\`. */\n${faces.join('\n')}\n`);
  } finally {
    await browser.close();
  }
}

type Face = {
  family: string;
  cut: keyof typeof cuts;
  /** Whether the cut stands for all weights. */
  isOnlyCut: boolean;
  system: (typeof systemFonts)[number];
};

async function writeFace(browser: Browser, { family, cut, isOnlyCut, system }: Face): Promise<string> {
  const { style, weights, measured, localWeight } = cuts[cut];
  const localNames = system.names[cut];
  const [web, local] = await measureFonts(browser, sample, [
    { file: findWebFontFile(family, style), weight: `${measured} ${measured}`, style },
    {
      ...(system.fileName ? { file: peerFonts + system.fileName(cut) } : { localNames }),
      ...{ weight: localWeight, style },
    },
  ]);
  if (!web || !local) throw new Error(`${family} could not be measured`);
  return `@font-face {
  font-family: "${family} ${system.suffix}";
  font-style: ${style};
  font-weight: ${isOnlyCut ? '100 900' : weights};
  src: ${localNames.map((name) => `local("${name}")`).join(', ')};
${describeMetrics(web, local)}
}`;
}

function describeMetrics(web: FontMetrics, local: FontMetrics): string {
  const size = web.width / local.width;
  const share = (pixels: number) => `${((pixels / 1000 / size) * 100).toFixed(2)}%`;
  return [
    `  size-adjust: ${(size * 100).toFixed(2)}%;`,
    `  ascent-override: ${share(web.ascent)};`,
    `  descent-override: ${share(web.descent)};`,
    '  line-gap-override: 0%;',
  ].join('\n');
}

await main();
