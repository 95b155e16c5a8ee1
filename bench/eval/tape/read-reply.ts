import { type Question, type Score, type ScoredReply, scoreReply } from '../../eval-scoring.ts';
import { readPassages } from './read-prompt.ts';

/** A model's verdict on a question, which begins its reply. */
export type Verdict = 'answers' | 'part' | 'silent' | 'other' | 'none';

export function readVerdict(reply: string): Verdict {
  const [, word = ''] = /^VERDICT:\s*(\w+)/m.exec(reply) ?? [];
  const verdicts = ['answers', 'part', 'silent', 'other'] as const;
  return verdicts.find((each) => each === word.toLowerCase()) ?? 'none';
}

/** The score of a tape's reply if the product gave it unchanged. */
export function scoreUngated(question: Question, prompt: string, reply: string, baseUrl: string): Score {
  return scoreReply(question, sayUngated(question, prompt, reply), baseUrl);
}

function sayUngated(question: Question, prompt: string, reply: string): ScoredReply {
  const said = [...reply.matchAll(/^SAY:\s*(.*)$/gm)].map(([, text = '']) => text);
  const verdict = readVerdict(reply);
  const isAnswer = (verdict === 'answers' || verdict === 'part') && said.length > 0;
  const addresses = new Map(readPassages(prompt).map(({ number, address }) => [number, address]));
  const sources = [...reply.matchAll(/^FROM:\s*(\d+)/gm)].map(([, number]) => ({
    // The prompt does not name the page of a detail of the whole site.
    url: addresses.get(Number(number)) ?? question.page,
  }));
  return { response: said.join(' '), outcome: isAnswer ? 'answered' : 'declined', sources };
}
