import { composeMail } from '#functions/domain/mail/compose-mail.ts';
import { findUnsentDomains } from '#functions/domain/mail/find-unsent-domains.ts';
import { hubBrand } from '#shared/brands/index.ts';
import { listRoutes } from '#shared/contract/index.ts';
import { describeApi } from '#shared/contract/open-api.ts';
import { selfTests } from '#shared/contract/staff/self-tests.ts';
import { mailTestName, type SelfTestName, selfTestNames } from '#shared/domain/self-test-names.ts';
import type { SystemTestPorts } from './ports.ts';
import { expectThat, type SelfTest } from './run-self-tests.ts';

const keptMs = 15 * 60_000;
/** An older mail is stuck, because the sweeper resends overdue ones every minute. */
const overdueMs = 15 * 60_000;
const readsOfLatency = 5;
/** Visitors notice a slower read. */
const slowReadMs = 1000;

/**
 * Tests of the infrastructure: table, bucket, queues, mail, contract, public endpoint. Each removes what it
 * wrote.
 */
export function listSystemTests(ports: SystemTestPorts): SelfTest[] {
  const { mailTo } = ports;
  const runs: Record<SelfTestName<'system'>, () => Promise<string>> = {
    'Writing to the table': () => tryTable(ports),
    'Latency of the table': () => tryLatency(ports),
    'Writing to the bucket': () => tryBucket(ports),
    'Reaching the queues': () => tryQueues(ports),
    'Sending mail': () => tryMail(ports),
    'Describing the contract': tryContract,
    'Answering at the front door': () => tryFrontDoor(ports),
  };
  return [
    ...selfTestNames.system.map((name) => ({ name, run: runs[name] })),
    ...(mailTo ? [{ name: mailTestName, run: () => sendTestMail(ports, mailTo) }] : []),
  ];
}

async function tryTable({ items, makeId, now }: SystemTestPorts): Promise<string> {
  const id = makeId();
  try {
    await items.write(id, 'first', new Date(now().getTime() + keptMs));
    expectThat(!(await items.replace(id, 'other', 'wrong')), 'A write with a failed condition was executed.');
    expectThat(await items.replace(id, 'first', 'second'), 'A write with a true condition was not executed.');
    expectThat((await items.read(id)) === 'second', 'The read did not return what was written.');
  } finally {
    await items.remove(id);
  }
  expectThat((await items.read(id)) === undefined, 'The item could not be removed.');
  return 'Written, conditionally written, read and removed.';
}

async function tryLatency({ items, now }: SystemTestPorts): Promise<string> {
  const times: number[] = [];
  for (let read = 0; read < readsOfLatency; read++) {
    const startedAt = now().getTime();
    await items.read('latency');
    times.push(now().getTime() - startedAt);
  }
  const [middle = 0] = times.toSorted((a, b) => a - b).slice(Math.floor(readsOfLatency / 2));
  expectThat(middle < slowReadMs, `A read takes ${middle} ms.`);
  return `A read takes ${middle} ms; the slowest of ${readsOfLatency} took ${Math.max(...times)} ms.`;
}

async function tryBucket({ objects, makeId }: SystemTestPorts): Promise<string> {
  const [id, text] = [makeId(), 'Written by the self-test: wärme, 暖かさ.'];
  try {
    await objects.write(id, text);
    expectThat((await objects.read(id)) === text, 'The read did not return what was written.');
  } finally {
    await objects.removeAll(id);
  }
  expectThat((await objects.read(id)) === undefined, 'The object could not be removed.');
  return 'Written, read and removed.';
}

async function tryQueues({ measureQueues }: SystemTestPorts): Promise<string> {
  const depths = await measureQueues();
  const givenUp = depths.filter((queue) => queue.givenUp > 0);
  const list = givenUp.map(({ name, givenUp: count }) => `${name}: ${count}`).join(', ');
  expectThat(givenUp.length === 0, `Messages in dead-letter queues: ${list}.`);
  return `${depths.length} queues reached. Waiting: ${depths.map(({ name, waiting }) => `${name} ${waiting}`).join(', ')}.`;
}

async function tryMail({ mails, maySendAs, now }: SystemTestPorts): Promise<string> {
  const { missing, message } = await findUnsentDomains(maySendAs);
  expectThat(missing === 0, message);
  const overdue = await mails.findDueIds(new Date(now().getTime() - overdueMs), 25);
  expectThat(overdue.length === 0, `${overdue.length} or more mails have waited longer than 15 minutes.`);
  return `${message} None is overdue.`;
}

async function sendTestMail(ports: SystemTestPorts, to: string): Promise<string> {
  const mail = composeMail({
    type: 'self-test',
    mailId: `self-test-${ports.makeId()}`,
    ...{ to, brand: hubBrand, subject: 'A mail of the self-test', greetingName: to },
    paragraphs: [
      'You asked for this mail in the system test. It went through the outbox like every other mail.',
    ],
  });
  await ports.mails.add(mail, ports.now());
  await ports.sendMail(mail.mailId);
  return `On its way to ${to}.`;
}

async function tryContract(): Promise<string> {
  const routes = listRoutes();
  const { paths } = describeApi(routes);
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  expectThat(operations.length === routes.length, 'Two calls in the contract are identical.');
  const report = { tests: [], summary: { passed: 0, failed: 0 } };
  expectThat(selfTests.runSuite.output.safeParse(report).success, 'A reply does not match its own schema.');
  expectThat(!selfTests.runSuite.output.safeParse({}).success, 'A schema accepts a wrong reply.');
  return `${operations.length} calls are described as OpenAPI.`;
}

async function tryFrontDoor({ callFrontDoor }: SystemTestPorts): Promise<string> {
  expectThat(await callFrontDoor(), 'The service does not respond at its own address.');
  return 'The service responds at its own address.';
}
