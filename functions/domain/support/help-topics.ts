import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Facts } from './describe-facts.ts';

/** One question about the product in the wordings that customers and visitors use, the first of them shown; and its answer. */
export type HelpTopic = {
  asked: readonly [string, ...string[]];
  answer: (facts: Facts) => string;
  /** Where the product says it; the questions and answers otherwise. */
  path?: string | undefined;
};

const pathSchema = z
  .enum([
    '/#pricing',
    '/contact',
    '/help/widget',
    '/privacy',
    '/dpa',
    '/subprocessors',
    '/accessibility',
    '/terms',
  ])
  .optional();
let topics: readonly HelpTopic[] | undefined;

/** What customers and visitors ask about the product, with answers valid for every brand. */
export function listHelpTopics(): readonly HelpTopic[] {
  topics ??= parseTopics(
    readFileSync(new URL('../../../shared/brands/help-topics.md', import.meta.url), 'utf8'),
  );
  return topics;
}

/** A topic is a heading of the third level, the other wordings as a list, and its answer, or one for schools and one for others. */
function parseTopics(markdown: string): HelpTopic[] {
  const [, ...blocks] = markdown.split(/^### /m);
  return blocks.map((block) => {
    const [shown = '', ...lines] =
      block
        .split(/\n##? /)[0]
        ?.split('\n')
        .filter(Boolean) ?? [];
    const others = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
    const places = lines.flatMap((line) => line.match(/^Said at `(.+)`\.$/)?.[1] ?? []);
    const answers = lines.slice(places.length + others.length);
    return {
      asked: [shown, ...others],
      path: pathSchema.parse(places[0]),
      answer: (facts) => fillFacts(chooseAnswer(answers, facts), facts),
    };
  });
}

function chooseAnswer(answers: readonly string[], { isSchool }: Facts): string {
  if (answers.length === 1) return answers[0] ?? '';
  const start = isSchool ? 'Schools: ' : 'Others: ';
  const answer = answers.find((line) => line.startsWith(start));
  if (!answer) throw new Error(`A topic has no answer for ${start}${answers}`);
  return answer.slice(start.length);
}

function fillFacts(text: string, facts: Facts): string {
  const known = new Map<string, unknown>(Object.entries(facts));
  return text.replace(/\{(\w+)\}/g, (_match, name: string) => {
    if (!known.has(name)) throw new Error(`No fact is named ${name}`);
    return String(known.get(name));
  });
}
