import { spawn } from 'node:child_process';
import { type Browser, firefox } from 'playwright-core';
import { findFirefox } from './find-firefox.ts';

/** The published Firefox by WebDriver BiDi; Playwright's other way in needs a Firefox of its own making. */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('No Firefox found. Install it, or set FIREFOX_PATH.');
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    headless: true,
    firefoxUserPrefs: {
      // Without animations a test waits only for events; by BiDi Playwright cannot ask for that.
      'ui.prefersReducedMotion': 1,
      // By BiDi keys reach no frame of another process; without isolation of sites there is only one.
      'fission.webContentIsolationStrategy': 0,
    },
  });
  const driver = findDriver(browser);
  endWithThisProcess(read(read(read(read(driver, 'options'), 'browserProcess'), 'process'), 'pid'));
  forgiveMissingCommand(read(driver, '_browserSession'));
  return browser;
}

/** The part of Playwright that talks with the browser; it runs in this process. */
function findDriver(browser: Browser): unknown {
  const connection = read(browser, '_connection');
  const findPart = read(connection, 'toImpl');
  if (typeof findPart !== 'function') throw new Error('Playwright has no toImpl');
  return Reflect.apply(findPart, connection, [browser]);
}

/** Unlike Chromium, Firefox outlives a driver that is killed. */
function endWithThisProcess(group: unknown): void {
  if (typeof group !== 'number') throw new Error('Playwright names no process of Firefox');
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -s KILL -- "-$1"', 'sh', String(group)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.unref();
}

/** Firefox 153 does not know it, and Playwright opens no context without it. */
const colorSchemeCommand = 'emulation.setMediaFeaturesOverride';

/** Leaves contexts with the scheme of the browser, light, where they cannot have another. */
function forgiveMissingCommand(session: unknown): void {
  const send = read(session, 'send');
  if (typeof session !== 'object' || session === null || typeof send !== 'function')
    throw new Error('Playwright has no session of BiDi');
  Reflect.set(session, 'send', (method: string, parameters: unknown): Promise<unknown> => {
    const reply: Promise<unknown> = Reflect.apply(send, session, [method, parameters]);
    return method === colorSchemeCommand ? reply.catch(() => ({})) : reply;
  });
}

function read(owner: unknown, name: string): unknown {
  return typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;
}

export const isFirefox = (browser: Browser): boolean => browser.browserType().name() === 'firefox';
