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
 * in turn. One that dies is restarted; its callers lose their replies, as with a function that crashes.
 */
export async function superviseApi({ count, env, mark, onStart }: ApiProcesses): Promise<Supervised['stop']> {
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('../api-process.ts', import.meta.url)),
    args: [mark],
  });
  const processes = await Promise.all(
    Array.from({ length: count }, () =>
      superviseProcess({
        name: 'A process of the API',
        start: () => cluster.fork(env).process,
        waitUntilReady: (child) => once(child, 'message'),
        onStart,
      }),
    ),
  );
  return async () => void (await Promise.all(processes.map(({ stop }) => stop())));
}
