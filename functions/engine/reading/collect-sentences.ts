import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { namesOf } from '#functions/engine/knowledge/name-knowledge.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { addressesModel } from './addresses-model.ts';
import type { CheckClaim } from './check/claim-check.ts';
import { findEvidence } from './find-evidence.ts';
import {
  type CheckCounts,
  countChecks,
  type KeptSentence,
  listKept,
  openSentence,
  type Sentence,
} from './follow-sentence.ts';
import { checkSentence } from './gate/check-sentence.ts';
import type { Refusal } from './gate/refusal.ts';
import { isActive, plainSentence } from './plain-sentence.ts';
import type { ReadingPrompt } from './prompts.ts';
import { quoteInstead } from './quote-instead.ts';
import type { ReplyLine } from './reply-lines.ts';
import type { ShownPassage } from './shown/shown-passage.ts';

/** Why a sentence isn't shown: its format, its source, the gate, or a checker that read its evidence. */
export type DropReason = Refusal | 'no-source' | 'not-found' | 'markup' | 'to-the-model' | 'unconfirmed';

/** `hasForm`: it named its source. */
export type Dropped = { text: string; reason: DropReason; hasForm: boolean };

/** The sentences of a reply, each kept or dropped as soon as possible. */
export type Sentences = {
  take(line: Extract<ReplyLine, { kind: 'say' | 'from' }>): void;
  /** Completes the last sentence. */
  close(): void;
  /** Resolves when every check of a sentence has ended. */
  checked(): Promise<void>;
  /** Shows the page's words for every sentence whose check hasn't ended. */
  settle(): void;
  /** In order, up to the first sentence that is still checked. */
  kept(): readonly KeptSentence[];
  dropped: readonly Dropped[];
  /** The form of the first sentence, which gives the answer. */
  first(): KeptSentence['form'] | undefined;
  citations(): Citation[];
  checks(): CheckCounts;
};

const replySentenceLimit = 6;
/** With its first source and with its second: a sentence that names many must not ask many times. */
const mostChecks = 2;

/** Reasons that leave nothing of the page to quote instead. */
const unquotable: ReadonlySet<DropReason> = new Set(['no-source', 'not-found', 'markup', 'to-the-model']);

type Basis = {
  knowledge: Knowledge;
  passages: ReadonlyMap<number, ShownPassage>;
  prompt: ReadingPrompt;
  questionLanguage: Language;
  check: CheckClaim;
  /** Whether a sentence contains the requested kind of value. */
  isWanted(text: string): boolean;
  /** Called when a check has ended. */
  onChecked(): void;
};

export function collectSentences(basis: Basis): Sentences {
  const { isWanted } = basis;
  const heard: Sentence[] = [];
  const dropped: Dropped[] = [];
  const gate = openGate(basis, dropped);
  let current: Sentence | undefined;
  let count = 0;
  const close = () => {
    if (current) gate.complete(current);
    current = undefined;
  };
  return {
    take(line) {
      if (line.kind === 'from') {
        if (current) gate.addSource(current, line);
        return;
      }
      close();
      count++;
      const text = plainSentence(line.text);
      const live = heard.filter(({ end }) => end !== 'dropped');
      // Sentences over the limit count only until the answer is among them.
      const isHeard =
        live.length < replySentenceLimit || (isWanted(text) && !live.some((other) => isWanted(other.text)));
      if (!isHeard) return;
      current = openSentence(text, count === 1);
      heard.push(current);
    },
    close,
    async checked() {
      while (heard.some(({ pending }) => pending.size > 0))
        await Promise.all(heard.flatMap(({ pending }) => [...pending]));
    },
    settle() {
      heard.forEach(gate.settle);
    },
    kept: () => listKept(heard),
    dropped,
    first() {
      const end = heard[0]?.isFirst ? heard[0].end : undefined;
      return typeof end === 'object' ? end.form : undefined;
    },
    citations: () => listCitations(listKept(heard)),
    checks: () => countChecks(heard),
  };
}

/** Decides what becomes of each sentence: by rules first, then by a checker, else the page speaks. */
function openGate(
  { knowledge, passages, prompt, questionLanguage, check, onChecked }: Basis,
  dropped: Dropped[],
) {
  const organisationName = namesOf(knowledge);
  const judge = ({ text, sourceCount, evidence }: Sentence): DropReason | undefined => {
    if (addressesModel(text, prompt)) return 'to-the-model';
    if (isActive(text) || !/[\p{L}\d]/u.test(text)) return 'markup';
    if (evidence.length === 0) return sourceCount === 0 ? 'no-source' : 'not-found';
    return checkSentence(text, { evidence, organisationName, questionLanguage });
  };
  const quote = ({ text: said, evidence, isFirst }: Sentence, isUnchecked: boolean): Sentence['end'] => {
    const page = quoteInstead(said, questionLanguage, evidence, organisationName, isUnchecked);
    if (!page || addressesModel(page.text, prompt) || isActive(page.text)) return 'dropped';
    const { text, isAbout, isForeign } = page;
    const form = isAbout ? 'quoted' : isForeign ? 'foreign' : 'loose';
    // A quote that may be off topic can replace the first sentence, with a caveat; later it adds nothing.
    return isAbout || isFirst ? { text, evidence, form } : 'dropped';
  };
  const drop = (sentence: Sentence, reason: DropReason) => {
    dropped.push({ text: sentence.text, reason, hasForm: sentence.sourceCount > 0 });
    sentence.end = unquotable.has(reason) ? 'dropped' : quote(sentence, false);
  };
  /** After the last check: refused, or nobody could be asked. */
  const endUnconfirmed = (sentence: Sentence) => {
    if (sentence.verdicts.includes(false)) drop(sentence, 'unconfirmed');
    else sentence.end = quote(sentence, true);
  };
  const startCheck = (sentence: Sentence) => {
    const { text, evidence } = sentence;
    const claim = { sentence: text, language: questionLanguage, evidence: [...evidence] };
    const ended = check(claim).then((verdict) => {
      sentence.pending.delete(ended);
      sentence.verdicts.push(verdict);
      if (sentence.end) return;
      if (verdict) sentence.end = { text, evidence, form: 'said' };
      else if (sentence.isComplete && sentence.pending.size === 0) endUnconfirmed(sentence);
      onChecked();
    });
    sentence.pending.add(ended);
  };
  return {
    addSource(sentence: Sentence, line: Extract<ReplyLine, { kind: 'from' }>) {
      sentence.sourceCount++;
      // Changes the list itself, so that sources named later are cited too.
      const found = findEvidence(line, passages, knowledge).filter(
        ({ words, passage }) =>
          !sentence.evidence.some((one) => one.words === words && one.passage === passage),
      );
      sentence.evidence.push(...found);
      const checks = sentence.pending.size + sentence.verdicts.length;
      const isNew = found.length > 0 && checks < mostChecks;
      if (!sentence.end && isNew && judge(sentence) === undefined) startCheck(sentence);
    },
    complete(sentence: Sentence) {
      sentence.isComplete = true;
      if (sentence.end) return;
      const reason = judge(sentence);
      if (reason) drop(sentence, reason);
      else if (sentence.pending.size === 0) endUnconfirmed(sentence);
    },
    settle(sentence: Sentence) {
      if (sentence.end) return;
      if (sentence.isComplete || sentence.pending.size > 0) endUnconfirmed(sentence);
      else sentence.end = 'dropped';
    },
  };
}

function listCitations(kept: readonly KeptSentence[]): Citation[] {
  const byPlace = new Map(
    kept.flatMap(({ evidence }) =>
      evidence.map(({ citation }) => [`${citation.url}\n${citation.quote}`, citation] as const),
    ),
  );
  return [...byPlace.values()];
}
