import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const mainFile = fileURLToPath(new URL('../local/main.ts', import.meta.url));

/** Starts the product on this machine, on a free port and without a model. */
export async function startProduct(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [mainFile], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, MODEL: 'off' },
    // The product watches the channel and ends with this process.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    if (child.stdout)
      createInterface(child.stdout).on('line', (line) => {
        const [, address] = /^ready (\S+)/.exec(line) ?? [];
        if (address) resolve(address);
      });
    child.once('exit', (code) => reject(new Error(`The product did not start: exit code ${code}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
