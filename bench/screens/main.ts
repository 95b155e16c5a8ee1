import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { brands } from '#shared/brands/index.ts';
import { legalTitles } from '#shared/domain/legal-documents.ts';
import { launchBrowser } from '#tests/browser/support/browser.ts';
import { spawnStack } from '#tests/support/stacks/spawn-stack.ts';
import { drawProduct } from './draw-product.ts';

const screensFolder = fileURLToPath(new URL('../../.bench/screens', import.meta.url));
const imagesFolder = fileURLToPath(new URL('../../web/public/og', import.meta.url));
const marksFolder = fileURLToPath(new URL('../../web/public/marks', import.meta.url));
const picturesFolder = fileURLToPath(new URL('../../web/public/pictures', import.meta.url));
const widths = [390, 768, 1440];
const paths = [
  ...['/', '/about', '/contact', '/conversion-demo', '/brands/explore', '/showcase', '/help/widget'],
  ...Object.keys(legalTitles).map((document) => `/legal/${document}`),
  '/no/such/page',
];
/** Pages that exist only on hosts without a brand, which take a brand's name. */
const generalPaths = ['/prompt-enhancer', '/scraping-demo'];
/** Small enough to store, large enough to judge a page. */
const sheetQuality = 60;
const sheetColumns = 8;
/** Only what the pages themselves show: `npm run screens -- --pictures`. */
const onlyPictures = process.argv.includes('--pictures');

/** Draws a contact sheet of all public pages of every brand, the image of their shared links, their marks, and the product. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-screens-'));
  const stack = await spawnStack(dataDir);
  const browser = await launchBrowser();
  try {
    const { port } = new URL(stack.url);
    mkdirSync(screensFolder, { recursive: true });
    mkdirSync(imagesFolder, { recursive: true });
    mkdirSync(marksFolder, { recursive: true });
    mkdirSync(picturesFolder, { recursive: true });
    for (const brand of Object.values(brands)) {
      const [name] = brand.paths;
      const origin = `http://${name}.localhost:${port}`;
      const addresses = [
        ...paths.map((path) => origin + path),
        ...generalPaths.map((path) => `${stack.url}${path}?brand=${name}`),
      ];
      if (!onlyPictures) await drawSheet(browser, addresses, join(screensFolder, `${brand.id}.jpg`));
      await drawSharedImage(browser, origin, join(imagesFolder, `${brand.id}.png`));
      await drawMark(browser, origin, join(marksFolder, `${brand.id}.png`));
      await drawProduct({ browser, url: stack.url, origin, folder: picturesFolder }, brand);
      console.log(`${brand.name} drawn`);
    }
  } finally {
    await browser.close();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function drawSheet(browser: Browser, addresses: readonly string[], file: string): Promise<void> {
  const columns: string[] = [];
  for (const address of addresses) {
    const shots: string[] = [];
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      // A page with a live widget is never idle.
      await page.goto(address, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const bytes = await page.screenshot({ type: 'jpeg', quality: sheetQuality, fullPage: true });
      shots.push(`<img src="data:image/jpeg;base64,${bytes.toString('base64')}">`);
      await page.close();
    }
    columns.push(`<section>${shots.join('')}</section>`);
  }
  const sheet = await browser.newPage({ viewport: { width: 1680, height: 900 } });
  await sheet.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(${sheetColumns},1fr);gap:6px;background:#777}section{display:grid;grid-row:span ${widths.length};grid-template-rows:subgrid}img{width:100%;max-height:560px;object-fit:cover;object-position:top}</style>${columns.join('')}`,
  );
  await sheet.locator('img').last().waitFor();
  writeFileSync(file, await sheet.screenshot({ type: 'jpeg', quality: sheetQuality, fullPage: true }));
  await sheet.close();
}

/** 1200 by 630: the size to which Open Graph readers crop images. */
async function drawSharedImage(browser: Browser, origin: string, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.screenshot({ path: file });
  await page.close();
}

/** The brand's mark alone, four times as large as in the mails that show it. */
async function drawMark(browser: Browser, origin: string, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 36, height: 36 }, deviceScaleFactor: 4 });
  await page.goto(origin, { waitUntil: 'load' });
  await page
    .locator('header svg')
    .first()
    .evaluate((mark) => {
      mark.setAttribute('style', 'position:fixed;inset:0;width:36px;height:36px');
      document.body.replaceChildren(mark);
      for (const { style } of [document.documentElement, document.body]) style.background = 'none';
    });
  await page.screenshot({ path: file, omitBackground: true });
  await page.close();
}

await main();
