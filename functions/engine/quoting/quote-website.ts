import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { frameLanguageOf } from '#functions/engine/language/detect/frame-language.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { showsNearest } from '#shared/domain/chat/shows-nearest.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import type { Answer } from '../reply/answer.ts';
import { sayNoSureAnswer } from '../reply/decline.ts';
import { readQuestion, type SearchTerm } from '../search/read-question.ts';
import { continuesQuestion, pointsBack } from '../search/resolve-follow-up.ts';
import { splitQuestions } from '../search/split-questions.ts';
import { answerEach } from './answer-each.ts';
import { type Before, findEvidence, type Site } from './find-evidence.ts';
import { judgeEvidence } from './judge-evidence.ts';
import { sayVerdict } from './say-verdict.ts';

type Asked = {
  context?: string | undefined;
  frame?: VisitorLanguage | undefined;
  today?: string | undefined;
};

/**
 * Answers without a model: a typed fact, else where the website speaks of it. It claims a quote as the answer only when that
 * is certain. `context` is the question that a follow-up depends on, `today` the date where the organization is (ISO 8601).
 */
export function quoteWebsite(
  text: string,
  knowledge: Knowledge,
  { context, frame = frameLanguageOf(text, knowledge.languages), today }: Asked = {},
): Answer {
  const site = { knowledge, frame, today };
  const ask = (question: string, before: string | undefined) => quoteOne(question, site, before);
  const askPart = (question: string, before: string | undefined) => {
    const answer = ask(question, before);
    // The nearest lines answer none of several questions.
    return showsNearest(answer)
      ? { ...answer, text: sayNoSureAnswer(frame, knowledge), citations: [] }
      : answer;
  };
  return answerEach(splitQuestions(text), askPart, context) ?? ask(text, context);
}

/** Whether "it" is a thing that the question before named: the organization's own facts don't say who leads a club. */
function isOfAnother(text: string, context: string | undefined, knowledge: Knowledge): boolean {
  return context !== undefined && pointsBack(text) && namesSubject(context, knowledge);
}

/** What a question with a subject of its own proves alone wins: "there" and "this" don't always refer back. */
function quoteOne(text: string, site: Site, context: string | undefined): Answer {
  const ofAnother = isOfAnother(text, context, site.knowledge);
  if (context === undefined || !namesSubject(text, site.knowledge))
    return quoteIn(text, site, { context, ofAnother });
  const alone = quoteIn(text, site, { context: undefined, ofAnother });
  return alone.outcome === 'answered' ? alone : quoteIn(text, site, { context, ofAnother });
}

/** Whether a question asks for more than a kind of value, and doesn't go on from another: not "and how much is it?". */
function namesSubject(text: string, knowledge: Knowledge): boolean {
  const { terms, language } = readQuestion(text, knowledge);
  const isSubject = ({ word, satisfiedBy }: SearchTerm) =>
    satisfiedBy === undefined && subjectWeight(word, language) === 1;
  return !continuesQuestion(text) && terms.some(isSubject);
}

function quoteIn(text: string, site: Site, before: Before): Answer {
  const evidence = findEvidence(text, site, before);
  return sayVerdict(judgeEvidence(evidence), evidence);
}
