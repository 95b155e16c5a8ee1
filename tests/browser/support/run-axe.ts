import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from 'playwright-core';

/** Its minified form, less than half of what `axe.source` sends to each document. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Runs axe in a document and returns its violations, one line a rule; without rules those that axe runs by itself. Axe's
 * own driver sends its half megabyte before each run and every passed check after it, which takes as long as the checks.
 * With `onlyDialog` it looks at the last dialog that is open, if one is.
 */
export async function runAxe(
  frame: Page | Frame,
  { rules, onlyDialog = false }: { rules?: readonly string[]; onlyDialog?: boolean } = {},
): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return frame.evaluate(judge, { rules, onlyDialog });
}

/** Runs in the page. */
async function judge({
  rules: chosen,
  onlyDialog,
}: {
  rules: readonly string[] | undefined;
  onlyDialog: boolean;
}): Promise<string[]> {
  const ofWholePages = {
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
  };
  const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
  const dialogs = onlyDialog ? [...document.querySelectorAll('[role="dialog"], dialog[open]')] : [];
  const { violations } = await axe.run(dialogs.at(-1) ?? document, {
    resultTypes: ['violations'],
    // Frames are documents of their own, and parts of a page.
    iframes: false,
    rules: window === window.parent ? {} : ofWholePages,
    ...(chosen && { runOnly: { type: 'rule', values: [...chosen] } }),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
