import { escapeForPrompt } from '#functions/engine/reading/escape-for-prompt.ts';
import { readValues } from '#functions/engine/reading/gate/claim-values.ts';
import type { ChatSummary } from '#shared/contract/assistant/chat-history.ts';
import { figureNames, saySatisfaction } from '#shared/domain/figures/glossary.ts';
import { askOnce } from '../model/ask-once.ts';
import type { PhraseSummary, SummaryPorts } from './ports.ts';
import { findSummaryPrompt } from './summary-prompts.ts';

/** Limited because somebody is waiting for the panel. */
const totalMs = 8000;
const longestLine = 240;
const mostFindings = 4;
const mostAdvice = 3;
/** For a dozen lines. */
const replyTokens = { expected: 300, most: 400 };

/** Lets a model explain a period's figures. */
export function createPhraseSummary(ports: SummaryPorts): PhraseSummary {
  return async (summary, tenant) => {
    if (summary.totalChats === 0) return summary;
    const figures = listFigures(summary);
    const text = await askOnce(ports, {
      ...{ purpose: 'summary', tenant, prompt: buildPrompt(summary, figures) },
      instructions: findSummaryPrompt(ports.promptVersion).instructions,
      ...{ tokens: replyTokens, totalMs },
    });
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

/** Lines of a kind whose numbers, addresses and days all occur in the figures. */
function readLines(text: string, kind: string, known: ReadonlySet<string>): string[] {
  const lines = text.split('\n').flatMap((line) => line.trim().split(`${kind}:`, 2)[1]?.trim() ?? []);
  return lines.filter(
    (line) =>
      line !== '' && line.length <= longestLine && [...readValues(line)].every((value) => known.has(value)),
  );
}
