import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { getDeps } from '#functions/wiring/deps.ts';
import { type ListedRoute, listRoutes } from '#shared/contract/index.ts';
import { findNeededRole } from '#shared/contract/needed-role.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { uploadDocument } from '#tests/support/callers/upload-document.ts';
import { makeRequest, sampleForm } from '#tests/support/data/request-inputs.ts';
import { writePdfForm } from '#tests/support/documents/document-writers.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';
import { patienceMilliseconds } from '../../../checks/patience.ts';

const matrixRoles = [
  'anonymous',
  'tenantA',
  'tenantB',
  'domainAdminSame',
  'domainAdminOther',
  'superadmin',
] as const;
/** Members of the first customer's organisation, whom the matrix does not have. */
const roles = [...matrixRoles, 'viewerA', 'editorA'] as const;
type RoleName = (typeof roles)[number];
const ranks: Record<RoleName, number> = {
  anonymous: 0,
  viewerA: 1,
  editorA: 2,
  tenantA: 3,
  tenantB: 3,
  domainAdminSame: 4,
  domainAdminOther: 4,
  superadmin: 5,
};
const leastRank = { public: 0, viewer: 1, editor: 2, owner: 3, 'domain-admin': 4, superadmin: 5 };

/** Each look reads the whole table. */
const seldom = { timeout: patienceMilliseconds, interval: 500 };
const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-authz-'));
let stack: TestStack;
let world: Parameters<typeof makeRequest>[1];
const agents = new Map<RoleName, Agent[]>();
/** What callers of a role may manage, unless it belongs to the first customer. */
const ownConversions = new Map<RoleName, string[]>();

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  const site = stack.smallSiteUrl;
  const owner = await openTenant(stack.url, 'Owner Academy', 'edgpt', site);
  const { conversionId, email, password } = owner;
  const { url, smallSiteUrl: siteUrl } = stack;
  const { id: formId } = await owner.agent.client.forms.create({ conversionId, ...sampleForm });
  const formFileUrl = await uploadDocument(
    url,
    'form.pdf',
    new Uint8Array(writePdfForm(['/FT /Tx /T (Name)'])),
  );
  const spare = await openTenant(stack.url, 'Spam Academy', 'edgpt', site);
  const organisationId = await findOrganisation(owner);
  const spareOrganisationId = await findOrganisation(spare);
  world = {
    url,
    siteUrl,
    conversionId,
    organisationId,
    spareOrganisationId,
    owner: { email, password },
    formId,
    formFileUrl,
  };
  const [sameBrand, otherBrand] = [
    await openTenant(stack.url, 'Other Academy', 'edgpt', site),
    await openTenant(stack.url, 'Other Lawyers', 'law', site),
  ];
  for (const tenant of [owner, sameBrand, otherBrand, spare]) await waitUntilSettled(tenant);
  // The sweeper has visited all customers and writes nothing more.
  await vi.waitFor(
    async () => expect((await readTable()).some((item) => item.includes('restsUntil'))).toBe(true),
    seldom,
  );
  agents.set('tenantA', [owner.agent]);
  agents.set('tenantB', [sameBrand.agent, otherBrand.agent]);
  ownConversions.set('tenantB', [sameBrand.conversionId, otherBrand.conversionId]);
  ownConversions.set('domainAdminOther', [otherBrand.conversionId]);
  agents.set('editorA', [await openStaff(stack.url, 'member', 'edgpt', organisationId)]);
  agents.set('viewerA', [await openStaff(stack.url, 'member', 'edgpt', organisationId, 'viewer')]);
  agents.set('domainAdminSame', [await openStaff(stack.url, 'domain-admin', 'edgpt')]);
  agents.set('domainAdminOther', [await openStaff(stack.url, 'domain-admin', 'law')]);
  agents.set('superadmin', [await openStaff(stack.url, 'superadmin', 'gpt')]);
});
async function findOrganisation({ agent }: Awaited<ReturnType<typeof openTenant>>): Promise<string> {
  return (await agent.client.account.get({})).organisation?.organisationId ?? '';
}
/** Nothing more is written for the tenant: its assistant is built and its mails are sent. */
async function waitUntilSettled({ agent, conversionId, email }: Awaited<ReturnType<typeof openTenant>>) {
  await followConversion(agent.client, conversionId);
  const findSent = async () =>
    (await readTable()).filter((item) => item.includes('sentAt') && item.includes(email));
  await vi.waitFor(async () => expect(await findSent()).toHaveLength(2), seldom);
}
/** The worker stands still, or goes on. */
function signalWorker(signal: 'SIGSTOP' | 'SIGCONT'): void {
  const pid = stack?.workerPid();
  if (pid) process.kill(pid, signal);
}
afterAll(async () => {
  signalWorker('SIGCONT');
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const matrixFile = new URL('../../../../shared/security/authz.json', import.meta.url);
const matrixSchema = z.object({
  routes: z.array(
    z.object({
      id: z.string(),
      method: z.string(),
      path: z.string(),
      /** `tenant` and `public-payment`: on the caller's own assistant. */
      class: z.string().optional(),
      expect: z.record(z.enum(matrixRoles), z.number()),
    }),
  ),
});
const matrix = existsSync(matrixFile)
  ? matrixSchema.parse(JSON.parse(readFileSync(matrixFile, 'utf8'))).routes
  : [];

const shapeOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
const listed = new Map(listRoutes().map((entry) => [shapeOf(entry.route), entry]));

const cells = matrix.flatMap(({ id, method, path, class: group, expect: expected }) => {
  const entry = listed.get(shapeOf({ method, path }));
  return entry
    ? matrixRoles.map((role) => ({
        id,
        role,
        entry,
        status: expected[role],
        name: `${method} ${path}`,
        isOwn: group === 'tenant' || group === 'public-payment',
      }))
    : [];
});

/** Whoever adds a page or a video waits until the worker has read it. */
const waitsForWorker = ({ entry }: (typeof cells)[number]) =>
  ['processUrl', 'processVideo'].includes(entry.action);

/** Calls a route as a role; returns the status for each of its callers. */
async function call(entry: ListedRoute, role: RoleName, isOwn = false): Promise<number[]> {
  const statuses: number[] = [];
  // Signing in sets a cookie, which an anonymous caller must not have.
  const callers = role === 'anonymous' ? [openAgent(stack.url)] : (agents.get(role) ?? []);
  for (const [index, agent] of callers.entries()) {
    const conversionId = (isOwn && ownConversions.get(role)?.[index]) || world.conversionId;
    const { address, init } = await makeRequest(entry, { ...world, conversionId });
    const response = await agent.send(address, init);
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return statuses;
}

const guarded = [...listed.values()].filter(({ route }) => route.access !== 'public');
const needed = ({ route }: ListedRoute) => (route.access === 'member' ? findNeededRole(route) : route.access);
const isBelow = (role: RoleName, entry: ListedRoute) =>
  ranks[role] < leastRank[needed(entry) ?? 'superadmin'];
/** Callers that each route refuses: roles that are too low, other customers and other brands. */
const refusals = guarded.map((entry) => {
  const isOfOneConversion = 'conversionId' in entry.route.input.shape;
  const tooLow = roles.filter((role) => isBelow(role, entry));
  const foreign = (['tenantB', 'domainAdminOther'] as const).filter(
    (role) => isOfOneConversion && !isBelow(role, entry),
  );
  return {
    entry,
    file: entry.file,
    refused: [
      ...tooLow.map((role) => ({ role, status: role === 'anonymous' ? 401 : 403 })),
      ...foreign.map((role) => ({ role, status: 404 })),
    ],
  };
});

/** The table is read once an area: each reading parses every item. */
const areas = [...Map.groupBy(refusals, ({ entry }) => entry.area)];

/** A message from the brand's contact page, which staff find in their inbox. */
async function submitContact(): Promise<void> {
  const { contact } = openAgent(stack.url).client;
  const { captchaId, first, second } = await contact.issueCaptcha({});
  await contact.submit({
    ...{ name: 'Elena Marsh', organization: 'School', phone: '(541) 555-0142', platform: 'edgpt' },
    ...{ email: 'nobody@maple-grove.org', message: 'We would like a demonstration.' },
    ...{ captcha: String(first + second), captchaId },
  });
}

/** The table without the sweeper's positions, which move by themselves. */
async function readCalledTable(): Promise<string[]> {
  return (await readTable()).filter((item) => !/"sk":"(?:[A-Z]+-)?WALK"/.test(item));
}

describe.each(areas)('the routes of %s', (_area, ofArea) => {
  let before: string[] = [];
  beforeAll(async () => {
    before = await readCalledTable();
  });

  test.each(ofArea)(
    '$file refuses every role that is too low and every other customer',
    async ({ entry, refused }) => {
      for (const { role, status } of refused)
        expect(new Set(await call(entry, role)), role).toEqual(new Set([status]));
    },
  );

  test('change nothing when they refuse', async () => {
    const after = await readCalledTable();
    expect(after.filter((item) => !before.includes(item))).toEqual([]);
    expect(after).toHaveLength(before.length);
  });
});

describe('the contract', () => {
  const reads = guarded.filter((entry) => entry.route.method === 'GET' && needed(entry) === 'viewer');
  test.each(reads)('$file answers a viewer as it answers the owner', async (entry) => {
    const ofOwner = await call(entry, 'tenantA');
    expect(await call(entry, 'viewerA')).toEqual(ofOwner);
    expect(ofOwner).not.toContain(403);
  });

  test('applies a lowered role and a removed account at once', async () => {
    const staff = await openStaff(stack.url, 'domain-admin', 'edgpt');
    await staff.client.superadmin.listTenants({});
    const { users } = await getDeps();
    await users.update(staff.userId, { role: 'owner' });
    await expect(staff.client.superadmin.listTenants({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('shows a domain admin only customers of their own brand', async () => {
    const [admin] = agents.get('domainAdminOther') ?? [];
    const { tenants } = (await admin?.client.superadmin.listTenants({})) ?? { tenants: [] };
    expect(tenants.map(({ organisation }) => organisation)).toEqual(['Other Lawyers']);
    await expect(admin?.client.superadmin.listTenants({ platform: 'edgpt' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe.skipIf(cells.length === 0)('the matrix of ../shared/security/authz.json', () => {
  // What a call needs to succeed is created only now, because nothing may change before.
  beforeAll(async () => {
    const [superadmin] = agents.get('superadmin') ?? [];
    if (!superadmin) throw new Error('Nobody is signed in as a superadmin');
    const { schoolBilling, inbox } = superadmin.client;
    const { organisationId } = world;
    const orderedAt = new Date().toISOString().slice(0, 10);
    await schoolBilling.saveSchool({ organisationId, plan: 'growth', orderedAt });
    await schoolBilling.generateInvoices({});
    // A customer on an invoice plan cannot also subscribe by card.
    await superadmin.client.superadmin.setPlan({ organisationId, plan: 'trial' });
    const [invoice] = (await schoolBilling.listInvoices({})).invoices;
    await submitContact();
    const [message] = (await inbox.listForwarded({ platform: 'edgpt' })).messages;
    world = { ...world, invoiceId: invoice?.id ?? '', forwardedId: message?.id ?? '' };
  });

  test('covers the sign-in routes', () => {
    expect(cells.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['POST /api/auth/login', 'GET /api/account']),
    );
  });

  const judge = (some: typeof cells) =>
    test.each(some)('$id $name answers $role with $status', async ({ entry, role, status = 0, isOwn }) => {
      for (const answered of await call(entry, role, isOwn)) {
        // A success may have any status of its class; a refusal must match exactly.
        if (status < 300) expect(Math.floor(answered / 100)).toBe(2);
        else expect(answered).toBe(status);
      }
    });
  judge(cells.filter(waitsForWorker));

  describe('whose calls are answered without the worker', () => {
    // What they leave to it, such as twenty conversions, takes longer than the calls and proves nothing here.
    beforeAll(() => signalWorker('SIGSTOP'));
    judge(cells.filter((cell) => !waitsForWorker(cell)));
  });
});
