import type { Caller } from '#functions/domain/identity/session.ts';
import type { SiteTestPorts, SystemTestPorts } from '#functions/domain/self-tests/ports.ts';
import { runSelfTests } from '#functions/domain/self-tests/run-self-tests.ts';
import { listSiteTests } from '#functions/domain/self-tests/site-tests.ts';
import { listSystemTests } from '#functions/domain/self-tests/system-tests.ts';
import { createIdentityReader } from '#functions/services/mail-identities.ts';
import { openTenantStore } from '#functions/storage/dynamodb/accounts/tenant-store.ts';
import { openTestItems, openTestObjects } from '#functions/storage/self-test-store.ts';
import { measureQueues } from '#functions/storage/sqs/queue-depths.ts';
import { createSqsClient } from '#functions/storage/sqs/sqs-messages.ts';
import { brandIds } from '#shared/brands/brand-names.ts';
import { hubBrand } from '#shared/brands/index.ts';
import type { SelfTestReport } from '#shared/contract/self-tests.ts';
import { system } from '#shared/contract/system.ts';
import type { SelfTestSuite } from '#shared/domain/self-test-names.ts';
import { jobs } from '#shared/jobs/index.ts';
import type { Deps } from './deps.ts';
import { openReader } from './open-reader.ts';

/** API Gateway waits 29 seconds. */
const totalMs = 25_000;
const testMs = 5000;
/** Of each brand; the newest customers may still be waiting for their assistants. */
const customersTried = 5;

type Wish = { suite?: SelfTestSuite | undefined; sendsMail: boolean };

/** Runs a suite, or both. */
export async function runSuites(
  deps: Deps,
  { userId }: Pick<Caller, 'userId'>,
  { suite, sendsMail }: Wish,
): Promise<SelfTestReport> {
  const mailTo = sendsMail ? (await deps.users.find(userId))?.email : undefined;
  const suites = {
    gptsite: () => listSiteTests(openSiteTestPorts(deps)),
    system: () => listSystemTests(openSystemTestPorts(deps, mailTo)),
  };
  const tests = suite ? suites[suite]() : Object.values(suites).flatMap((list) => list());
  return runSelfTests(tests, { now: () => performance.now(), testMs, totalMs });
}

function openSiteTestPorts(deps: Deps): SiteTestPorts {
  const reader = openReader(deps);
  return {
    now: deps.now,
    trySampleSite: reader.trySampleSite,
    findNewestAssistant: () => findNewestAssistant(deps),
  };
}

async function findNewestAssistant(deps: Deps) {
  const tenants = openTenantStore(deps.table);
  const lists = await Promise.all(
    brandIds.map((brandId) => tenants.listNewest(brandId, undefined, customersTried)),
  );
  const newest = lists.flat().sort((a, b) => (a.position < b.position ? 1 : -1));
  for (const { conversionId } of newest.slice(0, customersTried)) {
    const conversion = await deps.conversions.find(conversionId);
    const version = conversion?.knowledgeVersion;
    const knowledge = version && (await deps.files.readKnowledge(conversionId, version));
    if (knowledge) return { organisation: knowledge.organisationName, knowledge };
  }
  return undefined;
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
      const response = await fetch(deps.siteOrigin(hubBrand.id) + system.getStatus.path);
      const { success, data } = system.getStatus.output.safeParse(await response.json());
      return success && Object.values(data).every((level) => level !== 'outage');
    },
  };
}
