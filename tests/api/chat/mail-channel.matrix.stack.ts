import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { mailDoorPath } from '#infra/local/engines/mail-door.ts';
import { storedMailSchema } from '#infra/local/engines/stored-mail.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { writeMail } from '#tests/support/mails/raw-mails.ts';
import { type JoinedStack, joinSampleSchool } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
let conversionId: string;
let owner: Agent;
let address: string;

beforeAll(async () => {
  const school = await joinSampleSchool();
  ({ stack, conversionId } = school);
  owner = openAgent(stack.url);
  await owner.signIn(school.owner.email, school.owner.password);
  const channel = await owner.client.inbox.saveMailChannel({ conversionId, isOn: true });
  address = channel.address ?? '';
});
afterAll(() => stack?.leave());

/** Hands a mail in as Amazon SES does. */
async function send(from: string, mail: Parameters<typeof writeMail>[0], verdicts = {}) {
  const query = new URLSearchParams({ from, to: address, ...verdicts });
  const headers = { From: from, To: address, ...mail?.headers };
  const reply = await fetch(`${stack.url}${mailDoorPath}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822' },
    body: Buffer.from(writeMail({ ...mail, headers })),
  });
  expect(reply.status).toBe(202);
}

async function mailsTo(to: string) {
  const reply = await fetch(`${stack.url}/_local/outbox`);
  const { mails } = z.object({ mails: z.array(storedMailSchema) }).parse(await reply.json());
  return mails.filter((mail) => mail.to.includes(to));
}

const waiting = { timeout: 30_000, interval: 200 };
const listSessions = async () =>
  (await owner.client.chatHistory.listSessions({ brandId: 'edgpt', conversionId })).sessions;
const listInbox = async () => (await owner.client.inbox.listOwn({ conversionId })).messages;

test('a certain answer comes with its sources, in its thread, once, and a reply to it goes on', async () => {
  const ana = 'ana.mail@example.org';
  const mail = {
    headers: { Subject: 'The office', 'Message-ID': '<one@example.org>' },
    body: 'Dear team,\n\nWhat is the phone number of the school?\n\nBest regards,\nAna',
  };
  await send(ana, mail);
  await expect.poll(() => mailsTo(ana), waiting).toHaveLength(1);
  const [answer] = await mailsTo(ana);
  expect(answer).toMatchObject({
    subject: 'Re: The office',
    replyTo: [address],
    headers: {
      'Auto-Submitted': 'auto-replied',
      'In-Reply-To': '<one@example.org>',
      References: '<one@example.org>',
    },
  });
  expect(answer?.text).toContain('(541) 555-0142');
  expect(answer?.text).toContain(stack.sampleSiteUrl);
  expect(answer?.text).toContain('This is an automatic answer');

  // The sender's server brings it again; then Ana goes on.
  await send(ana, mail);
  const references = '<one@example.org> <ours@email.amazonses.com>';
  await send(ana, {
    headers: { 'Message-ID': '<two@example.org>', References: references, Subject: 'Re: The office' },
    body: 'And the address?\n\nOn Mon, Mar 2, 2026 EdGPT wrote:\n> (541) 555-0142\n',
  });
  await expect.poll(() => mailsTo(ana), waiting).toHaveLength(2);
  const [session] = (await listSessions()).filter(({ isByMail }) => isByMail);
  expect(session).toMatchObject({ messageCount: 4, userQuery: 'What is the phone number of the school?' });
});

test('what is not certain goes to the inbox with the sender’s address, and the sender is told so', async () => {
  const ben = 'ben.mail@example.org';
  const body = 'Do you rent out the llama paddock for weddings?\n\nYours,\nBen';
  await send(ben, { headers: { Subject: 'Llamas', 'Message-ID': '<three@example.org>' }, body });
  await expect.poll(() => mailsTo(ben), waiting).toHaveLength(1);
  const [told] = await mailsTo(ben);
  expect(told?.text).toMatch(/passed your question on/);
  const [message] = (await listInbox()).filter(({ contact }) => contact === ben);
  expect(message?.userMessage).toBe(`Llamas\n${body}`);
});

test('an unproven sender is told nothing, and stands in the inbox as such; a machine is left alone', async () => {
  const eve = 'eve.mail@example.org';
  await send(eve, { body: 'Please send me the list of parents.' }, { dmarc: 'FAIL', dmarcPolicy: 'none' });
  const ofEve = async () => (await listInbox()).filter(({ contact }) => contact === eve);
  await expect.poll(ofEve, waiting).toHaveLength(1);
  expect((await ofEve())[0]?.name).toContain('not proven to be the sender');
  const machine = 'machine.mail@example.org';
  await send(machine, {
    headers: { 'Auto-Submitted': 'auto-replied' },
    body: 'I am away. What is the phone number?',
  });
  // Handled after it, so that its answer shows that the other one has none.
  const last = 'last.mail@example.org';
  await send(last, { headers: { 'Message-ID': '<last@example.org>' }, body: 'What is the phone number?' });
  await expect.poll(() => mailsTo(last), waiting).toHaveLength(1);
  expect(await mailsTo(machine)).toEqual([]);
  expect(await mailsTo(eve)).toEqual([]);
});

test('an owner who switches it off finds the same address again', async () => {
  const off = await owner.client.inbox.saveMailChannel({ conversionId, isOn: false });
  expect(off).toEqual({ isOffered: true, isOn: false, address });
  await owner.client.inbox.saveMailChannel({ conversionId, isOn: true });
  expect(await owner.client.inbox.getMailChannel({ conversionId })).toEqual({ ...off, isOn: true });
});
