import type { Caller } from '#functions/domain/identity/session.ts';
import type { SiteTestPorts, SystemTestPorts } from '#functions/domain/self-tests/ports.ts';
import { questionAssistant } from '#functions/domain/self-tests/question-assistant.ts';
import { runSelfTests, type SelfTest } from '#functions/domain/self-tests/run-self-tests.ts';
import { listSiteTests } from '#functions/domain/self-tests/site-tests.ts';
import { listSystemTests } from '#functions/domain/self-tests/system-tests.ts';
import { createIdentityReader } from '#functions/services/mail-identities.ts';
import { openTestItems, openTestObjects } from '#functions/storage/self-test-store.ts';
import { measureQueues } from '#functions/storage/sqs/queue-depths.ts';
import { createSqsClient } from '#functions/storage/sqs/sqs-messages.ts';
import { hubBrand } from '#shared/brands/index.ts';
import type { SelfTestReport } from '#shared/contract/staff/self-tests.ts';
import { system } from '#shared/contract/system.ts';
import { mailTestName, type SelfTestSuite } from '#shared/domain/self-test-names.ts';
import { jobs } from '#shared/jobs/index.ts';
import type { Deps } from './deps.ts';

/** API Gateway times out after 29 seconds. */
const bounds = { now: () => performance.now(), testMs: 5000, totalMs: 25_000 };

type SelfTestRequest = { suite?: SelfTestSuite | undefined; sendsMail: boolean };
type Tester = Pick<Caller, 'userId'>;

/** Runs one suite, or both. */
export async function runSuites(
  deps: Deps,
  tester: Tester,
  request: SelfTestRequest,
): Promise<SelfTestReport> {
  return runAndKeep(deps, await listTests(deps, tester, request));
}

/** Runs the test of this name. */
export async function runOneTest(
  deps: Deps,
  tester: Tester,
  { suite, name }: { suite: SelfTestSuite; name: string },
): Promise<SelfTestReport> {
  const tests = await listTests(deps, tester, { suite, sendsMail: name === mailTestName });
  return runAndKeep(
    deps,
    tests.filter((test) => test.name === name),
  );
}

async function listTests(deps: Deps, { userId }: Tester, { suite, sendsMail }: SelfTestRequest) {
  const mailTo = sendsMail ? (await deps.users.find(userId))?.email : undefined;
  const suites = {
    gptsite: () => listSiteTests(openSiteTestPorts(deps)),
    system: () => listSystemTests(openSystemTestPorts(deps, mailTo)),
  };
  return suite ? suites[suite]() : Object.values(suites).flatMap((list) => list());
}

/** Stores the results for the System Monitor. */
async function runAndKeep(deps: Deps, tests: readonly SelfTest[]): Promise<SelfTestReport> {
  const report = await runSelfTests(tests, bounds);
  const at = deps.now().toISOString();
  await deps.selfTestResults.keep(
    report.tests.flatMap(({ name, status }) => (status === 'skipped' ? [] : { name, status, at })),
  );
  return report;
}

function openSiteTestPorts(deps: Deps): SiteTestPorts {
  return {
    now: deps.now,
    trySampleSite: deps.reader.trySampleSite,
    findNewestAssistant: () => findNewestAssistant(deps),
    questionAssistant: (conversion) => questionAssistant(deps, conversion),
  };
}

async function findNewestAssistant(deps: Deps) {
  const [newest] = await deps.liveSites.listNewest(1);
  return newest === undefined ? undefined : deps.conversions.find(newest);
}

function openSystemTestPorts(deps: Deps, mailTo: string | undefined): SystemTestPorts {
  const client = createSqsClient();
  return {
    ...deps,
    items: openTestItems(deps.table),
    objects: openTestObjects(deps.objects),
    measureQueues: () =>
      Promise.all(
        jobs.map(async ({ id, queueVariable }) => ({
          name: id,
          ...(await measureQueues(client, deps.queueUrls[queueVariable])),
        })),
      ),
    maySendAs: createIdentityReader(),
    mailTo,
    async callFrontDoor() {
      const response = await fetch(deps.callOrigin(hubBrand.id) + system.getStatus.path);
      const { success, data } = system.getStatus.output.safeParse(await response.json());
      return success && Object.values(data).every((level) => level !== 'outage');
    },
  };
}
