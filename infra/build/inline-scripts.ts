import { createHash } from 'node:crypto';

/**
 * Sources for `script-src` that allow only the inline scripts of a built page (Content Security Policy level
 * 3, section 2.3.1): the quoted hash of each.
 */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
