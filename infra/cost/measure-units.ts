import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { close, listen } from '#infra/local/listen.ts';
import { createClient } from '#shared/client.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { uploadDocument } from '#tests/support/callers/upload-document.ts';
import { spawnStack } from '#tests/support/stacks/spawn-stack.ts';
import { conversionSize, messagesOfConversation } from './conversion-size.ts';
import { type Units, writeMeasuredUnits } from './measured-units.ts';

// Does each piece of work on the local stack and counts what it takes from the embedded engines.
const folder = mkdtempSync(join(tmpdir(), 'gptsites-units-'));
const callsFile = join(folder, 'calls.txt');
const lineSchema = z.object({ role: z.string(), command: z.string(), units: z.number() });
type Call = z.infer<typeof lineSchema>;
const sweeper = 'sweep';
const quietMs = 4000;

const words = (page: number) =>
  Array.from(
    { length: 40 },
    (_, index) =>
      `Course ${page} has room ${index} for ${index + page} pupils and costs $${index + 90} a term.`,
  ).join(' ');
const site = createServer(({ url = '' }, response) => {
  const page = Number(/^\/page-(\d+)$/.exec(url)?.[1] ?? 0);
  const links = Array.from({ length: conversionSize.pages - 1 }, (_, index) => `/page-${index + 1}`);
  const isPage = url === '/' || links.includes(url);
  response
    .writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      isPage
        ? `<!doctype html><html lang="en"><head><title>Course ${page}</title></head><body><nav>${links
            .map((link) => `<a href="${link}">${link}</a>`)
            .join('')}</nav><main><h1>Course ${page}</h1><p>${words(page)}</p></main></body></html>`
        : '',
    );
});

function readCalls(): Call[] {
  const lines = readFileSync(callsFile, 'utf8').trimEnd().split('\n');
  return lines
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter(({ command }) => !/^(?:Receive|Delete)Message/.test(command));
}

function sum(calls: readonly Call[]): Units {
  const count = (pattern: RegExp) => calls.filter(({ command }) => pattern.test(command)).length;
  const unitsOf = (isRead: boolean) =>
    calls
      .filter(({ command }) => /^(?:Get|Query|BatchGet|TransactGet)/.test(command) === isRead)
      .reduce((total, { units }) => total + units, 0);
  return {
    tableWriteUnit: unitsOf(false),
    tableReadUnit: unitsOf(true),
    objectWrite: count(/^(?:PutObject|CopyObject|ListObjects)/),
    objectRead: count(/^(?:GetObject|HeadObject)/),
    messages: count(/^SendMessage/),
  };
}

/** The calls that the work causes, here and in the workers, besides the sweeper's. */
async function record(work: () => Promise<unknown>): Promise<Call[]> {
  const ofWork = () => readCalls().filter(({ role }) => role !== sweeper);
  const before = ofWork().length;
  await work();
  for (let seen = -1; seen !== ofWork().length; await wait(quietMs)) seen = ofWork().length;
  return ofWork().slice(before);
}

const measure = async (work: () => Promise<unknown>) => sum(await record(work));

const divide = (units: Units, by: number): Units => ({
  tableWriteUnit: round(units.tableWriteUnit / by),
  tableReadUnit: round(units.tableReadUnit / by),
  objectWrite: round(units.objectWrite / by),
  objectRead: round(units.objectRead / by),
  messages: round(units.messages / by),
});
const round = (amount: number) => Math.round(amount * 100) / 100;

const port = await listen(site);
const siteName = 'courses.edgpt.ai';
const stack = await spawnStack(folder, {
  RATE_LIMITS: 'on',
  CRAWLER_HOSTS: `${siteName}=127.0.0.1:${port}`,
  CALLS_FILE: callsFile,
  NODE_OPTIONS: `--import ${new URL('./count-calls.ts', import.meta.url).href}`,
});
try {
  const client = createClient({ baseUrl: stack.url });
  const trial = describeTrial('Measured Academy', `http://${siteName}/`);
  let conversionId = '';
  let polls = 0;
  const watched = await record(async () => {
    const uploadedDocuments: { url: string }[] = [];
    for (let index = 0; index < conversionSize.documents; index++)
      uploadedDocuments.push({
        url: await uploadDocument(
          stack.url,
          `rules-${index}.txt`,
          `Rules

${words(100 + index)}`,
        ),
      });
    ({ conversionId } = await client.signup.createTrial({ ...trial, uploadedDocuments }));
    polls = (await followConversion(client, conversionId)).length;
  });
  // Only the page that watches a conversion makes calls in this role meanwhile.
  const [{ role: watcher } = { role: '' }] = await record(() =>
    client.conversions.getProgress({ conversionId }),
  );
  const poll = divide(sum(watched.filter(({ role }) => role === watcher)), polls);
  const conversion = sum(watched.filter(({ role }) => role !== watcher));
  const conversations = 5;
  const ask = (message: number) => async () => {
    for (let index = 0; index < conversations; index++)
      await client.chat.sendMessage({
        message: `What does course ${index + message * conversations + 1} cost?`,
        conversionId,
        sessionId: `measured-${index}`,
      });
  };
  const firstMessage = divide(await measure(ask(0)), conversations);
  const later = messagesOfConversation - 1;
  const laterMessage = divide(
    await measure(async () => {
      for (let message = 1; message <= later; message++) await ask(message)();
    }),
    conversations * later,
  );
  const ofSweeper = () => readCalls().filter(({ role }) => role === sweeper);
  // Nothing is due any more: between two sweeps are those of one.
  const sweepStart = async (known: number) => {
    while (ofSweeper().length === known) await wait(100);
    await wait(quietMs);
    return ofSweeper().length;
  };
  const first = await sweepStart(ofSweeper().length);
  const second = await sweepStart(first);
  writeMeasuredUnits({
    ...{ firstMessage, laterMessage, poll, conversion },
    sweep: sum(ofSweeper().slice(first, second)),
  });
} finally {
  await stack.stop();
  await close(site);
  rmSync(folder, { recursive: true, force: true });
}
