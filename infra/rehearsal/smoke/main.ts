import { listSites } from '#infra/constructs/site/site.ts';
import { readStage } from '#infra/stages/read-stage.ts';
import { brands } from '#shared/brands/index.ts';
import { runSmokeTests } from './smoke-tests.ts';

// `npm run smoke -- https://example.org …`, or `npm run smoke -- prod` for all domains of a stage.
const addresses = process.argv
  .slice(2)
  .flatMap((given) => (given.includes('://') ? [given] : listDomains(given)));
if (!addresses.length) {
  console.error('Name the address of a site, such as the output generalAddress with https:// before it.');
  process.exit(2);
}

for (const address of addresses) {
  const results = await runSmokeTests(address);
  const failed = results.filter(({ problem }) => problem);
  console.log(`${address}: ${results.length - failed.length} of ${results.length} smoke tests passed`);
  for (const { name, problem } of failed) console.log(`  ${name}: ${problem}`);
  if (failed.length) process.exitCode = 1;
}

function listDomains(stageName: string): string[] {
  return listSites(readStage(stageName), Object.values(brands)).flatMap(({ domain }) =>
    domain ? [`https://${domain}`] : [],
  );
}
