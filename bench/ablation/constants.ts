import { gateFeatureNames } from '#functions/engine/answer/judge/gate-weights.ts';

/** A number in the source of the engine, and what stands there when it is left out. */
export type Constant = {
  id: string;
  /** The end of its file's address. */
  file: string;
  pattern: RegExp;
  off: string;
};

/** The fitted weights of the gate. */
export const gateConstants: readonly Constant[] = listOf(
  'answer/judge/gate-weights.ts',
  'gateWeights',
  '0',
  gateFeatureNames,
);

/** Weights and thresholds that act as judgements. */
export const constants: readonly Constant[] = [
  ...gateConstants,
  ...listOf('answer/retrieve/rank-statements.ts', 'reach', '0', [
    'heading',
    'neighbour',
    'title',
    'passage',
    'topic',
    'valueShown',
    'columnHeader',
    'lead',
    'range',
  ]),
  ...single('search/terms/read-terms.ts', {
    phrasePartWeight: '0',
    backgroundWeight: '1',
    unsaidKindWeight: '1',
    unsaidCircumstanceWeight: '1',
    relationWeight: '1',
  }),
  ...single('search/terms/expand-term.ts', {
    synonymWeight: '0',
    onlySynonymWeight: 'synonymWeight',
    translationWeight: 'onlySynonymWeight',
    misspellingWeight: '0',
    compoundWeight: '0',
    suffixWeight: '0',
    ordinalWeight: '0',
    deniedWeight: '0',
    sharedHeadWeight: '0',
    sharedLettersWeight: '0',
  }),
  ...single('search/terms/relate-terms.ts', { joinedWeight: '0' }),
  ...single('search/understand-question.ts', { contextTermWeight: '1', unknownTermWeight: '1' }),
  ...single('answer/retrieve/question-above.ts', { weightOfSmallWord: '0', weightOfLightWord: '1' }),
  ...single('answer/retrieve/observe-statement.ts', { topicShare: '1' }),
  ...single('answer/compose/select-statements.ts', { tieShare: '1.01' }),
];

/** The source of a module without some constants. Throws if one of them has gone. */
export function leaveOutConstants(url: string, source: string, ids: ReadonlySet<string>): string {
  return constants
    .filter(({ id, file }) => ids.has(id) && url.endsWith(file))
    .reduce((code, { id, pattern, off }) => {
      if (!pattern.test(code)) throw new Error(`${id} is no longer in ${url}.`);
      return code.replace(pattern, off);
    }, source);
}

function listOf(file: string, owner: string, off: string, names: readonly string[]): Constant[] {
  return names.map((name) => ({
    id: `${owner}.${name}`,
    file: `/${file}`,
    pattern: new RegExp(String.raw`(?<=const ${owner}\b[^}]*\b${name}: )-?[\d.]+`),
    off,
  }));
}

function single(file: string, values: Readonly<Record<string, string>>): Constant[] {
  return Object.entries(values).map(([name, off]) => ({
    id: name,
    file: `/${file}`,
    pattern: new RegExp(String.raw`(?<=const ${name} = )-?[\d.]+`),
    off,
  }));
}
