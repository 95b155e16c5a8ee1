import { availableParallelism } from 'node:os';
import * as z from 'zod';
import { initialPasswordDays } from '#functions/domain/staff/bootstrap-superadmin.ts';
import { brands } from '#shared/brands/index.ts';
import { findChromium } from './find-chromium.ts';
import { setUpModel } from './model/set-up-model.ts';
import { ignoreLostOutput } from './processes/ignore-lost-output.ts';
import { onParentEnd } from './processes/on-parent-end.ts';
import { startStack } from './start-stack.ts';

/** Each takes about 200 MB. */
const mostApiProcesses = 4;

const settings = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    DATA_DIR: z.string().min(1).default('.data'),
    CRAWLER_HOSTS: z.string().default(''),
    API_PROCESSES: z.coerce
      .number()
      .int()
      .min(1)
      .max(64)
      .default(Math.min(availableParallelism(), mostApiProcesses)),
    RATE_LIMITS: z.enum(['on', 'off']).default('on'),
    MAIL_SANDBOX: z
      .string()
      .default('')
      .transform((list) => (list ? list.split(',').map((name) => name.trim()) : undefined)),
    MODEL: z.enum(['auto', 'off']).default('auto'),
    KILL_POINT_FILE: z.string().optional(),
  })
  .safeParse(process.env);
if (!settings.success) {
  console.error(`Invalid settings:\n${z.prettifyError(settings.error)}`);
  process.exit(1);
}

ignoreLostOutput();
// Until the stack runs there is nothing to stop: its processes end with this one.
let end = (): unknown => process.exit(1);
onParentEnd(() => end());

const { PORT, DATA_DIR, CRAWLER_HOSTS, API_PROCESSES, RATE_LIMITS, MAIL_SANDBOX, KILL_POINT_FILE } =
  settings.data;
const model = await setUpModel(process.env, { fetch, now: Date.now });
Object.assign(process.env, model.variables);
const chromium = await findChromium();
// The worker, and each that replaces it, need not search again.
if (chromium) process.env.CHROMIUM_PATH = chromium;
const stack = await startStack({
  port: PORT,
  dataDir: DATA_DIR,
  crawlerHosts: CRAWLER_HOSTS,
  apiProcesses: API_PROCESSES,
  rateLimits: RATE_LIMITS === 'on',
  mailSandbox: MAIL_SANDBOX,
  ...(KILL_POINT_FILE && { killPointFile: KILL_POINT_FILE }),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

const endMilliseconds = 5000;
let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  const exitCode = await stack.stop().then(
    () => 0,
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return 1;
    },
  );
  process.exit(exitCode);
};
end = () => {
  // Without its parent nobody would notice a hang.
  setTimeout(() => process.exit(1), endMilliseconds).unref();
  return stop();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// The terminal was closed.
process.on('SIGHUP', stop);
process.on('uncaughtException', async (error) => {
  console.error(error);
  await stack.stop();
  process.exit(1);
});

const { port } = new URL(stack.url);
console.log(`ready ${stack.url}`);
for (const { name, paths } of Object.values(brands))
  console.log(`  ${name}  http://${paths[0]}.localhost:${port}`);
console.log(`  Model: ${model.line}`);
if (!chromium)
  console.log(
    '  No browser found: pages that need JavaScript are known by their description only. Install Chromium, or set CHROMIUM_PATH.',
  );
if (stack.superadmin) {
  const { email, password } = stack.superadmin;
  console.log(
    `  Superadmin: ${email}  password: ${password}  (shown only once; sign in at /superadmin/login within ${initialPasswordDays} days and choose your own)`,
  );
}
for (const { demo } of Object.values(brands)) {
  const address = stack.siteAddresses[new URL(demo.siteUrl).host];
  console.log(`  Sample ${demo.noun}: ${demo.siteUrl} (served at ${address})`);
}
console.log(`  Sent mails: ${stack.url}/_local/outbox`);
