import { parseArgs } from 'node:util';
import { type BandFeatures, bandFeatures, bandOf, bandWeights } from '#functions/engine/quoting/band.ts';
import { readQuestionSet } from '../eval/read-questions.ts';
import { type Asked, askQuoting } from './ask-quoting.ts';
import { fitLogistic, type Observation, probability } from './fit-logistic.ts';
import { readSiteKnowledge, siteUrl } from './site-knowledge.ts';

const { values } = parseArgs({
  options: {
    /** Sets to ask, such as `dev,own`. */
    questions: { type: 'string', default: 'dev,own,trades' },
    pages: { type: 'string', default: '60' },
    /** Fits the weights of the bands on these sets, leaving one website out at a time. */
    fit: { type: 'boolean', default: false },
  },
});

const asked: Asked[] = [];
for (const set of values.questions.split(',')) {
  const ofSet = await askSet(set);
  asked.push(...ofSet);
  printSet(set, ofSet);
}
if (asked.length === 0) console.log('skipped: the websites are not beside the project (../shared/sites)');
else if (values.fit) fitBands();

async function askSet(set: string): Promise<Asked[]> {
  const questions = readQuestionSet(set);
  const results: Asked[] = [];
  for (const site of new Set(questions.map((question) => question.site))) {
    const knowledge = await readSiteKnowledge(site, Number(values.pages));
    for (const question of questions)
      if (question.site === site) results.push(askQuoting(question, knowledge, siteUrl(site)));
  }
  return results;
}

function printSet(set: string, all: readonly Asked[]): void {
  const answerable = all.filter(({ question }) => question.answerable);
  const others = all.filter(({ question }) => !question.answerable);
  const share = (part: readonly Asked[], whole: readonly Asked[], test: (one: Asked) => boolean) =>
    whole.length === 0 ? '–' : `${((100 * part.filter(test).length) / whole.length).toFixed(1)} %`;
  const isWrong = ({ outcome, isSeen }: Asked) => outcome === 'answered' && !isSeen;
  console.log(
    [
      set.padEnd(10),
      `seen at once ${share(answerable, answerable, ({ isSeen }) => isSeen)}`,
      `with one tap ${share(answerable, answerable, ({ isOneTapAway }) => isOneTapAway)}`,
      `claimed ${share(answerable, answerable, ({ outcome }) => outcome === 'answered')}`,
      `told “not found” ${share(answerable, answerable, ({ outcome }) => outcome === 'declined')}`,
      `wrong claims of all ${share(all, all, isWrong)}`,
      `unanswerable not claimed ${share(others, others, ({ outcome }) => outcome !== 'answered')}`,
      `quoted ${share(others, others, ({ isQuoted }) => isQuoted)}`,
      `declined ${share(others, others, ({ outcome }) => outcome === 'declined' || outcome === 'smalltalk')}`,
    ].join(' | '),
  );
}

/** Prints fitted weights, and what each website gets from weights fitted without it. */
function fitBands(): void {
  const observed = asked.flatMap(({ isFirstRight, features, question }) =>
    isFirstRight === undefined ? [] : [{ site: question.site, ...toObservation(features, isFirstRight) }],
  );
  const leftOut = [...new Set(observed.map(({ site }) => site))].flatMap((site) => {
    const model = fitLogistic(
      observed.filter((one) => one.site !== site),
      1,
    );
    return observed
      .filter((one) => one.site === site)
      .map(({ features, isRight }) => ({ isRight, band: bandOf(probability(model, features)) }));
  });
  for (const band of ['certain', 'perhaps', 'unlikely'] as const) {
    const ofBand = leftOut.filter((one) => one.band === band);
    console.log(
      `${band}: ${ofBand.length}, first quote right ${ofBand.filter(({ isRight }) => isRight).length}`,
    );
  }
  const { weights, bias } = fitLogistic(observed, 1);
  const fitted = Object.fromEntries(bandFeatures.map((name, at) => [name, weights[at]?.toFixed(2)]));
  console.log('fitted', { ...fitted, bias: bias.toFixed(2) }, 'in use', bandWeights);
}

function toObservation(features: BandFeatures, isRight: boolean): Observation {
  return { features: bandFeatures.map((name) => features[name]), isRight, weight: 1 };
}
