import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const usage = `usage: npm run trace -- <site, folder of HTML or document> <question>
Prints the engine's files that answer a question without a model, in the order in which their functions are first entered,
and how often the way returns to a file that was left before.`;

const engine = new URL('../../functions/engine/', import.meta.url).href;
const entered: { file: string; name: string }[] = [];
const seen = new Set<string>();
let isTracing = false;
Object.assign(globalThis, {
  enterFunction(file: string, name: string) {
    const key = `${file} ${name}`;
    if (!isTracing || seen.has(key)) return;
    seen.add(key);
    entered.push({ file, name });
  },
});

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith(engine) || !url.endsWith('.ts')) return nextLoad(url, context);
    const file = fileURLToPath(url);
    const name = path.relative(fileURLToPath(engine), file);
    const source = markEntries(stripTypeScriptTypes(readFileSync(file, 'utf8')), name);
    return { format: 'module', source, shortCircuit: true };
  },
});

/** Reports each top-level function as it is entered; the formatter puts the brace of its body at the end of a line. */
function markEntries(source: string, file: string): string {
  const functions = /^((?:export )?(?:async )?function\*? (\w+)\([\s\S]*?\)\s*\{)$/gm;
  return source.replace(
    functions,
    (_, head: string, name: string) => `${head} enterFunction(${JSON.stringify(file)}, '${name}');`,
  );
}

/** Neighbours of one file as one visit. */
function listVisits(): string[] {
  return entered.map(({ file }) => file).filter((file, at, files) => file !== files[at - 1]);
}

const [place, question] = process.argv.slice(2);
if (place === undefined || question === undefined) console.log(usage);
else await trace(place, question);

async function trace(site: string, text: string): Promise<void> {
  const { answerQuestion } = await import('#functions/engine/quoting/answer-question.ts');
  const { readKnowledge } = await import('./read-knowledge.ts');
  const knowledge = await readKnowledge(site, 'The organisation');
  isTracing = true;
  const { outcome } = answerQuestion({ knowledge, question: text, history: [] });
  isTracing = false;
  const visits = listVisits();
  const files = new Set(visits);
  for (const file of files) {
    const names = entered.filter((entry) => entry.file === file).map(({ name }) => name);
    console.log(`${file}: ${names.join(', ')}`);
  }
  console.log(`${outcome}: ${files.size} files, ${visits.length - files.size} returns to one left before`);
}
