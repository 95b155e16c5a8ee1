import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '#functions/domain/ledger/sha256.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import { checkLedger } from '#shared/domain/ledger/check-ledger.ts';
import { type LedgerLine, ledgerFileSchema } from '#shared/domain/ledger/ledger.ts';
import { addDays } from '#shared/domain/trial.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { type LifeCycleWorld, openLifeCycleWorld } from '#tests/support/stacks/life-cycle-world.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';

let world: LifeCycleWorld;
beforeAll(async () => {
  world = await openLifeCycleWorld();
});
beforeEach(() => world.setClock(0));
afterAll(() => world?.stop());

describe('every kind of mail', () => {
  test('stops through one click, its page and its owner’s switch, but not through a mere visit of the link', async () => {
    const { agent, email } = await world.openCustomer('Quiet Academy');
    await world.expectMail(email, /^Your assistant is ready/);
    const ready = (await readMails(world.url, email)).find(({ subject }) =>
      subject.startsWith('Your assistant'),
    );
    const welcome = (await readMails(world.url, email)).find(({ subject }) => subject.startsWith('Welcome'));
    expect(welcome?.headers).toEqual({});
    expect(ready?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = ready?.headers['List-Unsubscribe']?.replace(/[<>]/g, '') ?? '';

    const visit = await fetch(address);
    expect(visit.headers.get('content-type')).toContain('text/html');
    expect(await visit.text()).toContain('/user/unsubscribe#token=');
    expect(await agent.client.account.getMailChoices({})).toMatchObject({ assistant: true, weekly: true });

    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const multipart = new FormData();
    multipart.set('List-Unsubscribe', 'One-Click');
    const choices = await agent.client.account.getMailChoices({});
    for (const body of [oneClick, multipart]) {
      await agent.client.account.saveMailChoices(choices);
      expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
      expect(await agent.client.account.getMailChoices({})).toEqual({ ...choices, assistant: false });
    }
    const token = new URL(address).searchParams.get('token') ?? '';
    await agent.client.account.saveMailChoices(choices);
    await openAgent(world.url).client.mails.unsubscribe({ token });
    expect(await agent.client.account.getMailChoices({})).toEqual({ ...choices, assistant: false });
    await expect(
      openAgent(world.url).client.mails.unsubscribe({ token: `${token.slice(0, -1)}` }),
    ).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('is not sent to a user who switched it off, and the other kinds are', async () => {
    const { agent, email } = await world.openCustomer('Choosy Academy');
    const choices = await agent.client.account.getMailChoices({});
    await agent.client.account.saveMailChoices({ ...choices, trial: false });
    world.setClock(4);
    await world.sweep();
    world.setClock(9.5);
    await world.sweep();
    world.setClock(30);
    await world.sweep();
    await world.expectMail(email, /^Your data will be erased/);
    expect((await world.subjectsTo(email)).filter((subject) => /trial ends|has ended/.test(subject))).toEqual(
      [],
    );
  });
});

describe('the answer record', () => {
  const brandId = 'edgpt';
  const at = (day: string, time: string) => {
    world.deps.now = () => new Date(`${day}T${time}Z`);
  };
  /** Seals what is due, and returns of how many assistants. */
  const seal = async () => {
    const claims = await world.handOverLedgers();
    for (const claim of claims) await world.receiveLedger(claim);
    return claims.length;
  };
  const openRecorded = async (name: string) => {
    const customer = await world.openCustomer(name);
    const { account } = customer.agent.client;
    const choices = await account.getMailChoices({});
    expect(choices.records).toBe(false);
    await account.saveMailChoices({ ...choices, records: true });
    return customer;
  };
  const readCodes = async (email: string) =>
    (await readMails(world.url, email)).flatMap(({ text }) => text.match(/^[0-9a-f]{64}$/m) ?? []);
  const [monday = '', tuesday = '', wednesday = ''] = [1, 2, 3].map((days) =>
    addDays(new Date(), days).toISOString().slice(0, 10),
  );

  type Owner = Pick<Awaited<ReturnType<LifeCycleWorld['openCustomer']>>, 'agent' | 'conversionId'>;
  const makeReader =
    ({ agent, conversionId }: Owner) =>
    async (mailedRoot?: string) => {
      // The owner's session is of today.
      world.setClock(0);
      const span = { brandId, conversionId, from: monday, to: wednesday } as const;
      const lines: LedgerLine[] = [];
      let part = await agent.client.chatHistory.exportLedger(span);
      while (part.next) {
        lines.push(...part.lines);
        part = await agent.client.chatHistory.exportLedger({ ...span, after: part.next });
      }
      const file = { format: 'answer-record', version: 1, conversionId, from: monday, to: wednesday, lines };
      return { lines, check: checkLedger(sha256, ledgerFileSchema.parse(file), mailedRoot) };
    };

  test('proves each answer by the mailed code, also after conversations were deleted', async () => {
    const { agent, email, conversionId, ask } = await openRecorded('Recording Academy');
    const read = makeReader({ agent, conversionId });
    // Seals what other customers were answered today.
    at(monday, '09:00:00');
    await seal();
    at(monday, '10:00:00');
    await ask('kept');
    at(monday, '10:01:00');
    await ask('by-visitor');
    at(monday, '23:59:59');
    await ask('by-owner', 'Hello');
    world.setClock(0);
    await agent.client.conversations.deleteConversation({ conversionId, sessionId: 'by-visitor' });
    expect((await read()).check.findings).toEqual([
      expect.objectContaining({ kind: 'redacted-entry', number: 2 }),
      { kind: 'unsealed', day: monday, count: 3 },
    ]);

    at(tuesday, '00:29:00');
    expect(await seal()).toBe(0);
    at(tuesday, '04:31:00');
    await Promise.all([seal(), seal()]);
    await world.expectMail(email, /^Answer record of /);
    const [code = ''] = await readCodes(email);
    const { lines, check } = await read(code);
    expect(check).toMatchObject({ answers: 3, days: 1, isIntact: true, proven: { through: monday } });
    const kept = lines[0]?.kind === 'answer' ? lines[0] : undefined;
    expect(kept?.texts?.question.text).toBe('What are the office hours?');
    expect(kept?.texts?.quotes[0]).toContain('open from 8 am to 3 pm');
    expect(kept?.entry).toMatchObject({
      ...{ model: null, promptVersion: null, knowledge: expect.any(String) },
      verdict: { outcome: 'answered', writtenBy: ['engine'], gate: null },
    });
    expect(JSON.stringify(kept?.entry)).not.toMatch(/kept|open from/);

    at(tuesday, '12:00:00');
    await ask('kept');
    world.setClock(0);
    await agent.client.chatHistory.deleteSession({ brandId, conversionId, sessionId: 'by-owner' });
    at(wednesday, '04:31:00');
    await seal();
    await world.expectMail(email, /^Answer record of /, 2);
    const codes = await readCodes(email);
    expect(new Set(codes).size).toBe(2);
    const proofs = await Promise.all(codes.map(async (it) => (await read(it)).check));
    expect(proofs.map(({ proven }) => proven)).toEqual(
      expect.arrayContaining([
        { through: monday, later: 1 },
        { through: tuesday, later: 0 },
      ]),
    );
    expect(proofs[0]?.findings.map(({ kind }) => kind)).toEqual(['redacted-entry', 'redacted-entry']);
    expect((await readTable()).filter((item) => /LEDGER#.*by-(?:visitor|owner)/.test(item))).toEqual([]);
  });

  test('keeps the hash of one answer that its owner removed, and nothing else keeps its words', async () => {
    const { agent, email, conversionId, ask } = await openRecorded('Redacting Academy');
    const { chatHistory } = agent.client;
    const assistant = { brandId, conversionId } as const;
    const leave = (message: string, handoff?: 'start') =>
      openAgent(world.url).client.chat.sendMessage({
        ...{ conversionId, message, platform: 'edgpt', sessionId: 'one-of-three' },
        ...(handoff && { handoff }),
      });
    at(monday, '11:00:00');
    const { messageId } = await ask('one-of-three', 'Does the nurse know Wilbertosis?');
    at(monday, '11:01:00');
    await ask('one-of-three');
    at(monday, '11:02:00');
    await ask('one-of-three', 'Do you sell purple unicorn saddles?');
    at(monday, '11:03:00');
    await leave('Please call me', 'start');
    await leave('Ida Moss, ida@moss.example');
    await world.expectMail(email, /would like an answer from/);
    const [givenUp = ''] = (await readTable()).join().match(/forwarded-\w+-0/g) ?? [];
    await world.deps.table.update(keys.mail(givenUp), {
      set: { failure: 'No such mailbox' },
      remove: ['sentAt'],
    });
    const words = /wilbertosis/i;
    const holdWords = async () => (await readTable()).filter((item) => words.test(item));
    expect((await holdWords()).length).toBeGreaterThan(3);

    world.setClock(0);
    const answer = { ...assistant, sessionId: 'one-of-three', messageId };
    expect(await chatHistory.redactAnswer(answer)).toMatchObject({ isConversationDeleted: false });
    await expect(chatHistory.redactAnswer(answer)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await holdWords()).toEqual([]);
    const { session, messages } = await chatHistory.getSession({ ...assistant, sessionId: 'one-of-three' });
    expect(messages[0]?.content).toBe('What are the office hours?');
    expect(session).toMatchObject({
      ...{ userQuery: 'What are the office hours?', questions: { answered: 1, unsure: 0, unanswered: 1 } },
      ...{ messageCount: messages.length, unanswered: ['Do you sell purple unicorn saddles?'] },
    });
    expect((await chatHistory.listSessions({ ...assistant, search: 'nurse' })).sessions).toEqual([]);

    at(tuesday, '04:31:00');
    await seal();
    await world.expectMail(email, /^Answer record of /);
    const [code] = await readCodes(email);
    const { lines, check } = await makeReader({ agent, conversionId })(code);
    expect(check).toMatchObject({ isIntact: true, proven: { through: monday }, answers: 3 });
    expect(check.findings).toEqual([expect.objectContaining({ kind: 'redacted-entry', number: 1 })]);
    expect(lines.filter((line) => line.kind === 'answer' && line.texts)).toHaveLength(2);

    const declined = messages.find(({ content }) => content.includes('unicorn')) ?? expect.unreachable();
    const attempt = messages[messages.indexOf(declined) + 1]?.content ?? expect.unreachable();
    const holdAttempt = async () =>
      (await readTable()).filter((item) => item.includes(conversionId) && item.includes(attempt));
    expect((await holdAttempt()).length).toBeGreaterThan(1);

    const rest = messages.filter(({ role }) => role === 'assistant').map((turn) => turn.messageId);
    for (const [index, id] of rest.entries())
      expect(await chatHistory.redactAnswer({ ...answer, messageId: id })).toEqual({
        ...{ success: true, isConversationDeleted: index === rest.length - 1 },
      });
    expect((await chatHistory.listSessions(assistant)).sessions).toEqual([]);
    expect(await holdAttempt()).toEqual([]);
  });

  test('is sealed and mailed once, wherever the work is killed, and not for days without answers', async () => {
    const { agent, email, conversionId, ask } = await openRecorded('Killed Academy');
    const die = () => Promise.reject(new Error('killed'));
    const handOver = async () => {
      const claims = await world.handOverLedgers();
      const [own] = claims.filter((claim) => claim.conversionId === conversionId);
      return own ?? expect.unreachable('handed over');
    };
    at(monday, '10:00:00');
    await ask('a');
    at(tuesday, '04:31:00');
    const lost = await handOver();
    expect(await world.handOverLedgers()).toEqual([]);
    at(tuesday, '05:32:00');
    const first = await handOver();
    await world.receiveLedger(lost);
    await expect(world.receiveLedger(first, { seal: die })).rejects.toThrow('killed');
    await expect(world.receiveLedger(first, { finish: die })).rejects.toThrow('killed');
    at(tuesday, '06:33:00');
    const second = await handOver();
    await Promise.all([first, second, second].map((claim) => world.receiveLedger(claim)));
    at(wednesday, '04:31:00');
    expect(await seal()).toBe(0);
    await world.expectMail(email, /^Answer record of /);
    world.setClock(0);
    const span = { brandId, conversionId, from: monday, to: wednesday } as const;
    const { lines } = await agent.client.chatHistory.exportLedger(span);
    expect(lines.map(({ kind }) => kind)).toEqual(['answer', 'hashes', 'seal']);
  });
});
