import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { introduceForeignQuote } from '#functions/engine/reply/introduce-foreign-quote.ts';
import { phrasesOf } from '#functions/engine/reply/phrases.ts';
import type { ReadQuestion } from '#functions/engine/search/read-question.ts';
import type { AnswerAuthor } from '#shared/domain/chat/answer-author.ts';
import type { KeptSentence } from './follow-sentence.ts';

/** Sends the text of an answer to the visitor piece by piece. */
export type Pieces = {
  /** Adds the newly kept sentences. Quotes alone wait for the end, because pages show them with their places. */
  release(isUnsure: boolean, kept: readonly KeptSentence[]): void;
  /** Adds the rest, and a note on dates that are over. */
  end(
    isUnsure: boolean,
    kept: readonly KeptSentence[],
    past: string | undefined,
  ): Pick<Answer, 'text' | 'lead' | 'writtenBy'>;
};

export function createPieces(
  question: Pick<ReadQuestion, 'frame'>,
  knowledge: Pick<Knowledge, 'sources'>,
  onSentence: ((text: string) => void) | undefined,
): Pieces {
  const pieces: string[] = [];
  const authors = new Set<AnswerAuthor>();
  const shown = new Set<KeptSentence>();
  let last: KeptSentence | undefined;
  const words = phrasesOf(question.frame, knowledge);
  const add = (piece: string, author: AnswerAuthor) => {
    pieces.push(piece);
    authors.add(author);
    onSentence?.(piece);
  };
  /** The words before a quote: whose it is, and its language if that isn't the visitor's. */
  const introduce = ({ evidence }: KeptSentence) =>
    introduceForeignQuote(words, question.frame, evidence[0]?.citation.language) ?? words.websiteSays;
  const release = (isUnsure: boolean, kept: readonly KeptSentence[]) => {
    for (const sentence of kept) {
      if (shown.has(sentence)) continue;
      shown.add(sentence);
      const isSaid = sentence.form === 'said';
      if (isUnsure && pieces.length === 0) add(words.unsure, 'engine');
      else if (!isSaid && (last === undefined || last.form === 'said')) add(introduce(sentence), 'engine');
      add(sentence.text, isSaid ? 'model' : 'engine');
      last = sentence;
    }
  };
  return {
    release(isUnsure, kept) {
      if (kept.some(({ form }) => form === 'said')) release(isUnsure, kept);
    },
    end(isUnsure, kept, past) {
      const [first] = kept;
      if (pieces.length === 0 && first && kept.every(({ form }) => form !== 'said')) {
        const lead = [past, isUnsure ? words.unsure : introduce(first)].filter(Boolean).join(' ');
        const text = [lead, ...kept.map((one) => `${one.text}${describePlace(one)}`)].join('\n\n');
        return { text, lead, writtenBy: ['engine'] };
      }
      release(isUnsure, kept);
      if (past !== undefined) add(past, 'engine');
      return { text: pieces.join(' '), writtenBy: [...authors] };
    },
  };
}

function describePlace({ evidence }: KeptSentence): string {
  const title = evidence[0]?.citation.title ?? '';
  return title === '' ? '' : ` (${title})`;
}
