import cluster from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Supervised, superviseProcess } from './supervise-process.ts';

type ApiProcesses = {
  count: number;
  env: NodeJS.ProcessEnv;
  /** In the arguments, where it identifies a process that outlived its stack. */
  mark: string;
  onStart(pid: number): void;
};

/**
 * Runs the API in several processes, because one process uses one core. They share a port: Node gives each its connections
 * in turn. Resolves when the first answers; the others start after it, so that it needn't share the processors meanwhile.
 * One that dies is restarted; its callers lose their replies, as with a function that crashes.
 */
export async function superviseApi({ count, env, mark, onStart }: ApiProcesses): Promise<Supervised['stop']> {
  cluster.setupPrimary({ exec: fileURLToPath(new URL('../api-process.ts', import.meta.url)), args: [mark] });
  const startOne = () =>
    superviseProcess({
      name: 'A process of the API',
      start: () => cluster.fork(env).process,
      waitUntilReady: (child) => once(child, 'message'),
      onStart,
    });
  const first = await startOne();
  const others = Array.from({ length: count - 1 }, () => startOne().catch(reportMissing));
  return async () => {
    const started = await Promise.all(others);
    await Promise.all([first, ...started].map((process) => process?.stop()));
  };
}

/** The processes that run answer for it. */
function reportMissing(error: unknown): undefined {
  console.error(error instanceof Error ? error.message : error);
}
