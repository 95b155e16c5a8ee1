import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Brand } from '#shared/brands/brand.ts';
import { createClient } from '#shared/client.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';

/** As features/landing/product-pictures.tsx shows them. */
const assistantSize = { width: 390, height: 600 };
const dashboardSize = { width: 720, height: 560 };
const dashboardMargin = 28;
/** Sharp on the screens of phones. */
const scale = 1.5;
/** Above it a picture costs a phone too much. */
const limitBytes = 40_000;
/** What an answer still moves after its last word. */
const settleMilliseconds = 1500;
const schemes = ['light', 'dark'] as const;

type Place = { browser: Browser; url: string; origin: string; folder: string };

/** Takes the pictures of the running product for a brand's landing page, in light and dark. */
export async function drawProduct(place: Place, brand: Brand): Promise<void> {
  const conversionId = await convertSample(place.url, brand);
  for (const colorScheme of schemes) {
    const open = (viewport: { width: number; height: number }) =>
      place.browser.newPage({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce', colorScheme });
    const name = (of: string) => join(place.folder, `${of}-${brand.id}-${colorScheme}.webp`);
    const dashboard = await open({ width: dashboardSize.width, height: 1600 });
    await dashboard.goto(`${place.origin}/school/dashboard/preview`, { waitUntil: 'networkidle' });
    const start = await dashboard.locator('section[aria-labelledby=sample-title]').boundingBox();
    if (!start) throw new Error(`${place.origin} has no sample dashboard`);
    await save(dashboard, { x: 0, y: start.y - dashboardMargin, ...dashboardSize }, name('dashboard'));
    const assistant = await open(assistantSize);
    const question = brand.demoMessages.find(({ picture }) => picture === 'answered')?.user ?? '';
    await assistant.goto(`${place.origin}/gptsite/${conversionId}`, { waitUntil: 'networkidle' });
    await assistant.getByRole('textbox', { name: /^Ask / }).fill(question);
    await assistant.keyboard.press('Enter');
    // The source comes with the end of the answer.
    await assistant.getByRole('log').getByRole('link').first().waitFor();
    await assistant.getByRole('textbox', { name: /^Ask / }).blur();
    await assistant.waitForTimeout(settleMilliseconds);
    await save(assistant, { x: 0, y: 0, ...assistantSize }, name('assistant'));
  }
}

async function convertSample(baseUrl: string, brand: Brand): Promise<string> {
  const client = createClient({ baseUrl });
  const trial = describeTrial(brand.demo.siteName, brand.demo.siteUrl);
  const { conversionId } = await client.signup.createTrial({
    ...trial,
    brandId: brand.id,
    platform: brand.id,
  });
  await followConversion(client, conversionId);
  return conversionId;
}

type Clip = { x: number; y: number; width: number; height: number };

/** Playwright draws no WebP, so a canvas converts the picture, as well as fits into the limit. */
async function save(page: Page, clip: Clip, file: string): Promise<void> {
  const drawn = await page.screenshot({ clip });
  const encoded = await page.evaluate(
    async ([base64, limit]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const encode = (quality: number) => canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
      const qualities = [0.85, 0.75, 0.65, 0.55, 0.45, 0.35];
      return qualities.map(encode).find(({ length }) => length * 0.75 < limit) ?? '';
    },
    [drawn.toString('base64'), limitBytes] as const,
  );
  if (!encoded) throw new Error(`${file} does not fit into ${limitBytes} bytes`);
  writeFileSync(file, Buffer.from(encoded, 'base64'));
  await page.close();
}
