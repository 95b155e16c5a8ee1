import type { Page } from 'playwright-core';
import { beforeEach, onTestFailed } from 'vitest';

/** Reloads the page that a file's tests share after a failed try, which leaves its dialogs, filters and routes behind. */
export function reloadAfterFailure(findPage: () => Page): void {
  beforeEach(() =>
    onTestFailed(async () => {
      const page = findPage();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.reload();
    }),
  );
}
