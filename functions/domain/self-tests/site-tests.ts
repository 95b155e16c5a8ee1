import { newestTestName, type SampleTestName, sampleTestNames } from '#shared/domain/self-test-names.ts';
import type { SiteTestPorts } from './ports.ts';
import { expectThat, NothingToTry, type SelfTest } from './run-self-tests.ts';

/** Tests from a website to a cited answer, on a sample site and on the newest assistant. */
export function listSiteTests(ports: SiteTestPorts): SelfTest[] {
  return [
    ...sampleTestNames.map((name) => ({ name, run: () => askReader(ports, name) })),
    { name: newestTestName, run: () => tryNewest(ports) },
  ];
}

async function askReader(ports: SiteTestPorts, name: SampleTestName): Promise<string> {
  const { passed, message } = await ports.trySampleSite(name);
  expectThat(passed, message);
  return message;
}

async function tryNewest(ports: SiteTestPorts): Promise<string> {
  const newest = await ports.findNewestAssistant();
  if (!newest) throw new NothingToTry('No assistant is published yet, so there was nothing to ask.');
  return `${newest.companyName}: ${await ports.questionAssistant(newest)}`;
}
