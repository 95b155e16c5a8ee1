import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as z from 'zod';

const { scripts } = z
  .object({ scripts: z.object({ check: z.string() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** What must hold before the tests run. Lanes run beside each other, the commands of a lane in turn. */
const lanes = [
  // In turn, checks of one thread left the other processors idle when the build was over.
  ...scripts.check.split(' && ').map((check) => [check]),
  ['npm run --silent build:web', 'npm run --silent build:reader', 'node checks/page-budget.ts'],
  ['node checks/install-browser.ts'],
  // The short run reads no scan, so it needs no internet for them.
  process.env.TESTS ? ['node checks/install-scan-packages.ts'] : [],
];

/** Runs a command and prints what it said when it has ended, so that lanes do not mix. */
async function run(command: string): Promise<void> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  const code = await new Promise((resolve) => child.once('close', resolve));
  process.stdout.write(Buffer.concat([Buffer.from(`> ${command}\n`), ...said]));
  if (code !== 0) throw new Error(`${command} failed`);
}

async function runLane(commands: readonly string[]): Promise<void> {
  for (const command of commands) await run(command);
}

const results = await Promise.allSettled(lanes.map(runLane));
for (const result of results) {
  if (result.status === 'fulfilled') continue;
  console.error(result.reason instanceof Error ? result.reason.message : result.reason);
  process.exitCode = 1;
}
