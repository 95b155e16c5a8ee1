import { createHash } from 'node:crypto';

/**
 * Sources for `script-src` that allow the scripts that stand in a page of the build, and no other
 * (Content Security Policy level 3, section 2.3.1): the hash of each, in quotes.
 */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
