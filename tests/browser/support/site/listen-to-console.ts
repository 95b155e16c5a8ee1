import type { Page } from 'playwright-core';
import { missingOnPurpose } from './public-pages.ts';

/** Console errors from now on, without the lines that Chromium writes for 404 replies whose page tells the reader. */
export function listenToConsole(page: Page): string[] {
  const complaints: string[] = [];
  const missingDocuments = new Set<string>();
  page.on('response', (response) => {
    if (response.status() === 404 && response.request().isNavigationRequest())
      missingDocuments.add(response.url());
  });
  page.on('console', (message) => {
    const { url } = message.location();
    const text = message.text();
    // routing.matrix.e2e.ts checks which documents are missing.
    const isAwaited =
      text.includes('404') &&
      (missingDocuments.has(url) || missingOnPurpose.some((path) => url.includes(path)));
    if (!isAwaited && ['error', 'warning'].includes(message.type()))
      complaints.push(`${page.url()} ${text} ${url}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
  return complaints;
}
