import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { brandStackPart } from '#infra/constructs/site/site.ts';
import { deployStage, synthesized } from './deploy-stage.ts';
import { writeBillOfMaterials } from './write-bill-of-materials.ts';

// `npm run deploy -- -c stage=dev`.
/** A distribution takes about ten minutes. A certificate without DNS would be waited for for days. */
const longestBrand = 30 * 60_000;
const manifestSchema = z.object({ artifacts: z.record(z.string(), z.object({ type: z.string() })) });

console.log(`Packages and licences of this release: ${writeBillOfMaterials().join(', ')}`);
const failed = await deployStage(process.argv.slice(2), {
  run: (args) => (args.includes('--exclusively') ? runBeside(args) : runAlone(args)),
  listBrandStacks: () => {
    const manifest = readFileSync(join(synthesized, 'manifest.json'), 'utf8');
    return Object.entries(manifestSchema.parse(JSON.parse(manifest)).artifacts)
      .filter(([name, { type }]) => type === 'aws:cloudformation:stack' && name.includes(brandStackPart))
      .map(([name]) => name);
  },
});
if (failed.length) {
  console.error(
    `Not deployed: ${failed.join(', ')}. A brand's stack that waits for its DNS goes on by itself: docs/operations/add-a-domain.md`,
  );
  process.exitCode = 1;
}

/** May ask for approval. */
function runAlone(args: readonly string[]): Promise<boolean> {
  const child = spawn('cdk', args, { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Says in each line which stack it is about. */
function runBeside(args: readonly string[]): Promise<boolean> {
  const [, stack] = args;
  const child = spawn('cdk', [...args, '--progress', 'events'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestBrand,
  });
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => console.log(`${stack} | ${line}`));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
