import { performance } from 'node:perf_hooks';
import { type Language, languageOfTag } from '#functions/engine/language/languages.ts';
import { checkSentence } from '#functions/engine/reading/gate/check-sentence.ts';
import type { Refusal } from '#functions/engine/reading/gate/refusal.ts';
import { distort, distortions } from './distort.ts';
import { readAdditions, readSamples, type Sample } from './read-samples.ts';
import { wilsonBounds } from './wilson-bounds.ts';

const additionsPerSentence = 5;
const isVerbose = process.argv.includes('--verbose');
const parts = process.argv.includes('--dev') ? (['dev'] as const) : (['dev', 'holdout'] as const);

function languageOf(tag: string): Language {
  return languageOfTag(tag) ?? 'und';
}

function check(sentence: string, sample: Sample): Refusal | undefined {
  const siteLanguage = languageOf(sample.siteLanguage);
  return checkSentence(sentence, {
    evidence: sample.evidence.map((one) => ({
      ...one,
      language: siteLanguage,
      citation: { title: '', url: null, quote: one.words, readAt: '' },
    })),
    organisationName: sample.organisationName,
    question: sample.question,
    questionLanguage: languageOf(sample.language),
    siteLanguage,
  });
}

function report(name: string, count: number, total: number): void {
  const { low, high } = wilsonBounds(count, total);
  const share = (value: number) => `${(100 * value).toFixed(1)} %`;
  console.log(
    `${name}\t${count} of ${total}\t${share(count / Math.max(1, total))}\t(${share(low)} to ${share(high)})`,
  );
}

function reportByLanguage<Item>(some: Item[], all: Item[], isForeign: (item: Item) => boolean): void {
  const isSame = (item: Item) => !isForeign(item);
  report('  in the language of the page', some.filter(isSame).length, all.filter(isSame).length);
  report('  in another language', some.filter(isForeign).length, all.filter(isForeign).length);
}

function measureRight(samples: Sample[]): void {
  const dropped = samples.filter((sample) => {
    const refusal = check(sample.sentence, sample);
    if (refusal && isVerbose)
      console.log(
        `  DROPPED ${refusal}: ${sample.sentence}\n    ${sample.evidence.map((e) => e.surroundings).join(' | ')}`,
      );
    return refusal !== undefined;
  });
  const isForeign = (sample: Sample) => sample.language !== sample.siteLanguage;
  report('right sentences dropped', dropped.length, samples.length);
  reportByLanguage(dropped, samples, isForeign);
}

function measureFalse(samples: readonly Sample[]): void {
  for (const kind of distortions) {
    const falsehoods = samples.flatMap((sample, index) => {
      const all = readAdditions(sample.language);
      const additions = Array.from(
        { length: Math.min(additionsPerSentence, all.length) },
        (_, step) => all[(index * 7 + step * 11) % all.length] ?? '',
      );
      return distort(
        kind,
        sample,
        samples.filter(({ site }) => site === sample.site),
        additions,
      );
    });
    const passed = falsehoods.filter(({ sentence, sample }) => check(sentence, sample) === undefined);
    if (isVerbose)
      for (const { sentence, sample } of passed.slice(0, 60))
        console.log(
          `  PASSED ${kind}: ${sentence}\n    ${sample.evidence.map((e) => e.surroundings).join(' | ')}`,
        );
    const isForeign = ({ sample }: { sample: Sample }) => sample.language !== sample.siteLanguage;
    report(`${kind}, let through`, passed.length, falsehoods.length);
    reportByLanguage(passed, falsehoods, isForeign);
  }
}

for (const part of parts) {
  const samples = readSamples(part);
  console.log(`${part}: ${samples.length} sentences`);
  measureRight(samples);
  measureFalse(samples);
  const startedAt = performance.now();
  for (const sample of samples) check(sample.sentence, sample);
  console.log(`${((performance.now() - startedAt) / samples.length).toFixed(2)} ms a sentence\n`);
}
