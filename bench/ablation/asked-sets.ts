import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Turn } from '#functions/engine/search/resolve-follow-up.ts';
import { buildParagraphSite, loadParagraphs, paragraphUrl } from '../answers/paragraph-sites.ts';
import { readSiteKnowledge, siteUrl } from '../answers/site-knowledge.ts';
import { questionSets, readQuestionSet } from '../eval/read-questions.ts';
import { holdsAnswer } from '../eval/tape/read-prompt.ts';
import { type Score, type ScoredReply, scoreReply } from '../eval-scoring.ts';

/** A question, the knowledge to answer it from, and how its reply is scored. */
export type AskedOfSite = {
  set: string;
  id: string;
  text: string;
  history: Turn[];
  knowledge: Knowledge;
  score(reply: ScoredReply): Score;
  /** Whether a model's reading has the answer, for a question whose page is known. */
  isHeldBy?(reading: string): boolean;
};

/** Asks every so many of the questions on paragraphs, because they outnumber those on websites. */
const paragraphStep = 6;

/** Every question on the websites of this machine, and a sample of those on encyclopedia paragraphs. */
export async function loadAskedSets(): Promise<AskedOfSite[]> {
  const asked: AskedOfSite[] = [];
  const known = new Map<string, Knowledge>();
  for (const set of questionSets) {
    for (const question of readQuestionSet(set)) {
      const { site, id, history } = question;
      const knowledge = known.get(site) ?? (await readSiteKnowledge(site));
      known.set(site, knowledge);
      const score = (reply: ScoredReply) => scoreReply(question, reply, siteUrl(site));
      const isHeldBy = (reading: string) => holdsAnswer(question, reading, siteUrl(site));
      asked.push({
        ...{ set, id, text: question.question, history, knowledge, score },
        ...(question.answerable && { isHeldBy }),
      });
    }
  }
  return [...asked, ...loadParagraphQuestions().filter((_, at) => at % paragraphStep === 0)];
}

function loadParagraphQuestions(): AskedOfSite[] {
  const { passages, questions, unanswerable } = loadParagraphs();
  const sites = new Map(
    [...Map.groupBy(passages, ({ title }) => title)].map(([title, own]) => [
      title,
      buildParagraphSite(title, own),
    ]),
  );
  const ask = (title: string, text: string, index: number, score: AskedOfSite['score']): AskedOfSite[] => {
    const knowledge = sites.get(title);
    return knowledge
      ? [{ set: 'paragraphs', id: `${title}-${index}`, text, history: [], knowledge, score }]
      : [];
  };
  const answerable = questions.flatMap(({ title, question, answers, passage }, index) =>
    ask(title, question, index, (reply) => scoreParagraph(reply, answers, paragraphUrl(passage))),
  );
  const others = unanswerable.flatMap(({ title, question }, index) =>
    ask(title, question, questions.length + index, ({ outcome }) =>
      outcome === 'answered' ? 'wrong' : outcome === 'unsure' ? 'hedged' : 'declined',
    ),
  );
  return [...answerable, ...others];
}

function scoreParagraph({ response, outcome, sources }: ScoredReply, answers: string[], url: string): Score {
  const text = response.toLowerCase();
  const fits =
    answers.some((answer) => text.includes(answer.toLowerCase())) &&
    sources.some((source) => source.url?.startsWith(url));
  if (outcome === 'answered') return fits ? 'right' : 'wrong';
  return outcome === 'unsure' && fits ? 'half' : 'missed';
}
