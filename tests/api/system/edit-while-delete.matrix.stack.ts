import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { runsInFull } from '#tests/support/sample.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

const pairCount = runsInFull() ? 100 : 20;
/** An assistant has at most five webhooks. */
const pairsAtOnce = 5;
const brandId = 'edgpt';
let stack: JoinedStack;
let world: Awaited<ReturnType<typeof openWorld>>;

beforeAll(async () => {
  stack = await joinStack();
  world = await openWorld();
});
afterAll(() => stack?.leave());

async function openWorld() {
  const { client, signIn } = openAgent(stack.url);
  const trial = describeTrial('Editing School', stack.smallSiteUrl);
  const { conversionId } = await client.signup.createTrial(trial);
  await followConversion(client, conversionId);
  await signIn(trial.adminContact.email ?? '', trial.adminContact.password ?? '');
  return { client, conversionId };
}

/** A record of one kind; `edit` and `remove` are one call each, and `isThere` says whether it is listed. */
type TestedRecord = {
  edit(): Promise<unknown>;
  remove(): Promise<unknown>;
  isThere(): Promise<boolean>;
};

const kinds: Record<string, (name: string) => Promise<TestedRecord>> = {
  async form(name) {
    const { forms } = world.client;
    const field = { id: 'f1', kind: 'email' as const, label: 'Email' };
    const { id: formId } = await forms.create({ name, fields: [field] });
    return {
      edit: () => forms.update({ formId, name: `${name}, edited`, fields: [field], workflow: {} }),
      remove: () => forms.remove({ formId }),
      isThere: async () => (await forms.list({})).forms.some(({ id }) => id === formId),
    };
  },
  async webhook() {
    const { client, conversionId } = world;
    const settings = {
      ...{ conversionId, url: `https://${new URL(stack.smallSiteUrl).host}/hook` },
      events: ['lead.created' as const],
    };
    const { id: endpointId } = await client.webhooks.create(settings);
    return {
      edit: () => client.webhooks.update({ ...settings, endpointId, isActive: false }),
      remove: () => client.webhooks.remove({ conversionId, endpointId }),
      isThere: async () =>
        (await client.webhooks.list({ conversionId })).endpoints.some(({ id }) => id === endpointId),
    };
  },
  async 'secret of a webhook'(name) {
    const { client, conversionId } = world;
    const { remove, isThere } = await (kinds.webhook ?? expect.unreachable())(name);
    const { endpoints } = await client.webhooks.list({ conversionId });
    const endpointId = endpoints.at(-1)?.id ?? '';
    return { remove, isThere, edit: () => client.webhooks.renewSecret({ conversionId, endpointId }) };
  },
  async member(name) {
    const { members } = world.client;
    const email = `${name}@maple-grove.org`;
    const { id } = await members.invite({ name, email });
    return {
      edit: () => members.change({ id, status: 'inactive' }),
      remove: () => members.remove({ id }),
      isThere: async () => (await members.list({})).members.some((member) => member.id === id),
    };
  },
  async 'answered conversation'(sessionId) {
    const { client, conversionId } = world;
    const { messageId } = await client.chat.sendMessage({
      ...{ conversionId, platform: brandId, sessionId, message: 'What are the office hours?' },
    });
    return {
      edit: () => client.conversations.rateAnswer({ conversionId, sessionId, messageId, rating: 'helpful' }),
      remove: () => client.chatHistory.deleteSession({ brandId, conversionId, sessionId }),
      isThere: async () => {
        const { sessions } = await client.chatHistory.listSessions({ brandId, conversionId });
        return sessions.some((session) => session.id === sessionId);
      },
    };
  },
};

test.each(Object.entries(kinds))(
  'a deleted %s does not come back by an edit at the same time, which succeeds before it or is refused',
  async (kind, create) => {
    for (let pair = 0; pair < pairCount; pair += pairsAtOnce) {
      const records: TestedRecord[] = [];
      for (let index = 0; index < pairsAtOnce; index++)
        records.push(await create(`${kind} ${pair + index}`.replaceAll(' ', '-')));
      const results = await Promise.all(
        records.map(({ edit, remove }, index) =>
          Promise.allSettled(index % 2 ? [remove(), edit()] : [edit(), remove()]),
        ),
      );
      for (const result of results.flat())
        if (result.status === 'rejected') expect(['NOT_FOUND', 'CONFLICT']).toContain(result.reason.code);
      for (const [index, { edit, isThere }] of records.entries()) {
        const removal = results[index]?.[index % 2 ? 0 : 1];
        expect(removal?.status).toBe('fulfilled');
        await expect(edit()).rejects.toMatchObject({ code: 'NOT_FOUND' });
        expect(await isThere()).toBe(false);
      }
    }
  },
);

test('a corrected answer that is deleted while it is edited is gone, or is the edited one', async () => {
  const { client, conversionId } = world;
  const { knowledgeBase } = client;
  for (let pair = 0; pair < pairCount; pair++) {
    const question = `When does bus ${pair} leave?`;
    const save = (answer: string) => knowledgeBase.correctAnswer({ conversionId, question, answer });
    const { correction } = await save('At eight.');
    const [removed, saved] = await Promise.allSettled([
      knowledgeBase.deleteCorrection({ conversionId, correctionId: correction.id }),
      save('At nine.'),
    ]);
    for (const result of [removed, saved])
      if (result.status === 'rejected') expect(['NOT_FOUND', 'CONFLICT']).toContain(result.reason.code);
    const { corrections } = await knowledgeBase.get({ conversionId });
    const left = corrections.filter((other) => other.question === question).map(({ answer }) => answer);
    expect([[], ['At nine.']]).toContainEqual(left);
  }
});
