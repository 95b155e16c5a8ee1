import type { Page } from 'playwright-core';
import { renderLimits } from './render-limits.ts';
import { serializePage } from './serialize-page.ts';

/**
 * Returns the page's HTML as the browser holds it, or undefined when it is too large. It is written in an isolated world, because in
 * its own the page may have replaced whatever writes it.
 */
export async function readText(page: Page): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'reader',
  });
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${serializePage})(${renderLimits.htmlCharacters})`,
    contextId: executionContextId,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error('its text could not be written');
  return typeof result.value === 'string' ? result.value : undefined;
}
