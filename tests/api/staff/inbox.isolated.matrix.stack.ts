import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { escalateOverdue } from '#functions/domain/inbox/escalate-overdue.ts';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { makeMessagePagePath, readMessagePageToken } from '#shared/domain/inbox/message-page-path.ts';
import { type Weekday, weekdays } from '#shared/domain/inbox/office-hours.ts';
import { addDays } from '#shared/domain/trial.ts';
import { confirmMailedAddress } from '#tests/support/callers/confirm-address.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { refuseFailure, runAsSweeper } from '#tests/support/stacks/sweeper.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';
import { patienceMilliseconds } from '../../../checks/patience.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-inbox-'));
let stack: TestStack;
let school: Awaited<ReturnType<typeof openTenant>>;
let other: Awaited<ReturnType<typeof openTenant>>;
let superadmin: Agent;
let schoolAdmin: Agent;
let lawAdmin: Agent;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  school = await openTenant(stack.url, 'Answering Academy', 'edgpt', stack.smallSiteUrl);
  other = await openTenant(stack.url, 'Other Academy', 'edgpt', stack.smallSiteUrl);
  superadmin = await openStaff(stack.url, 'superadmin', 'gpt');
  schoolAdmin = await openStaff(stack.url, 'domain-admin', 'edgpt');
  lawAdmin = await openStaff(stack.url, 'domain-admin', 'law');
  await followConversion(school.agent.client, school.conversionId);
  await confirmMailedAddress(stack.url, school.email);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A visitor's messages in one conversation. */
function openConversation(sessionId: string) {
  const { client } = openAgent(stack.url);
  // Whatever brand the caller names, a message belongs to the assistant's.
  const input = { conversionId: school.conversionId, platform: 'law', sessionId };
  return (message: string, handoff?: 'start') => client.chat.sendMessage({ ...input, message, handoff });
}

/** Leaves a message; returns the secret of the sender's page. */
async function leaveMessage(sessionId: string, question: string, contact: string): Promise<string> {
  const say = openConversation(sessionId);
  await say(question);
  await say('Ask a person', 'start');
  await say('Ana Núñez');
  const { handoff } = await say(contact);
  return readMessagePageToken(handoff?.statusPath ?? '');
}

async function findMessage(question: string) {
  const { messages } = await school.agent.client.inbox.listOwn({});
  const found = messages.find(({ userMessage }) => userMessage === question);
  if (!found) throw new Error(`Nothing was left with ${question}`);
  return found;
}

function nameDay(instant: Date): Weekday {
  return weekdays[(instant.getUTCDay() + 6) % 7] ?? 'Mon';
}

const seePage = (token: string) => openAgent(stack.url).client.inbox.getMessagePage({ token });

test('a visitor sees by mail and on their page that a person has taken their message and answered it, while the assistant stays out', async () => {
  const question = 'Is there a planetarium in the school?';
  const token = await leaveMessage('asks-first', question, 'ana@nunez.example');
  expect(await seePage(token)).toMatchObject({ status: 'sent', message: question, isOverdue: false });
  const { id, ...shown } = await findMessage(question);
  expect(shown).toMatchObject({
    ...{ kind: 'message', priority: 'normal', name: 'Ana Núñez', contact: 'ana@nunez.example' },
    ...{ conversionId: school.conversionId, canBeMailed: true, platform: 'edgpt', sessionId: 'asks-first' },
  });
  expect(shown.transcript.map(({ content }) => content)).toContain(question);

  const { inbox } = school.agent.client;
  await inbox.changeOwn({ id, status: 'in_progress' });
  expect(await seePage(token)).toMatchObject({
    status: 'in_progress',
    title: 'A person is writing your answer',
  });
  const say = openConversation('asks-first');
  const meanwhile = await say('Do you sell unicorn saddles?');
  expect(meanwhile.handoff).toMatchObject({ state: 'collected', statusPath: makeMessagePagePath(token) });
  expect(meanwhile.handoff?.prompt).toContain('is writing an answer');
  expect((await say('Ask a person', 'start')).message).toContain('is writing an answer');

  const answer = {
    id,
    status: 'responded',
    response: 'Yes, open on Fridays.',
    responseBy: 'Sam Ortiz',
  } as const;
  const twice = await Promise.allSettled([inbox.changeOwn(answer), inbox.changeOwn(answer)]);
  expect(twice.some(({ status }) => status === 'fulfilled')).toBe(true);
  await expect(inbox.changeOwn({ ...answer, response: 'No.' })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await seePage(token)).toMatchObject({
    ...{ status: 'responded', response: 'Yes, open on Fridays.', responseBy: 'Sam Ortiz' },
  });
  const findMails = async () =>
    (await readMails(stack.url, 'ana@nunez.example')).filter(({ subject }) =>
      /^The answer to your message/.test(subject),
    );
  await vi.waitFor(async () => expect(await findMails()).toHaveLength(1), { timeout: patienceMilliseconds });
  const [mail] = await findMails();
  // Anybody may have typed the address: until it confirms, the answer is on the page alone.
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Fridays|planetarium|Answering|Ana|Sam/);
  expect(mail?.text).toContain(makeMessagePagePath(token));

  const waiting = async (list: Promise<{ messages: { id: string }[] }>) =>
    (await list).messages.filter((message) => message.id === id);
  expect(await waiting(inbox.listOwn({}))).toHaveLength(1);
  expect(await waiting(inbox.listOwn({ show: 'waiting' }))).toEqual([]);
  expect(await waiting(superadmin.client.inbox.listForwarded({ show: 'waiting' }))).toEqual([]);

  const back = await say('When is the office open?');
  expect(back.handoff?.prompt).toContain('I am back');
  expect((await say('When is the office open?')).handoff).toBeUndefined();
  const { messages } = await school.agent.client.chatHistory.getSession({
    ...{ conversionId: school.conversionId, brandId: 'edgpt', sessionId: 'asks-first' },
  });
  const words = messages.map(({ content }) => content).join('\n');
  expect(words).toContain('The assistant asked how to reach the visitor.');
  expect(words).not.toMatch(/\[(asking|name|contact|collected)/);
});

test('a message can be seen and answered by its owner, the admins of its brand and the superadmin only', async () => {
  const question = 'Is there a swimming pool on Mars?';
  await leaveMessage('asks-second', question, '(541) 555-0142');
  const { id, canBeMailed } = await findMessage(question);
  expect(canBeMailed).toBe(false);
  const change = { id, status: 'in_progress' } as const;
  const ids = async (agent: Agent, show?: 'waiting') =>
    (await agent.client.inbox.listForwarded({ show })).messages.map((message) => message.id);
  expect(await ids(superadmin)).toContain(id);
  expect(await ids(schoolAdmin)).toContain(id);
  expect(await ids(schoolAdmin, 'waiting')).toEqual([id]);
  expect(await ids(lawAdmin)).not.toContain(id);
  expect((await other.agent.client.inbox.listOwn({})).messages).toEqual([]);
  await expect(lawAdmin.client.inbox.listForwarded({ platform: 'edgpt' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(lawAdmin.client.inbox.changeForwarded(change)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(other.agent.client.inbox.changeOwn(change)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(school.agent.client.inbox.changeForwarded(change)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(seePage('unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await schoolAdmin.client.inbox.changeForwarded(change)).toMatchObject({ status: 'in_progress' });
  expect(await superadmin.client.inbox.changeForwarded(change)).toMatchObject({ status: 'in_progress' });
  expect(await ids(schoolAdmin, 'waiting')).toEqual([id]);
});

test('a message to a customer is closed to staff until they open it, which the log records, and a search does not look inside', async () => {
  const question = 'Do you keep confessions secret?';
  await leaveMessage('asks-secret', question, 'conf@nunez.example');
  const { id } = await findMessage(question);
  const { inbox } = superadmin.client;
  const listed = async (search?: string) =>
    (await inbox.listForwarded({ search })).messages.find((message) => message.id === id);
  const sealed = await listed();
  expect(sealed).toMatchObject({
    isSealed: true,
    status: 'sent',
    context: { companyName: 'Answering Academy' },
  });
  expect(JSON.stringify(sealed)).not.toMatch(/confession|Ana|nunez/i);
  expect(await listed('confessions')).toBeUndefined();
  expect(await listed('academy answering')).toMatchObject({ id });
  const looks = async () =>
    (await superadmin.client.superadmin.listActions({})).actions.filter(
      ({ deed }) => deed.kind === 'customer-seen' && deed.subject === school.conversionId,
    );
  const before = (await looks()).length;
  await expect(lawAdmin.client.inbox.getForwarded({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await inbox.getForwarded({ id })).toMatchObject({ userMessage: question, name: 'Ana Núñez' });
  await inbox.getForwarded({ id });
  expect((await looks()).length).toBe(before + 1);
  await schoolAdmin.client.inbox.changeForwarded({ id, status: 'in_progress' });
  expect((await looks()).length, 'who answers has seen it too').toBe(before + 2);
});

test('those who answer read, assign, note, search and keep replies among themselves, and its sender sees nothing of it', async () => {
  const question = 'Do you lend out telescopes?';
  const token = await leaveMessage('asks-among', question, 'lee@nunez.example');
  const { inbox } = school.agent.client;
  const { id, isUnread, headline } = await findMessage(question);
  expect([isUnread, headline]).toEqual([true, question]);
  const before = await seePage(token);
  const { people } = await inbox.listPeople({});
  const [person] = people;
  expect(people).toHaveLength(1);
  const assigneeId = person?.id ?? '';
  const edited = await Promise.all([
    inbox.editOwn({ id, isRead: true }),
    inbox.editOwn({ id, assigneeId }),
    inbox.editOwn({ id, note: 'Ask the observatory first.' }),
    inbox.editOwn({ id, note: 'It opens on Friday.' }),
  ]);
  expect(edited).toHaveLength(4);
  const { messages } = await inbox.listOwn({ search: 'OBSERVATORY friday', state: 'mine', kind: 'question' });
  expect(messages).toMatchObject([{ id, isUnread: false, assignee: person }]);
  expect(messages[0]?.notes?.map(({ by, text }) => [by, text]).toSorted()).toEqual([
    [person?.name, 'Ask the observatory first.'],
    [person?.name, 'It opens on Friday.'],
  ]);
  expect((await inbox.listOwn({ search: 'no such words' })).messages).toEqual([]);
  expect((await inbox.listOwn({ state: 'unread', search: 'telescopes' })).messages).toEqual([]);
  expect((await inbox.listOwn({ kind: 'person', search: 'telescopes' })).messages).toEqual([]);
  expect(await seePage(token)).toEqual(before);
  expect(await inbox.editOwn({ id, assigneeId: null })).not.toHaveProperty('assignee');
  await expect(inbox.editOwn({ id, assigneeId: 'a stranger' })).rejects.toMatchObject({
    issues: [{ field: 'assigneeId' }],
  });
  await expect(other.agent.client.inbox.editOwn({ id, isRead: true })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });

  // Its sender adds something: it is unread again.
  const say = openConversation('asks-among');
  await say('Please call me after 5 pm.');
  await say('Yes');
  expect(await findMessage(`${question}\nPlease call me after 5 pm.`)).toMatchObject({ isUnread: true });

  const reply = await inbox.saveReply({ text: ' Thank you for writing. ' });
  expect(await inbox.saveReply({ text: 'Thank you for writing.' })).toEqual(reply);
  expect((await inbox.listReplies({})).replies).toEqual([{ id: reply.id, text: 'Thank you for writing.' }]);
  expect((await other.agent.client.inbox.listReplies({})).replies).toEqual([]);
  await inbox.removeReply({ id: reply.id });
  expect((await inbox.listReplies({})).replies).toEqual([]);
  await inbox.saveReply({ text: 'The planetarium opens on Fridays.' });
});

test('messages are put away and marked as answered at once, wait for nobody then, and both are taken back', async () => {
  const question = 'Do you lend out skates?';
  const token = await leaveMessage('asks-skates', question, 'lee@nunez.example');
  const { inbox } = school.agent.client;
  const { id } = await findMessage(question);
  const isListed = async (show: 'all' | 'waiting' | 'archived') =>
    (await inbox.listOwn({ show })).messages.some((message) => message.id === id);
  const places = async () => [await isListed('all'), await isListed('waiting'), await isListed('archived')];
  expect(await places()).toEqual([true, true, false]);
  expect(await inbox.editOwn({ id, isArchived: true })).toMatchObject({ isArchived: true, status: 'sent' });
  expect(await places()).toEqual([false, false, true]);
  await inbox.editOwn({ id, isArchived: false });
  expect(await places()).toEqual([true, true, false]);
  expect(await inbox.editOwn({ id, isSettled: true })).toMatchObject({ status: 'responded' });
  expect(await places()).toEqual([true, false, false]);
  expect(await seePage(token)).toMatchObject({ title: 'Your message is settled' });
  // Nothing is announced in the chat that nobody wrote.
  const say = openConversation('asks-skates');
  expect((await say('When do you open?')).handoff?.prompt ?? '').not.toContain('answered');
  await inbox.editOwn({ id, isSettled: false });
  expect(await places()).toEqual([true, true, false]);
  await inbox.editOwn({ id, isArchived: true });
  // Who writes again waits again.
  await say('Please call me after 5 pm.');
  await say('Yes');
  expect(await places()).toEqual([true, true, false]);
  await expect(other.agent.client.inbox.editOwn({ id, isArchived: true })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('staff note, assign and put away as owners do; a customer learns that the support did, and the log who', async () => {
  const question = 'Do you lend out canoes for a day?';
  await leaveMessage('asks-canoes', question, 'lee@nunez.example');
  const { id } = await findMessage(question);
  const { inbox } = schoolAdmin.client;
  const { people } = await inbox.listForwardedPeople({});
  expect(people.length).toBeGreaterThan(0);
  const assigneeId = people[0]?.id ?? '';
  expect(await inbox.editForwarded({ id, note: 'Call them.', assigneeId })).toMatchObject({
    ...{ assignee: people[0], notes: [{ by: 'EdGPT.ai support', text: 'Call them.' }] },
  });
  expect(await findMessage(question)).toMatchObject({ assignee: { name: 'EdGPT.ai support' } });
  await inbox.editForwarded({ id, isArchived: true });
  const { actions } = await superadmin.client.superadmin.listActions({});
  expect(actions.find(({ deed }) => deed.kind === 'message-changed')?.deed).toMatchObject({
    ...{ messageId: id, to: 'archived' },
  });
  await expect(lawAdmin.client.inbox.editForwarded({ id, note: 'No.' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(lawAdmin.client.inbox.listForwardedPeople({ platform: 'edgpt' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('who answers second is shown the answer of the first', async () => {
  const question = 'Do you repair cuckoo clocks?';
  await leaveMessage('asks-two', question, 'lou@nunez.example');
  const { id } = await findMessage(question);
  const answer = { id, status: 'responded', responseBy: 'Sam Ortiz' } as const;
  await superadmin.client.inbox.changeForwarded({ id, status: 'in_progress' });
  expect((await findMessage(question)).responseBy).toBe('EdGPT.ai support');
  await school.agent.client.inbox.changeOwn({ ...answer, response: 'Gladly.' });
  const second = schoolAdmin.client.inbox.changeForwarded({ ...answer, response: 'No.' });
  await expect(second).rejects.toMatchObject({
    code: 'CONFLICT',
    stored: { id, status: 'responded', response: 'Gladly.', responseBy: 'Sam Ortiz' },
  });
});

test('a message waits for its owner’s address, as the inbox says, and is not mailed once it is answered', async () => {
  const late = await openTenant(stack.url, 'Late Academy', 'edgpt', stack.smallSiteUrl);
  await followConversion(late.agent.client, late.conversionId);
  const { client } = openAgent(stack.url);
  const visitor = { conversionId: late.conversionId, platform: 'edgpt' };
  for (const thing of ['kites', 'sledges']) {
    const say = (message: string, handoff?: 'start') =>
      client.chat.sendMessage({ ...visitor, sessionId: thing, message, handoff });
    await say(`Do you mend ${thing}?`);
    await say('Ask a person', 'start');
    for (const message of ['Ana Núñez', 'ana@late.example']) await say(message);
  }
  const { inbox } = late.agent.client;
  const list = async () => (await inbox.listOwn({})).messages;
  const [sledges, kites] = await list();
  expect([kites?.waitingFor, sledges?.waitingFor]).toEqual([[late.email], [late.email]]);
  // Staff who open it, and whoever takes it on, read the same.
  const staffInbox = schoolAdmin.client.inbox;
  const asked = { id: kites?.id ?? '' };
  const replies = [
    await staffInbox.getForwarded(asked),
    await staffInbox.changeForwarded({ ...asked, status: 'in_progress' }),
    await inbox.changeOwn({ ...asked, status: 'in_progress' }),
    await inbox.editOwn({ ...asked, isRead: true }),
  ];
  expect(replies.map(({ waitingFor }) => waitingFor)).toEqual(Array(4).fill([late.email]));
  await inbox.changeOwn({ id: sledges?.id ?? '', status: 'responded', response: 'Yes.', responseBy: 'Sam' });
  await confirmMailedAddress(stack.url, late.email);
  // Mail is delivered at least once, so a mail may come twice.
  const told = async () => {
    const mails = await readMails(stack.url, late.email);
    return new Set(mails.flatMap(({ text }) => text.match(/kites|sledges/g) ?? []));
  };
  await vi.waitFor(async () => expect(await told()).toEqual(new Set(['kites'])), {
    timeout: patienceMilliseconds,
  });
  for (const message of await list()) expect(message).not.toHaveProperty('waitingFor');
  await expect(other.agent.client.inbox.removeOwn({ id: kites?.id ?? '' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  for (const { id } of await list()) await inbox.removeOwn({ id });
  expect(await list()).toEqual([]);
  // The conversations keep what was asked; nothing of the messages and their mails is left.
  const left = (await readTable()).filter((item) => /ana@late|FORWARDED.*Late Academy/.test(item));
  expect(left).toEqual([]);
  await openAccountEraser(await getDeps()).eraseConversion(late.conversionId);
});

test('contact messages and orders appear in the same inbox and can be answered there', async () => {
  const { client } = openAgent(stack.url);
  for (const subject of ['contact', 'order'] as const) {
    const { captchaId, first, second } = await client.contact.issueCaptcha({});
    const { statusPath } = await client.contact.submit({
      ...{ name: 'Elena Marsh', organization: 'Firm', phone: '(541) 555-0142', email: 'elena@firm.example' },
      ...{ message: `Please send us an offer: ${subject}.`, platform: 'law', subject },
      ...{ captcha: String(first + second), captchaId },
    });
    expect(await seePage(readMessagePageToken(statusPath))).toMatchObject({
      kind: subject,
      status: 'sent',
    });
  }
  const { messages } = await lawAdmin.client.inbox.listForwarded({});
  expect(messages.map(({ kind }) => kind)).toEqual(['order', 'contact']);
  expect(messages[0]).toMatchObject({ name: 'Elena Marsh, Firm', confidenceScore: null, priority: 'high' });
});

test('staff see how many messages and orders wait, whose they are, and the first promise', async () => {
  const { messages: all } = await superadmin.client.inbox.listForwarded({ show: 'waiting' });
  const waiting = all.filter(({ kind }) => kind !== 'order');
  // Which promise comes first depends on the hour and the weekday of the test.
  const byPromise = waiting.toSorted((one, other) =>
    (one.answerBy ?? '9999').localeCompare(other.answerBy ?? '9999'),
  );
  const nameOf: Record<string, string> = { edgpt: 'Answering Academy', law: 'LawFirmGPT.ai' };
  const names = [...new Set(byPromise.map(({ platform }) => nameOf[platform]))];
  expect(names.toSorted()).toEqual(['Answering Academy', 'LawFirmGPT.ai']);
  const work = await superadmin.client.superadmin.getWork({});
  expect(work.messages).toEqual({
    count: waiting.length,
    isMore: false,
    dueAt: byPromise[0]?.answerBy,
    names,
  });
  expect(work.orders).toMatchObject({ count: 1, names: ['Elena Marsh, Firm'] });
  expect(work.overdueInvoices).toEqual({ count: 0, isMore: false, names: [], dueAt: null });
  expect((await lawAdmin.client.superadmin.getWork({})).messages).toMatchObject({ count: 1 });
  await expect(lawAdmin.client.superadmin.getWork({ platform: 'edgpt' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('a visitor is promised an answer for the organisation’s next working day', async () => {
  const { inbox } = school.agent.client;
  const { stated, ...unset } = await inbox.getOfficeHours({});
  expect(stated).toEqual({
    ...{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: 8, closes: 15 },
    text: 'The office is open from 8 am to 3 pm, Monday to Friday.',
  });
  expect(unset, 'what the website states binds nobody yet').toEqual({
    ...{ officeHours: null, promisesReply: false, version: 0 },
  });
  const answered = addDays(new Date(), 3);
  const officeHours = { days: [nameDay(answered)], opens: 0, closes: 2, timeZone: 'UTC' };
  await expect(inbox.saveOfficeHours({ officeHours: { ...officeHours, opens: 2 } })).rejects.toMatchObject({
    issues: [{ field: 'officeHours.closes' }],
  });
  expect(await inbox.saveOfficeHours({ officeHours })).toEqual({
    ...{ officeHours, promisesReply: true, version: 1, stated },
  });
  await leaveMessage('asks-for-later', 'Do you rent out canoes?', 'kim@nunez.example');
  const { answerBy } = await findMessage('Do you rent out canoes?');
  expect(answerBy).toBe(`${answered.toISOString().slice(0, 10)}T02:00:00.000Z`);
  expect(await other.agent.client.inbox.getOfficeHours({})).toMatchObject({ officeHours: null, version: 0 });
  await inbox.saveOfficeHours({ officeHours: null });
  expect(await inbox.getOfficeHours({})).toEqual({
    ...{ officeHours: null, promisesReply: true, version: 2, stated },
  });
});

test('a visitor is promised no time where the owner promises none', async () => {
  const { inbox } = school.agent.client;
  expect(await inbox.saveOfficeHours({ officeHours: null, promisesReply: false })).toMatchObject({
    promisesReply: false,
  });
  const say = openConversation('promised-nothing');
  await say('Do you rent out kayaks?');
  await say('Ask a person', 'start');
  await say('Kim Nunez');
  const { response, handoff } = await say('kim@nunez.example');
  expect(response).toMatch(/^Thank you, Kim Nunez\. I have passed your question on to [^.]+\.$/);
  expect(handoff).toEqual({ state: 'collected', statusPath: expect.any(String) });
  const page = await seePage(readMessagePageToken(handoff?.statusPath ?? ''));
  expect(page.isOverdue).toBe(false);
  expect(page).not.toHaveProperty('answerBy');
  await inbox.saveOfficeHours({ officeHours: null, promisesReply: true });
});

test('an overdue message is mailed about once, and not at all once it is answered', async () => {
  await leaveMessage('asks-third', 'Do you teach Klingon?', 'kim@nunez.example');
  const { answerBy = '' } = await findMessage('Do you teach Klingon?');
  const late = { ...(await getDeps()), now: () => new Date(answerBy), reportItem: refuseFailure };
  const told = async () =>
    (await readMails(stack.url, school.email)).filter(({ subject }) =>
      subject.includes('is waiting for an answer'),
    );
  const { messages } = await superadmin.client.inbox.listForwarded({ show: 'waiting' });
  const overdue = messages.filter((message) => message.answerBy && message.answerBy <= answerBy);
  const own = overdue.filter(({ conversionId }) => conversionId === school.conversionId).length;
  expect(own).toBeGreaterThan(0);
  expect(await runAsSweeper(() => escalateOverdue(late))).toBe(overdue.length);
  await vi.waitFor(async () => expect(await told()).toHaveLength(own), { timeout: patienceMilliseconds });
  expect(await runAsSweeper(() => escalateOverdue(late))).toBe(0);
  expect(await told()).toHaveLength(own);
});

test('erasing an assistant removes its messages', async () => {
  const deps = await getDeps();
  expect((await readTable()).some((item) => item.includes('planetarium'))).toBe(true);
  await openAccountEraser(deps).eraseConversion(school.conversionId);
  const traces = new RegExp(`planetarium|Klingon|nunez|FORWARDED-OF#.*(${school.conversionId}|:edgpt")`);
  const left = (await readTable()).filter((item) => traces.test(item));
  expect(left).toEqual([]);
});
