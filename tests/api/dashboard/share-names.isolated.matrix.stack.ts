import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findByPageName } from '#functions/domain/share/page-name.ts';
import { shareAssistant } from '#functions/domain/share/share-assistant.ts';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { addDays } from '#shared/domain/trial.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrialOfTry } from '#tests/support/callers/trial-of-try.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';

type Tenant = Awaited<ReturnType<typeof openTenant>>;
const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-share-names-'));
let stack: TestStack;
let maple: Tenant;
let river: Tenant;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  maple = await openTenant(stack.url, 'Maple Grove School', 'edgpt', stack.smallSiteUrl);
  river = await openTenant(stack.url, 'River Academy', 'edgpt', stack.smallSiteUrl);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const name = ({ agent, conversionId }: Tenant, slug: string) =>
  agent.client.dashboard.saveShare({ conversionId, slug, isListed: false });
const follow = (slug: string) => openAgent(stack.url).client.conversions.findBySlug({ slug });
const refusedAs = (message: string) => ({
  issues: [{ field: 'slug', message: expect.stringContaining(message) }],
});
/** Another customer whose organization has the same name. */
async function openNamesake(organization: string): Promise<Tenant> {
  const agent = openAgent(stack.url);
  const trial = describeTrialOfTry('Namesake', stack.smallSiteUrl);
  const schoolInfo = { ...trial.schoolInfo, name: organization };
  const { conversionId } = await agent.client.signup.createTrial({ ...trial, schoolInfo });
  const { email, password } = trial.adminContact;
  await agent.signIn(email ?? '', password ?? '');
  return { agent, conversionId, email: email ?? '', password: password ?? '' };
}

/** The rules as they are so many days from now. */
async function inDays(days: number) {
  const deps = await getDeps();
  const later = { ...deps, now: () => addDays(new Date(), days) };
  return {
    follow: (slug: string) => findByPageName(later, slug),
    async name({ conversionId }: Tenant, slug: string) {
      const conversion = await deps.conversions.find(conversionId);
      if (!conversion) throw new Error('There is no assistant');
      return shareAssistant(later, conversion, { slug, isListed: false });
    },
  };
}

test('the name of an organization with an assistant here is kept for it, however it is hyphenated', async () => {
  for (const slug of ['maple-grove-school', 'maplegrove-school', 'maplegroveschool'])
    await expect(name(river, slug)).rejects.toMatchObject(refusedAs('another organization'));
  const { suggestion } = await maple.agent.client.dashboard.getShare({ conversionId: maple.conversionId });
  expect(await name(maple, suggestion)).toMatchObject({ slug: 'maple-grove-school' });
  const namesake = await openNamesake('Maple-Grove School');
  await expect(name(namesake, 'maple-grove-school')).rejects.toMatchObject(refusedAs('taken'));
  expect(await name(namesake, 'maplegrove-school')).toMatchObject({ slug: 'maplegrove-school' });
});

test('an earlier name is free again only when nobody has come by it for a year, and a present one never', async () => {
  await name(maple, 'our-printed-name');
  await name(maple, 'our-new-name');
  await (await inDays(300)).follow('our-printed-name');
  const soon = await inDays(600);
  await expect(soon.name(river, 'our-printed-name')).rejects.toMatchObject(refusedAs('taken'));
  await expect(soon.name(river, 'our-new-name')).rejects.toMatchObject(refusedAs('taken'));
  const late = await inDays(670);
  await expect(late.name(river, 'our-new-name')).rejects.toMatchObject(refusedAs('taken'));
  expect(await late.name(river, 'our-printed-name')).toMatchObject({ slug: 'our-printed-name' });
  expect(await late.follow('our-printed-name')).toBe(river.conversionId);
  await expect(name(maple, 'our-printed-name')).rejects.toMatchObject(refusedAs('taken'));
});

test('of two who take a name that is free again at once, one gets it', async () => {
  await name(maple, 'wanted-by-two');
  await name(maple, 'our-name-now');
  const oak = await openTenant(stack.url, 'Oak College', 'edgpt', stack.smallSiteUrl);
  const late = await inDays(370);
  const takers = [river, oak, river, oak].map((tenant) => late.name(tenant, 'wanted-by-two'));
  const won = (await Promise.allSettled(takers)).flatMap(({ status }, at) =>
    status === 'fulfilled' ? [at % 2 === 0 ? river.conversionId : oak.conversionId] : [],
  );
  expect(new Set(won)).toEqual(new Set([await late.follow('wanted-by-two')]));
});

test('a visit is written once a day at most', async () => {
  await name(river, 'often-visited');
  const { shares, now } = await getDeps();
  const noted: string[] = [];
  const noteVisit: typeof shares.noteVisit = async (slug, ...rest) => {
    noted.push(slug);
    await shares.noteVisit(slug, ...rest);
  };
  const visit = (days: number) =>
    findByPageName(
      { shares: { find: shares.find, noteVisit }, now: () => addDays(now(), days) },
      'often-visited',
    );
  for (const days of [0, 0, 1, 1, 1, 2]) await visit(days);
  expect(noted).toHaveLength(2);
});

test('the name of an erased assistant leads to nobody, and to no stranger for a year', async () => {
  const gone = await openTenant(stack.url, 'Vanished Institute', 'edgpt', stack.smallSiteUrl);
  await name(gone, 'vanished-institute');
  await openAccountEraser(await getDeps()).eraseConversion(gone.conversionId);
  await expect(follow('vanished-institute')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(name(river, 'vanished-institute')).rejects.toMatchObject(refusedAs('taken'));
  const left = (await readTable()).filter((item) => /SLUG#vanished|ORGANIZATION-NAME#vanished/.test(item));
  expect(left).toEqual([expect.not.stringContaining(gone.conversionId)]);
  const soon = await inDays(200);
  expect(await soon.follow('vanished-institute')).toBeUndefined();
  await expect((await inDays(400)).name(river, 'vanished-institute')).rejects.toMatchObject(
    refusedAs('taken'),
  );
  const kept = await (await getDeps()).table.get(keys.slug('vanished-institute'));
  expect(new Date(Number(kept?.expiresAt) * 1000).getTime()).toBeGreaterThan(
    addDays(new Date(), 560).getTime(),
  );
  expect(await (await inDays(570)).name(river, 'vanished-institute')).toMatchObject({
    slug: 'vanished-institute',
  });
});

test('superadmins move a name, whoever has it, and nobody else does', async () => {
  const staff = await openStaff(stack.url, 'superadmin', 'gpt');
  await name(river, 'moved-name');
  const move = { slug: 'moved-name', conversionId: maple.conversionId };
  for (const role of ['domain-admin', 'owner'] as const) {
    const agent = role === 'owner' ? river.agent : await openStaff(stack.url, role, 'edgpt');
    await expect(agent.client.superadmin.movePageName(move)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  expect(await staff.client.superadmin.movePageName(move)).toEqual({ from: river.conversionId });
  expect(await follow('moved-name')).toEqual({ conversionId: maple.conversionId });
  const shareOf = ({ agent, conversionId }: Tenant) => agent.client.dashboard.getShare({ conversionId });
  expect(await shareOf(river)).toMatchObject({ slug: '' });
  expect(await shareOf(maple)).toMatchObject({ slug: 'moved-name' });
  await expect(name(river, 'moved-name')).rejects.toMatchObject(refusedAs('taken'));
  await expect(staff.client.superadmin.movePageName({ ...move, slug: 'superadmin' })).rejects.toMatchObject(
    refusedAs('reserved'),
  );
  const { actions } = await staff.client.superadmin.listActions({});
  expect(actions.map(({ deed }) => deed)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'customer-changed', subject: maple.conversionId }),
      expect.objectContaining({ kind: 'customer-changed', subject: river.conversionId }),
    ]),
  );
});
