import type { Browser, BrowserContext } from 'playwright-core';
import { createClient } from '#shared/client.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import type { SpawnedStack } from '#tests/support/stacks/spawn-stack.ts';
import { readShifts } from './read-shifts.ts';

type Line = { name: string; kilobitsPerSecond: number; latencyMs: number; slowdown: number };

/** As Lighthouse has a slow phone; and a line that carries less than half of it. */
const phoneLines: readonly Line[] = [
  { name: 'slow phone line', kilobitsPerSecond: 1638, latencyMs: 150, slowdown: 4 },
  { name: '700 kbps', kilobitsPerSecond: 700, latencyMs: 150, slowdown: 4 },
];
const widths = [
  { width: 390, height: 844, isMobile: true },
  { width: 768, height: 1024, isMobile: true },
  { width: 1440, height: 900, isMobile: false },
];
/** Different ones, each of which waits for the owner. */
const unanswered = [
  'Who repairs violins?',
  'Can I rent a kayak?',
  'Would a walrus win at chess?',
  'Is there a planetarium?',
  'Which ferry goes to the island?',
  'Do you sell goat cheese?',
];
/** What arrives late has arrived by then. */
const settleMilliseconds = 1500;
/** The most that an owner downloads and sees move. How long it takes depends on the measuring machine too. */
const goals = { scriptKilobytes: 180, scripts: 25, shift: 0.02 };

/** One visit of an owner who is signed in, with nothing in the browser's cache. */
export type DashboardVisit = {
  name: string;
  /** Until the figures are on the screen. */
  seconds: number;
  scripts: number;
  scriptKilobytes: number;
  shift: number;
  largest: string;
  isOver: boolean;
};

/** Measures the dashboard of a customer with open questions: how soon it shows, what it weighs and how far it moves. */
export async function measureDashboard(browser: Browser, stack: SpawnedStack): Promise<DashboardVisit[]> {
  const { path, email, password } = await signUpWithQuestions(stack);
  const owner = await browser.newContext({ baseURL: stack.url });
  const page = await owner.newPage();
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('list', { name: 'Open questions' }).waitFor();
  await page.close();
  const visits: DashboardVisit[] = [];
  const storageState = await owner.storageState();
  for (const { width, height, isMobile } of widths)
    for (const line of phoneLines) {
      const context = await browser.newContext({
        ...{ baseURL: stack.url, storageState, viewport: { width, height }, isMobile },
      });
      const visit = await visitDashboard(context, path, line);
      const isOver =
        visit.shift > goals.shift ||
        visit.scripts > goals.scripts ||
        visit.scriptKilobytes > goals.scriptKilobytes;
      visits.push({ ...visit, name: `Dashboard at ${width} px, ${line.name}`, isOver });
      await context.close();
    }
  await owner.close();
  return visits;
}

async function signUpWithQuestions(stack: SpawnedStack) {
  const client = createClient({ baseUrl: stack.url });
  const trial = describeTrial('Shift Measured School', stack.smallSiteUrl);
  const { conversionId } = await client.signup.createTrial(trial);
  await followConversion(client, conversionId);
  for (const message of unanswered)
    await client.chat.sendMessage({
      ...{ message, platform: 'edgpt', conversionId },
      sessionId: crypto.randomUUID(),
    });
  const { email, password } = trial.adminContact;
  return { path: `/school-dashboard/${conversionId}`, email: email ?? '', password: password ?? '' };
}

async function visitDashboard(
  context: BrowserContext,
  path: string,
  { kilobitsPerSecond, latencyMs, slowdown }: Line,
): Promise<Omit<DashboardVisit, 'name' | 'isOver'>> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytesPerSecond = (kilobitsPerSecond * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: latencyMs },
    ...{ downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const start = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByText('Total Chats').waitFor();
  const seconds = (performance.now() - start) / 1000;
  await page.getByRole('list', { name: 'Open questions' }).waitFor();
  await page.waitForTimeout(settleMilliseconds);
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js')
          ? [entry.encodedBodySize]
          : [],
      ),
  );
  const scriptKilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return { seconds, scripts: sizes.length, scriptKilobytes, ...(await readShifts(page)) };
}
