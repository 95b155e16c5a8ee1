import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startSmallSite } from './small-site.ts';

export type SpawnedStack = {
  url: string;
  sampleSiteUrl: string;
  /** From `startSmallSite`. */
  smallSiteUrl: string;
  documentSiteUrl: string;
  /** Only at the first start of a data folder. */
  superadmin: { email: string; password: string } | undefined;
  pid: number | undefined;
  /** Everything the process printed so far, one entry per line. */
  lines: string[];
  /** Ends it as Ctrl-C does; returns the exit code and throws when it is a failure. */
  stop(): Promise<number | null>;
  /** Ends the process at once, like a power cut. */
  kill(): Promise<void>;
};

const mainFile = fileURLToPath(new URL('../../../infra/local/main.ts', import.meta.url));

/** Starts the local stack as `npm start` does, in its own process, on a free port. */
export async function spawnStack(dataDir: string, env: Record<string, string> = {}): Promise<SpawnedStack> {
  const site = await startSmallSite();
  const hosts = [site.crawlerHosts, env.CRAWLER_HOSTS ?? process.env.CRAWLER_HOSTS].filter(Boolean).join(',');
  const child = spawn(process.execPath, [mainFile], {
    env: {
      ...process.env,
      ...{ PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', API_PROCESSES: '1' },
      // A model on the developer's machine must not answer in tests.
      MODEL: 'off',
      ...env,
      CRAWLER_HOSTS: hosts,
    },
    // The stack watches the IPC channel and ends when it closes.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The stack has no output to read');
  const kill = () => child.kill('SIGKILL');
  // Kills the stack before the test's folder is removed, so that it cannot write there again.
  process.prependListener('exit', kill);
  child.once('exit', () => {
    process.off('exit', kill);
    void site.stop();
  });
  const lines: string[] = [];
  createInterface(stderr).on('line', (line) => lines.push(line));
  const output = createInterface(stdout);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    }
    return child.exitCode;
  };
  const found = await new Promise<Pick<SpawnedStack, 'url' | 'sampleSiteUrl' | 'superadmin'>>(
    (resolve, reject) => {
      let url = '';
      let superadmin: SpawnedStack['superadmin'];
      output.on('line', (line) => {
        lines.push(line);
        url ||= /^ready (\S+)/.exec(line)?.[1] ?? '';
        const [, email, password] = /Superadmin: (\S+) {2}password: (\S+)/.exec(line) ?? [];
        if (email && password) superadmin = { email, password };
        const sampleSiteUrl = /Sample school: (\S+)/.exec(line)?.[1];
        if (sampleSiteUrl) resolve({ url, sampleSiteUrl, superadmin });
      });
      child.once('exit', () => reject(new Error(`The stack did not start:\n${lines.join('\n')}`)));
    },
  );
  const stop = async () => {
    const exitCode = await end('SIGTERM');
    if (exitCode) throw new Error(`The stack ended with exit code ${exitCode}:\n${lines.join('\n')}`);
    return exitCode;
  };
  return {
    ...found,
    smallSiteUrl: site.url,
    documentSiteUrl: site.documentSiteUrl,
    pid: child.pid,
    lines,
    stop,
    kill: async () => void (await end('SIGKILL')),
  };
}
