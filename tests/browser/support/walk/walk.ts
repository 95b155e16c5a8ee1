import type { Frame, Page } from 'playwright-core';
import { runAxe } from '../run-axe.ts';
import { listUnreached, readStop, resetStops } from './focus-stop.ts';
import { walkRules } from './walk-rules.ts';

/** More tab stops than any page has. */
const mostStops = 160;
/** More than a page around a widget has. */
const mostStopsOutside = 8;
const controls = /^\s*- (button|link|textbox|combobox|checkbox|radio|switch|tab|img|dialog)\b(?! ")/;

type Walk = {
  /** The document walked through; a widget's panel is a frame. */
  frame?: Frame;
};

/**
 * Faults that axe does not look for, one line each: the Tab key misses a control (2.1.1) or its focus is not shown
 * (2.4.7) or covered (2.4.11), a control has no name in the accessibility tree (4.1.2), the page scrolls sideways at
 * 320 px (1.4.10), or text is cut off with the spacing of 1.4.12. Also runs `walkRules`.
 */
export async function findWalkFaults(page: Page, { frame = page.mainFrame() }: Walk = {}): Promise<string[]> {
  const tree = await frame.locator('body').ariaSnapshot();
  const nameless = tree.split('\n').filter((line) => controls.test(line));
  return [
    ...nameless.map((line) => `without a name: ${line.trim()}`),
    ...(await followFocus(page, frame)),
    ...(await runAxe(frame, { rules: walkRules })),
    ...(await findCutText(frame)),
    ...(await findOverflow(page, frame)),
  ];
}

/** Presses Tab through the whole document. Throws when the focus does not come round. */
async function followFocus(page: Page, frame: Frame): Promise<string[]> {
  await frame.evaluate(resetStops);
  const faults: string[] = [];
  let outside = 0;
  for (let count = 0; count < mostStops; count++) {
    await page.keyboard.press('Tab');
    const stop = await frame.evaluate(readStop);
    // Between the last and the first stop the focus is on the browser's own controls, or around the frame.
    if (stop.kind === 'outside') outside += 1;
    if (stop.kind === 'again' || outside > mostStopsOutside) {
      return [...faults, ...(await frame.evaluate(listUnreached))];
    }
    if (stop.kind === 'new') faults.push(...stop.faults);
  }
  throw new Error(`The focus did not come round in ${mostStops} stops of ${frame.url()}`);
}

async function findOverflow(page: Page, frame: Frame): Promise<string[]> {
  const former = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 900 });
  const overflow = await frame.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (former) await page.setViewportSize(former);
  return overflow > 0 ? [`${overflow} px too wide at 320 px`] : [];
}

/** Text that fits its box, and no longer does with the spacing of WCAG 2.2, 1.4.12. */
async function findCutText(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const listCut = () =>
      [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        const hasText = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        );
        // Texts for screen readers only are one pixel wide.
        if (!hasText || clientWidth < 2) return false;
        const isCut = (overflow: string, room: number, need: number) =>
          (overflow === 'hidden' || overflow === 'clip') && need > room + 1;
        return isCut(overflowX, clientWidth, scrollWidth) || isCut(overflowY, clientHeight, scrollHeight);
      });
    const before = new Set(listCut());
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets.push(sheet);
    const cut = listCut().filter((element) => !before.has(element));
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    document.adoptedStyleSheets.pop();
    return [
      ...cut.map((element) => `cut off with more spacing: ${element.textContent?.trim().slice(0, 60)}`),
      ...(overflow > 0 ? [`${overflow} px too wide with more spacing`] : []),
    ];
  });
}
