import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readChangedStage } from '#infra/stages/read-stage.ts';
import { checkAssembly } from './check-assembly.ts';
import type { Fault } from './fault.ts';
import { type RehearsedStage, rehearsedStages } from './rehearsed-stages.ts';
import { loadResourceSchemas } from './resource-schemas.ts';
import { runSmokeTests } from './smoke/smoke-tests.ts';
import { startProduct } from './start-product.ts';

// `npm run rehearse`: a first deployment without an account and without a network.
const schemas = loadResourceSchemas();
const folder = mkdtempSync(join(tmpdir(), 'gptsites-rehearsal-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const faults: Fault[] = [];
for (const [index, rehearsed] of rehearsedStages.entries())
  faults.push(...(await rehearse(rehearsed, index)));
faults.push(...(await smoke()));
console.log(faults.length ? `${faults.length} faults` : 'No faults: a first deployment can begin.');
if (faults.length) process.exitCode = 1;

async function rehearse(
  { title, stage, settings }: RehearsedStage,
  index: number,
): Promise<readonly Fault[]> {
  const output = join(folder, String(index));
  const refusal = await synthesize(output, stage, JSON.stringify(settings));
  if (refusal) {
    console.log(`${title}: not synthesized`);
    return report([{ where: title, problem: refusal, remedy: 'npm run synth shows the same.' }]);
  }
  const { concurrencyLimit } = readChangedStage(stage, settings);
  const { counts, order, faults: found } = await checkAssembly(output, { schemas, concurrencyLimit });
  const counted = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  console.log(`${title}: ${counted.join(', ')}`);
  console.log(`  order: ${order.map((name) => name.replace(`gptsites-${stage}-`, '')).join(', ')}`);
  return report(found);
}

/** As `npm run deploy` does it, in surroundings that know no account. Returns why it was refused. */
async function synthesize(output: string, stage: string, settings: string): Promise<string | undefined> {
  const app = `${process.execPath} infra/bin/cloud.ts`;
  const known = Object.entries(process.env).filter(([name]) => !name.startsWith('AWS_'));
  const synthesis = promisify(execFile)(
    'cdk',
    ['synth', '--quiet', '--no-notices', '--app', app, '--output', output].concat([
      '-c',
      `stage=${stage}`,
      '-c',
      `settings=${settings}`,
    ]),
    {
      env: {
        ...Object.fromEntries(known),
        ...{
          AWS_EC2_METADATA_DISABLED: 'true',
          CDK_DISABLE_VERSION_CHECK: '1',
          CDK_DISABLE_CLI_TELEMETRY: 'true',
        },
      },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return synthesis.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

async function smoke(): Promise<readonly Fault[]> {
  const product = await startProduct(join(folder, 'data'));
  const results = await runSmokeTests(product.url).finally(product.stop);
  const failed = results.flatMap(({ name, problem }) =>
    problem ? [{ where: name, problem, remedy: 'npm start, and see the reply.' }] : [],
  );
  console.log(`smoke tests: ${results.length - failed.length} of ${results.length} passed on this machine`);
  return report(failed);
}

function report(found: readonly Fault[]): readonly Fault[] {
  for (const { where, problem, remedy } of found) console.log(`  ${where}: ${problem}. ${remedy}`);
  return found;
}
