import type { Page } from 'playwright-core';
import { missingOnPurpose } from './public-pages.ts';

/**
 * Everything that the browser complains about from now on. Chromium itself writes down each reply that says 'not found';
 * only those count as no fault whose page then says so to its reader.
 */
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
    // routing.e2e.ts checks which documents are missing.
    const isAwaited =
      text.includes('404') &&
      (missingDocuments.has(url) || missingOnPurpose.some((path) => url.includes(path)));
    if (!isAwaited && ['error', 'warning'].includes(message.type()))
      complaints.push(`${page.url()} ${text} ${url}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
  return complaints;
}
