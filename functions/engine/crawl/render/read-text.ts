import * as z from 'zod';
import type { BrowserPipe } from './browser-pipe.ts';
import { renderLimits } from './render-limits.ts';
import { serializePage } from './serialize-page.ts';

/**
 * Returns the page's HTML as the browser holds it, or undefined when it is too large. It is written in an isolated world, because in
 * its own the page may have replaced whatever writes it.
 */
export async function readText(
  browser: BrowserPipe,
  { sessionId, frameId }: { sessionId: string; frameId: string },
): Promise<string | undefined> {
  const world = await browser.send('Page.createIsolatedWorld', { frameId, worldName: 'reader' }, sessionId);
  const written = await browser.send(
    'Runtime.evaluate',
    {
      expression: `(${serializePage})(${renderLimits.htmlCharacters})`,
      contextId: worldSchema.parse(world).executionContextId,
      returnByValue: true,
    },
    sessionId,
  );
  const { result, exceptionDetails } = writtenSchema.parse(written);
  if (exceptionDetails) throw new Error('its text could not be written');
  return typeof result.value === 'string' ? result.value : undefined;
}

const worldSchema = z.object({ executionContextId: z.number() });
const writtenSchema = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z.unknown().optional(),
});
