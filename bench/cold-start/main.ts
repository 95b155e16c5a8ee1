import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleFunctions } from '#infra/build/bundle.ts';
import { findStartBudget } from '#infra/build/start-budgets.ts';
import { createHttpServer } from '#infra/local/create-http-server.ts';
import { answerApi } from '#infra/local/gateway/answer-api.ts';
import { close, listen } from '#infra/local/listen.ts';
import { startTestStack } from '#tests/support/stacks/start-test-stack.ts';
import { firstCalls, openWorld } from './first-calls.ts';
import { bundleDocumentClient, measureStart, type Start } from './measure-start.ts';

const usage = `usage: npm run bench:cold-start -- [FUNCTION…] [--rounds 5] [--beside FOLDER]
A function is ${Object.keys(firstCalls).join(', ')}, or any other below functions/api, which is loaded and not called.
FOLDER holds bundles of another commit (dist/functions), which are measured in turns with today's.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, beside: { type: 'string' } },
});
const names = positionals.length ? positionals : Object.keys(firstCalls);
const folder = mkdtempSync(join(tmpdir(), 'gptsites-cold-start-'));

// Prints what a function reads and uses until it is loaded, and until its first call is answered: the minimum of
// several rounds in turns, because other load on the machine only adds time.
try {
  const built = await bundleFunctions(join(folder, 'functions'));
  const unknown = names.find((name) => !built.has(`api/${name}`));
  if (unknown !== undefined) throw new Error(`There is no function ${unknown}\n${usage}`);
  const contenders = {
    ...(values.beside && { beside: resolve(values.beside) }),
    today: join(folder, 'functions'),
  };
  const yardstick = join(folder, 'document-client.mjs');
  await bundleDocumentClient(yardstick);
  report(await measureAll(contenders, yardstick));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

type Measured = { name: string; contender: string; start: Start };

async function measureAll(contenders: Record<string, string>, yardstick: string): Promise<Measured[]> {
  const stack = await startTestStack(join(folder, 'data'));
  const measured: Measured[] = [];
  let measuring = '';
  let latest: Start | undefined;
  // A stack's own gateway, but that each call is answered by a fresh process with a bundle.
  const server = createHttpServer((request, response) =>
    answerApi(request, response, new URL(request.url ?? '', stack.url), {
      admits: () => true,
      loadHandler:
        async (file) =>
        async (...[event]) => {
          // Limits of addresses count on from round to round.
          event.requestContext.http.sourceIp = `198.51.100.${Math.floor(Math.random() * 256)}`;
          latest = await measureStart(join(measuring, 'api', file.replace(/\.ts$/, ''), 'index.mjs'), event);
          return latest.result;
        },
    }),
  );
  try {
    const world = await openWorld(stack, `http://localhost:${await listen(server)}`);
    for (let round = 0; round < Number(values.rounds); round++) {
      measured.push({ name: 'document client', contender: '', start: await measureStart(yardstick) });
      for (const name of names)
        for (const [contender, bundles] of Object.entries(contenders)) {
          measuring = bundles;
          latest = undefined;
          await firstCalls[name]?.(world);
          const start = latest ?? (await measureStart(join(bundles, 'api', name, 'index.mjs')));
          measured.push({ name, contender, start });
        }
    }
    return measured;
  } finally {
    await close(server);
    await stack.stop();
  }
}

function report(measured: readonly Measured[]): void {
  const rows = [...Map.groupBy(measured, ({ name, contender }) => `${name} ${contender}`.trim())].map(
    ([title, runs]) => {
      const least = (part: 'loadMs' | 'answerMs' | 'loadBytes' | 'answerBytes') =>
        Math.min(...runs.map(({ start }) => start[part]));
      return { title, name: runs[0]?.name ?? '', contender: runs[0]?.contender, least };
    },
  );
  const aloneMs = rows.find(({ contender }) => contender === '')?.least('loadMs') ?? 0;
  const lines = rows.map(({ title, name, contender, least }) => ({
    function: title,
    loadKB: Math.round(least('loadBytes') / 1024),
    answerKB: Math.round(least('answerBytes') / 1024),
    loadMs: Math.round(least('loadMs')),
    answerMs: Math.round(least('answerMs')),
    ratio: Number((least('loadMs') / aloneMs).toFixed(2)),
    ...{ name, contender },
  }));
  console.table(lines, ['function', 'loadKB', 'answerKB', 'loadMs', 'answerMs', 'ratio']);
  for (const { name, contender, ratio } of lines) {
    const budget = findStartBudget(`api/${name}`)?.loadRatio ?? 0;
    if (contender !== 'today' || ratio <= budget) continue;
    console.error(`${name} loads ${ratio} times as long as the document client; its budget is ${budget}`);
    process.exitCode = 1;
  }
}
