import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import { addDays } from '#shared/domain/trial.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { type LifeCycleWorld, openLifeCycleWorld } from '#tests/support/stacks/life-cycle-world.ts';

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

/** Minutes after the last weekly summaries have gone out, on the following Mondays. */
function listMondays(began: Date, count: number): Date[] {
  const first = addDays(began, (8 - began.getUTCDay()) % 7 || 7);
  first.setUTCHours(17, 5);
  return Array.from({ length: count }, (_, week) => addDays(first, week * 7));
}

test('a week is summed up on the Monday after it, and only the first week without visitors is', async () => {
  const { email, organisationId, began, ask } = await world.openCustomer('Weekly Academy');
  await world.deps.table.update(keys.organisation(organisationId), {
    UpdateExpression: 'SET #plan = :plan',
    ExpressionAttributeNames: { '#plan': 'plan' },
    ExpressionAttributeValues: { ':plan': 'growth' },
  });
  await ask('a', 'Do you sell purple unicorn saddles?');
  await ask('b', 'What are the office hours?');
  for (const monday of listMondays(began, 4)) {
    world.deps.now = () => monday;
    await world.sweep();
    await world.sweep();
  }
  await world.expectMail(email, /^Last week your visitors asked 2 questions/);
  await world.expectMail(email, /^Nobody has asked your assistant/);
  const mails = await readMails(world.url, email);
  expect(mails.find(({ subject }) => subject.startsWith('Last week'))?.text).toContain(
    'purple unicorn saddles',
  );
  expect(mails.find(({ subject }) => subject.startsWith('Nobody'))?.text).toContain('?tab=widget-code');
});

test('a week is summed up once, when a worker dies, its message is lost or comes again, and two have the same', async () => {
  const { email, organisationId, began, ask } = await world.openCustomer('Steady Academy');
  await ask('a', 'Do you sell purple unicorn saddles?');
  const [monday = began] = listMondays(began, 1);
  const isOurs = (claim: { organisationId: string }) => claim.organisationId === organisationId;
  world.deps.now = () => monday;
  const [lost] = (await world.handOver()).filter(isOurs);
  expect(await world.handOver()).toEqual([]);
  world.deps.now = () => new Date(monday.getTime() + 61 * 60_000);
  const [claim] = (await world.handOver()).filter(isOurs);
  if (!lost || !claim) throw new Error('The customer was not handed over twice');
  await world.receive(lost);
  expect((await world.deps.organisations.find(organisationId))?.dueAt).toBe(claim.claimedUntil);
  await Promise.all([world.receive(claim), world.receive(claim)]);
  await world.receive(claim);
  await world.expectMail(email, /^Last week your visitors asked/);
  expect(await world.handOver()).toEqual([]);
});
