import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/**
 * Runs axe in a document and returns its violations, one line a rule; without rules those that axe runs by itself. Axe's
 * own driver sends its half megabyte before each run and every passed check after it, which takes as long as the checks.
 */
export async function runAxe(frame: Page | Frame, rules?: readonly string[]): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return frame.evaluate(async (chosen) => {
    const ofWholePages = {
      'landmark-one-main': { enabled: false },
      'page-has-heading-one': { enabled: false },
    };
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      // Frames are documents of their own, and parts of a page.
      iframes: false,
      rules: window === window.parent ? {} : ofWholePages,
      ...(chosen && { runOnly: { type: 'rule', values: [...chosen] } }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);
}
