import { type ChildProcess, spawn } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { type BrowserEvent, type BrowserPipe, openBrowserPipe } from './browser-pipe.ts';
import { renderLimits } from './render-limits.ts';

export type BrowserProgram = {
  executablePath: string;
  /** Added to ours. */
  flags?: readonly string[];
  /** Off where the machine itself is the sandbox, or the user is root, whom Chromium's refuses. */
  isSandboxed: boolean;
};

export type BrowserStart = {
  program: BrowserProgram;
  /** Of the proxy on this machine. */
  proxyPort: number;
  /** Which the browser may fill. */
  folder: string;
  onEvent(event: BrowserEvent): void;
  /** The browser did not start, or has ended. */
  onEnd(error: unknown): void;
};

export type StartedBrowser = BrowserPipe & { end(): Promise<void> };

/** What a browser does for people who sit before it. */
const unneeded = [
  '--disable-background-networking',
  '--disable-back-forward-cache',
  '--disable-breakpad',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-field-trial-config',
  '--disable-gpu',
  '--disable-hang-monitor',
  '--disable-prompt-on-repost',
  '--disable-search-engine-choice-screen',
  '--disable-sync',
  '--hide-scrollbars',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-service-autorun',
  '--password-store=basic',
  '--use-mock-keychain',
  // Addresses stay as they were asked for; a held request may be redirected to another website.
  '--disable-features=AvoidCorsURLLoaderRestartOnRedirect,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding',
];

/** Starts a browser without a window, whose only way out is the proxy, and speaks with it over a pipe. */
export function startBrowser({ program, proxyPort, folder, onEvent, onEnd }: BrowserStart): StartedBrowser {
  const { executablePath, flags = [], isSandboxed } = program;
  const parameters = [
    ...unneeded,
    // Containers give little shared memory.
    '--disable-dev-shm-usage',
    '--headless',
    ...(isSandboxed ? [] : ['--no-sandbox']),
    ...flags,
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    // This machine's own names and addresses go through the proxy too, which refuses them.
    '--proxy-bypass-list=<-loopback>',
    // Nothing is looked up but by the proxy.
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--dns-prefetch-disable',
    // A page's own windows show nothing that is read.
    '--block-new-web-contents',
    `--js-flags=--max-old-space-size=${renderLimits.heapMegabytes}`,
    `--user-data-dir=${folder}`,
    '--remote-debugging-pipe',
    '--no-startup-window',
  ];
  const child = spawn(executablePath, parameters, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // It leads its processes, so that all of them are ended at once.
    detached: true,
  });
  const hasEnded = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      onEnd(error);
      resolve();
    });
  });
  const [, , , write, read] = child.stdio;
  if (!(write instanceof Writable && read instanceof Readable)) throw new Error('it has no pipe');
  return {
    ...openBrowserPipe({ read, write, onEvent, onEnd }),
    end() {
      killAll(child);
      return hasEnded;
    },
  };
}

function killAll(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // They are gone already, or the system knows no groups.
    child.kill('SIGKILL');
  }
}
