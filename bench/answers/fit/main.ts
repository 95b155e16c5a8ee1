import path from 'node:path';
import { parseArgs } from 'node:util';
import { answeredFrom, gateFeatureNames, unsureFrom } from '#functions/engine/answer/judge/gate-weights.ts';
import { readQuestionSet } from '../../eval/read-questions.ts';
import { loadQuestions } from '../../eval-scoring.ts';
import {
  collectBesideThePoint,
  collectFromParagraphs,
  collectFromSites,
  type Example,
} from './collect-examples.ts';
import { areaUnderCurve, fitLogistic, type Model, type Observation, probability } from './logistic.ts';

const { values } = parseArgs({
  options: {
    /** Sites whose own questions are held out. */
    'hold-out': { type: 'string', multiple: true, default: [] },
    penalty: { type: 'string', default: '1' },
    /** Questions of `trades` share fewer words with their pages than most visitors' questions. */
    'trades-weight': { type: 'string', default: '0.25' },
    'paragraph-weight': { type: 'string', default: '0.1' },
    'beside-weight': { type: 'string', default: '0.1' },
    'paragraph-stride': { type: 'string', default: '3' },
  },
});
const penalty = Number(values.penalty);
const paragraphWeight = Number(values['paragraph-weight']);
const besideWeight = Number(values['beside-weight']);
const tradesWeight = Number(values['trades-weight']);
const sitesOfTrades = new Set(readQuestionSet('trades').map(({ site }) => site));

/** A trial's page limit and whole sites: an answer on a page that was not read counts as unanswerable. */
const pageLimits = [25, 60];
const practiceQuestions = path.join(import.meta.dirname, '../sample-school/questions.jsonl');

if (readQuestionSet('dev').length === 0) console.log('skipped: ../shared/eval is absent');
else await main();

/** Fits the gate, and reports by leave-one-site-out how it does on an unseen site. */
async function main(): Promise<void> {
  const own = readQuestionSet('own').filter(({ site }) => !values['hold-out'].includes(site));
  const trades = readQuestionSet('trades').filter(({ site }) => !values['hold-out'].includes(site));
  const questions = [...readQuestionSet('dev'), ...loadQuestions(practiceQuestions), ...own, ...trades];
  const examples: Example[] = [];
  for (const pages of pageLimits) examples.push(...(await collectFromSites(questions, pages)));
  const paragraphs = collectFromParagraphs(Number(values['paragraph-stride'])).map((example) => ({
    ...example,
    weight: paragraphWeight,
  }));
  const sites = [...new Set(examples.map(({ site }) => site))];
  const beside = (await collectBesideThePoint(sites, Math.min(...pageLimits))).map((example) => ({
    ...example,
    weight: besideWeight,
  }));
  const besideUnseen: Rated[] = [];
  const unseen = sites.flatMap((left) => {
    const isSeen = ({ site }: Example) => site !== left;
    const model = fitGate(examples.filter(isSeen), [...paragraphs, ...beside.filter(isSeen)]);
    besideUnseen.push(
      ...rate(
        model,
        beside.filter((example) => !isSeen(example)),
      ),
    );
    return rate(
      model,
      examples.filter(({ site }) => site === left),
    );
  });
  for (const site of sites) {
    printFigures(
      site,
      unseen.filter((rated) => rated.site === site),
      answeredFrom,
      unsureFrom,
    );
  }
  console.log(
    `\nleave one site out: AUC ${areaUnderCurve(unseen).toFixed(3)} over ${unseen.length} questions`,
  );
  printThresholds(unseen);
  printFigures('beside the point', besideUnseen, answeredFrom, unsureFrom);
  const model = fitGate(examples, [...paragraphs, ...beside]);
  console.log(`on what it was fitted on: AUC ${areaUnderCurve(rate(model, examples)).toFixed(3)}\n`);
  console.log(`export const gateBias = ${model.bias.toFixed(3)};`);
  console.log('export const gateWeights: GateFeatures = {');
  gateFeatureNames.forEach((name, index) => {
    console.log(`  ${name}: ${model.weights[index]?.toFixed(3)},`);
  });
  console.log('};');
}

function fitGate(examples: readonly Example[], others: readonly (Example & { weight: number })[]): Model {
  const weighted: Observation[] = [
    ...examples.map((example) => ({ ...example, weight: weightOf(example) / pageLimits.length })),
    ...others,
  ];
  return fitLogistic(weighted, penalty);
}

function weightOf({ site }: Example): number {
  return sitesOfTrades.has(site) ? tradesWeight : 1;
}

type Rated = Example & { probability: number };

function rate(model: Model, examples: readonly Example[]): Rated[] {
  return examples.map((example) => ({
    ...example,
    probability: example.settle(probability(model, example.features)),
  }));
}

function printThresholds(rated: readonly Rated[]): void {
  for (let answered = 0.45; answered < 0.85; answered += 0.05)
    printFigures(`answered from ${answered.toFixed(2)}`, rated, answered, unsureFrom);
  for (let unsure = 0.15; unsure < 0.5; unsure += 0.05)
    printFigures(`unsure from ${unsure.toFixed(2)}`, rated, answeredFrom, unsure);
}

function printFigures(name: string, rated: readonly Rated[], answered: number, unsure: number): void {
  const answerable = rated.filter(({ isAnswerable }) => isAnswerable);
  const others = rated.filter(({ isAnswerable }) => !isAnswerable);
  const isSaid = (one: Rated) => one.probability >= answered;
  const isHedged = (one: Rated) => !isSaid(one) && one.probability >= unsure;
  const right = answerable.filter((one) => isSaid(one) && one.isRight).length;
  const half = answerable.filter((one) => isHedged(one) && one.isHalfRight).length;
  const wrong = rated.filter((one) => isSaid(one) && !one.isRight).length;
  const hedged = others.filter(isHedged).length;
  const declined = others.filter((one) => !isSaid(one) && !isHedged(one)).length;
  const percent = (count: number, total: number) => `${Math.round((100 * count) / total)} %`;
  console.log(
    `${name.padEnd(20)} right ${percent(right, answerable.length)}, or half ${percent(right + half, answerable.length)} of ${answerable.length} | declined ${percent(declined, others.length)}, or hedged ${percent(declined + hedged, others.length)} of ${others.length} | wrong ${percent(wrong, rated.length)}`,
  );
}
