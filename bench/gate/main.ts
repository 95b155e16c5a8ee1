import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';
import type { Evidence } from '#functions/engine/reading/evidence.ts';
import { checkSentence } from '#functions/engine/reading/gate/check-sentence.ts';
import { quoteInstead } from '#functions/engine/reading/quote-instead.ts';
import { openCheckTape } from './check-tape.ts';
import {
  falsehoodKinds,
  type Part,
  parts,
  readFalsehoods,
  readSamples,
  type Sample,
} from './read-samples.ts';
import { wilsonBounds } from './wilson-bounds.ts';

const { values } = parseArgs({
  options: {
    /** Sets to measure. */
    parts: { type: 'string', default: 'dev,holdout' },
    /** A checker's replies: `careful` or `hurried`, or a path. */
    tape: { type: 'string', default: 'careful' },
    /** Writes the prompts without a reply to this file. */
    record: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});

const tape = openCheckTape(
  values.tape.includes('/') ? values.tape : `${import.meta.dirname}/tapes/${values.tape}.jsonl`,
  values.record,
);

/** What becomes of a sentence: refused by code, or what a checker says of it. */
type Fate = 'refused' | 'confirmed' | 'denied' | 'unchecked';

const languageOf = (tag: string): Language => languageOfTag(tag) ?? 'und';

function evidenceOf({ evidence, siteLanguage }: Sample): Evidence[] {
  return evidence.map(({ passage, ...one }) => ({
    ...one,
    passage: passage ?? one.surroundings,
    language: languageOf(siteLanguage),
    citation: { title: '', url: null, quote: one.words, readAt: '' },
  }));
}

function fateOf(sample: Sample): Fate {
  const evidence = evidenceOf(sample);
  const language = languageOf(sample.language);
  const { organisationName, sentence } = sample;
  const refusal = checkSentence(sentence, { evidence, organisationName, questionLanguage: language });
  // Asked of refused ones too, so that the tape stays whole when the code changes.
  const verdict = tape.check({ sentence, language, evidence });
  const fate = refusal ? 'refused' : checkedFate(verdict);
  if (values.verbose) console.log(`  ${fate}${refusal ? ` (${refusal})` : ''}\t${sample.id}\t${sentence}`);
  return fate;
}

function checkedFate(verdict: boolean | undefined): Fate {
  if (verdict === undefined) return 'unchecked';
  return verdict ? 'confirmed' : 'denied';
}

/** Whether the visitor gets the page's words for a sentence that isn't shown. */
function isQuoted(sample: Sample, fate: Fate): boolean {
  const { sentence, organisationName, language } = sample;
  const isUnchecked = fate === 'unchecked';
  return Boolean(
    quoteInstead(sentence, languageOf(language), evidenceOf(sample), organisationName, isUnchecked),
  );
}

function report(name: string, count: number, total: number): void {
  const { low, high } = wilsonBounds(count, total);
  const share = (value: number) => `${(100 * value).toFixed(1)} %`;
  console.log(
    `${name}\t${count} of ${total}\t${share(count / Math.max(1, total))}\t(${share(low)} to ${share(high)})`,
  );
}

function measureRight(samples: readonly Sample[]): void {
  const fates = samples.map((sample) => ({ sample, fate: fateOf(sample) }));
  const said = fates.filter(({ fate }) => fate === 'confirmed');
  const told = fates.filter(({ sample, fate }) => fate === 'confirmed' || isQuoted(sample, fate));
  const accepted = fates.filter(({ fate }) => fate !== 'refused');
  const toldStrictly = fates.filter(({ sample, fate }) =>
    isQuoted(sample, fate === 'refused' ? fate : 'unchecked'),
  );
  report('right sentences that code accepts', accepted.length, samples.length);
  report('right sentences told in the model’s words', said.length, samples.length);
  report('right sentences told at all', told.length, samples.length);
  report('right sentences told at all without a checker', toldStrictly.length, samples.length);
}

function measureFalse(part: Part): void {
  const fates = readFalsehoods(part).map((sample) => ({ sample, fate: fateOf(sample) }));
  for (const kind of [...falsehoodKinds, undefined]) {
    const ofKind = fates.filter(({ sample }) => kind === undefined || sample.kind === kind);
    const accepted = ofKind.filter(({ fate }) => fate !== 'refused');
    const shown = ofKind.filter(({ fate }) => fate === 'confirmed');
    report(`${kind ?? 'falsehoods'}, accepted by code`, accepted.length, ofKind.length);
    report(`${kind ?? 'falsehoods'}, shown`, shown.length, ofKind.length);
  }
}

for (const part of parts.filter((one) => values.parts.split(',').includes(one))) {
  const samples = readSamples(part);
  console.log(
    `\n${part}: ${samples.length} sentences on ${new Set(samples.map(({ site }) => site)).size} websites`,
  );
  measureRight(samples);
  const startedAt = performance.now();
  measureFalse(part);
  const milliseconds = (performance.now() - startedAt) / readFalsehoods(part).length;
  console.log(`${milliseconds.toFixed(2)} ms a sentence`);
}
if (tape.lacking() > 0) console.log(`\n${tape.lacking()} prompts have no reply on the tape`);
