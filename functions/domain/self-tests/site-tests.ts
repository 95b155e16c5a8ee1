import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import { newestTestName, type SampleTestName, sampleTestNames } from '#shared/domain/self-test-names.ts';
import { flattenSpace } from './flatten-space.ts';
import type { SiteTestPorts } from './ports.ts';
import { expectThat, type SelfTest } from './run-self-tests.ts';

/** From a website to an answer with its source, on a sample site and on the newest assistant. */
export function listSiteTests(ports: SiteTestPorts): SelfTest[] {
  return [
    ...sampleTestNames.map((name) => ({ name, run: () => askReader(ports, name) })),
    { name: newestTestName, run: () => tryNewest(ports) },
  ];
}

async function askReader(ports: SiteTestPorts, name: SampleTestName): Promise<string> {
  const { passed, message } = await ports.trySampleSite(name);
  expectThat(passed, message);
  return message;
}

async function tryNewest(ports: SiteTestPorts): Promise<string> {
  const newest = await ports.findNewestAssistant();
  if (!newest) return 'No assistant is published yet, so there was nothing to load.';
  const { organisation, knowledge } = newest;
  const question = 'How can I contact you?';
  const { outcome, citations } = answerQuestion({ knowledge, question, history: [], now: ports.now() });
  const stored = knowledge.passages.flatMap(({ statements }) =>
    statements.flatMap(({ text, quote }) => [flattenSpace(text), flattenSpace(quote ?? text)]),
  );
  const isStored = (quote: string) => stored.some((text) => text.includes(flattenSpace(quote)));
  const foreign = citations.filter(({ quote }) => !isStored(quote));
  expectThat(foreign.length === 0, `A quote is not in the knowledge: ${foreign[0]?.quote}`);
  return `${organisation}: ${knowledge.sources.length} sources, ${knowledge.passages.length} passages; a question was ${outcome}.`;
}
