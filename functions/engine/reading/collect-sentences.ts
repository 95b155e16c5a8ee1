import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { addressesModel } from './addresses-model.ts';
import { type FoundEvidence, findEvidence } from './find-evidence.ts';
import { checkSentence } from './gate/check-sentence.ts';
import type { Refusal } from './gate/refusal.ts';
import { isActive, plainSentence } from './plain-sentence.ts';
import type { ReadingPrompt } from './prompts.ts';
import { quoteInstead } from './quote-instead.ts';
import type { ReplyLine } from './reply-lines.ts';
import type { ShownPassage } from './shown-passage.ts';

/** Why a sentence isn't shown: its format, its source or the gate. */
export type DropReason = Refusal | 'no-source' | 'not-found' | 'markup' | 'to-the-model';

/**
 * A sentence that may be shown: the model's own, or the page's words instead (`quoted`). It may be unclear whether
 * these answer the question (`loose`, or `foreign` if in another language).
 */
export type KeptSentence = {
  text: string;
  evidence: FoundEvidence[];
  form: 'said' | 'quoted' | 'loose' | 'foreign';
};
/** `hasForm`: it named its source. */
export type Dropped = { text: string; reason: DropReason; hasForm: boolean };

/** The sentences of a reply, each kept or dropped as soon as possible. */
export type Sentences = {
  take(line: Extract<ReplyLine, { kind: 'say' | 'from' }>): void;
  /** Completes the last sentence. */
  close(): void;
  kept: readonly KeptSentence[];
  dropped: readonly Dropped[];
  /** The form of the first sentence, which gives the answer. */
  first(): KeptSentence['form'] | undefined;
  citations(): Citation[];
};

const replySentenceLimit = 6;

type Current = { text: string; sourceCount: number; evidence: FoundEvidence[]; isKept: boolean };

/** Reasons that leave nothing of the page to quote instead. */
const unquotable: ReadonlySet<DropReason> = new Set(['no-source', 'not-found', 'markup', 'to-the-model']);

export function collectSentences(basis: {
  knowledge: Knowledge;
  passages: ReadonlyMap<number, ShownPassage>;
  prompt: ReadingPrompt;
  question: string;
  questionLanguage: Language;
  siteLanguage: Language;
  /** Whether a sentence contains the requested kind of value. */
  isWanted(text: string): boolean;
}): Sentences {
  const { knowledge, passages, prompt, question, questionLanguage, siteLanguage, isWanted } = basis;
  const { organisationName } = knowledge;
  const kept: KeptSentence[] = [];
  const dropped: Dropped[] = [];
  let current: Current | undefined;
  let count = 0;
  let first: KeptSentence['form'] | undefined;
  const judge = ({ text, sourceCount, evidence }: Current): DropReason | undefined => {
    if (addressesModel(text, prompt)) return 'to-the-model';
    if (isActive(text) || !/[\p{L}\d]/u.test(text)) return 'markup';
    if (evidence.length === 0) return sourceCount === 0 ? 'no-source' : 'not-found';
    return checkSentence(text, { evidence, organisationName, question, questionLanguage, siteLanguage });
  };
  const keep = (sentence: KeptSentence) => {
    if (count === 1) first = sentence.form;
    // Changes the object itself, so that sources named later are cited too.
    if (!kept.some((other) => other.text === sentence.text)) kept.push(sentence);
  };
  const quote = ({ text: said, evidence }: Current) => {
    const page = quoteInstead(said, questionLanguage, evidence, organisationName);
    if (!page || addressesModel(page.text, prompt) || isActive(page.text)) return;
    const { text, isAbout, isForeign } = page;
    const form = isAbout ? 'quoted' : isForeign ? 'foreign' : 'loose';
    // A quote that may be off topic can replace the first sentence, with a caveat; later it adds nothing.
    if (isAbout || count === 1) keep({ text, evidence, form });
  };
  const close = () => {
    if (current && !current.isKept) {
      const { text, sourceCount } = current;
      const reason = judge(current);
      if (reason) {
        dropped.push({ text, reason, hasForm: sourceCount > 0 });
        if (!unquotable.has(reason)) quote(current);
      } else keep({ text, evidence: current.evidence, form: 'said' });
    }
    current = undefined;
  };
  return {
    take(line) {
      if (line.kind === 'say') {
        close();
        count++;
        const text = plainSentence(line.text);
        // Sentences over the limit count only until the answer is among them.
        const isHeard =
          kept.length < replySentenceLimit || (isWanted(text) && !kept.some((other) => isWanted(other.text)));
        if (isHeard) current = { text, sourceCount: 0, evidence: [], isKept: false };
        return;
      }
      if (!current) return;
      current.sourceCount++;
      current.evidence.push(...findEvidence(line, passages, knowledge));
      if (current.isKept || judge(current) !== undefined) return;
      current.isKept = true;
      keep({ text: current.text, evidence: current.evidence, form: 'said' });
    },
    close,
    kept,
    dropped,
    first: () => first,
    citations() {
      const byPlace = new Map(
        kept.flatMap(({ evidence }) =>
          evidence.map(({ citation }) => [`${citation.url}\n${citation.quote}`, citation] as const),
        ),
      );
      return [...byPlace.values()];
    },
  };
}
