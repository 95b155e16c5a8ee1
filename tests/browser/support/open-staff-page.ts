import type { Browser, Page } from 'playwright-core';
import { openSession } from '#functions/domain/identity/session/open-session.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { patienceMilliseconds } from '../../../checks/patience.ts';

/** A page of staff who signed in without the form, which the identity story covers; for stacks in the test's own process. */
export async function openStaffPage(
  browser: Browser,
  baseURL: string,
  { userId, email }: { userId: string; email: string },
): Promise<Page> {
  const device = { audience: 'staff', device: 'Test' } as const;
  const { accessToken } = await openSession(await getDeps(), { userId }, device);
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patienceMilliseconds);
  await context.addInitScript(
    ([token = '', address = '']) => {
      localStorage.setItem('adminToken', token);
      localStorage.setItem('adminEmail', address);
    },
    [accessToken, email],
  );
  return context.newPage();
}
