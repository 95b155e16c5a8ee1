import { escapeForPrompt } from '#functions/engine/reading/escape-for-prompt.ts';
import { readValues } from '#functions/engine/reading/gate/claim-values.ts';
import type { ChatSummary } from '#shared/contract/chat-history.ts';
import { figureNames, saySatisfaction } from '#shared/domain/figures/glossary.ts';
import { countTokens } from '../model/count-tokens.ts';
import { expectUse } from '../model/expect-use.ts';
import { deadlineReached } from '../model/model-failure.ts';
import type { PhraseSummary, SummaryPorts } from './ports.ts';
import { findSummaryPrompt } from './summary-prompts.ts';

/** Limited because somebody is waiting for the panel. */
const totalMs = 8000;
const longestLine = 240;
const mostFindings = 4;
const mostAdvice = 3;
/** Estimate for a dozen lines, used until the provider reports the real count. */
const answerTokens = 300;
const longestReplyTokens = 400;

/** Lets a model explain a period's figures. */
export function createPhraseSummary(ports: SummaryPorts): PhraseSummary {
  return async (summary, tenant) => {
    if (summary.totalChats === 0) return summary;
    const figures = listFigures(summary);
    const stop = new AbortController();
    const text = await Promise.race([
      ask(ports, tenant, buildPrompt(summary, figures), stop.signal).catch(() => ''),
      ports.timer.wait(totalMs, stop.signal).then(() => ''),
    ]);
    stop.abort(deadlineReached);
    const known = readValues(figures.join('\n'));
    const insights = readLines(text, 'FINDING', known).slice(0, mostFindings);
    const recommendations = readLines(text, 'ADVICE', known).slice(0, mostAdvice);
    if (insights.length === 0) return summary;
    return { ...summary, insights, ...(recommendations.length > 0 && { recommendations }) };
  };
}

/** Everything numbers may be quoted from. Visitors' questions are excluded. */
function listFigures(summary: ChatSummary): string[] {
  const { totalChats, avgDuration, avgSatisfaction, conversionRate, topTopics, insights } = summary;
  return [
    `Conversations: ${totalChats}`,
    `Average duration: ${avgDuration} minutes`,
    `${figureNames.satisfaction}: ${saySatisfaction(avgSatisfaction)}`,
    `Visitors who left a contact: ${conversionRate}%`,
    ...topTopics.map(({ topic, percentage }) => `Topic ${topic}: ${percentage}%`),
    ...insights,
  ];
}

function buildPrompt({ commonQuestions }: ChatSummary, figures: readonly string[]): string {
  return [
    '<figures>',
    ...figures.map(escapeForPrompt),
    '</figures>',
    '<questions>',
    ...commonQuestions.map(({ question }) => `<question>${escapeForPrompt(question)}</question>`),
    '</questions>',
  ].join('\n');
}

async function ask(
  { model, budget, timer, promptVersion }: SummaryPorts,
  tenant: string,
  prompt: string,
  signal: AbortSignal,
): Promise<string> {
  const { instructions } = findSummaryPrompt(promptVersion);
  const expected = countTokens(expectUse({ instructions, prompt }, answerTokens));
  if (!(await budget.reserve(tenant, timer.now(), expected))) return '';
  let text = '';
  for await (const event of model({
    purpose: 'summary',
    instructions,
    prompt,
    outputTokens: longestReplyTokens,
    signal,
  })) {
    if (event.kind === 'text') text += event.text;
    else await budget.settle(tenant, timer.now(), countTokens(event.tokens) - expected);
  }
  return text;
}

/** Lines of a kind whose numbers, addresses and days all occur in the figures. */
function readLines(text: string, kind: string, known: ReadonlySet<string>): string[] {
  const lines = text.split('\n').flatMap((line) => line.trim().split(`${kind}:`, 2)[1]?.trim() ?? []);
  return lines.filter(
    (line) =>
      line !== '' && line.length <= longestLine && [...readValues(line)].every((value) => known.has(value)),
  );
}
