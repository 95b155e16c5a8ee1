import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Brand } from '#shared/brands/brand.ts';
import { describeVisitor, submitButton, trialForm } from '../trial.ts';

/** From the sent form until the first right answer has been read. */
const mostSeconds = 60;
const mostControls = 12;
const wordsPerMinute = 250;
const secondsPerCharacter = 0.2;

type Newcomer = { brand: Brand; name: string; websiteUrl: string };

/**
 * A newcomer on a brand's landing page fills in what must be filled in, and waits for the first right answer with its
 * page. Fails above the goals of the first five minutes.
 */
export async function reachFirstAnswer(page: Page, { brand, name, websiteUrl }: Newcomer) {
  const visitor = describeVisitor(name);
  const hero = page.getByRole('form', { name: 'Start with a website address' });
  await hero.getByLabel('Website address').fill(websiteUrl);
  await hero.getByRole('button', { name: 'Start Free Trial' }).click();
  const form = trialForm(page);
  await form.getByLabel(new RegExp(`^${brand.words.organisation} name`, 'i')).fill(visitor.name);
  if (brand.asksInstitutionType) await form.getByLabel('Institution type').selectOption('K-12 school');
  await form.getByLabel('Your name').fill('Elena Marsh');
  await form.getByLabel('Email').fill(visitor.email);
  await form.getByLabel(/^Password/).fill(visitor.password);

  const newcomer = timeNewcomer(page);
  await newcomer.know();
  await submitButton(page).click();
  await page.getByRole('dialog').waitFor();
  await newcomer.take('progress');
  // Who types keeps the card.
  await page.getByLabel('Ask your assistant a question').focus();
  const first = page.getByRole('list', { name: 'Answers from your website' }).getByRole('listitem').first();
  await first.getByRole('link').waitFor();
  await newcomer.take('first answer');
  const steps = JSON.stringify(newcomer.steps());
  expect(newcomer.seconds(), steps).toBeLessThanOrEqual(mostSeconds);
  expect(newcomer.mostControls(), steps).toBeLessThanOrEqual(mostControls);
  const box = await first.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  return { conversionId: new URL(page.url()).searchParams.get('conversion') ?? '', email: visitor.email };
}

/** Times a newcomer's reading of what newly stands on the screen, and typing; the product's own work is not theirs. */
export function timeNewcomer(page: Page) {
  const known = new Set<string>();
  const steps: { name: string; seconds: number; controls: number }[] = [];
  const look = async () => {
    const { lines, controls } = await page.evaluate(readScreen);
    const fresh = lines.filter((line) => !known.has(line));
    for (const line of fresh) known.add(line);
    return { fresh, controls };
  };
  return {
    /** What stands on the screen has been read before the time begins. */
    know: look,
    async take(name: string, typed = ''): Promise<void> {
      const { fresh, controls } = await look();
      const words = fresh.flatMap((line) => line.match(/[\p{L}\p{N}]+/gu) ?? []).length;
      const seconds = (words / wordsPerMinute) * 60 + typed.length * secondsPerCharacter;
      steps.push({ name, seconds: Math.round(seconds), controls });
    },
    steps: () => steps,
    seconds: () => steps.reduce((sum, { seconds }) => sum + seconds, 0),
    mostControls: () => Math.max(...steps.map(({ controls }) => controls)),
  };
}

/** The lines of text and the controls that are in view, and not behind something else. */
function readScreen() {
  const isSeen = (element: Element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    // Texts for screen readers only are one pixel wide.
    if (!isInView || width <= 1 || height <= 1) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const middle = (from: number, to: number, most: number) => (Math.max(from, 0) + Math.min(to, most)) / 2;
    const front = document.elementFromPoint(
      middle(left, right, innerWidth - 1),
      middle(top, bottom, innerHeight - 1),
    );
    return front !== null && (front.contains(element) || element.contains(front));
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const text = textContent?.trim();
    if (text && parentElement && isSeen(parentElement)) lines.push(text);
  }
  const controls = 'a[href],button,input,select,textarea,summary,[role=tab],[role=switch]';
  return { lines, controls: [...document.querySelectorAll(controls)].filter(isSeen).length };
}
