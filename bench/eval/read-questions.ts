import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadQuestions, type Question } from '../eval-scoring.ts';
import { readFolder } from './read-lines.ts';
import { readWordings, widen } from './wordings.ts';

/**
 * Development set `dev`; `own` has other questions on its sites; `trades` has websites written without a look at the
 * engine; `unseen` and `strangers` have sites that nothing was fitted on (docs/quality.md); `parity` has each question in
 * five languages.
 */
export const questionSets = ['dev', 'own', 'trades', 'unseen', 'strangers', 'parity'] as const;

const material = new URL('../../../shared/', import.meta.url);
const devFile = fileURLToPath(new URL('eval/questions.jsonl', material));

/** The bundled school, which every checkout has. */
export const sampleSite = {
  id: 'sample-school',
  hostname: 'sample-school.edgpt.ai',
  folder: fileURLToPath(new URL('../../infra/local/sample-sites/edgpt', import.meta.url)),
};

export const sitesFolder = fileURLToPath(new URL('sites', material));

const tradesFolder = fileURLToPath(new URL('sites', import.meta.url));

/** Websites that every checkout has: the bundled school and those of the set `trades`. */
export const bundledSites: readonly { id: string; hostname: string; folder: string }[] = [
  sampleSite,
  ...readdirSync(tradesFolder).map((id) => ({
    id,
    hostname: `www.${id}.org`,
    folder: `${tradesFolder}/${id}`,
  })),
];

/** The folder of a website, by its name in the questions. */
export function siteFolder(site: string): string {
  return bundledSites.find(({ id }) => id === site)?.folder ?? `${sitesFolder}/${site}`;
}

/** Whether a website is on this machine. */
export const isAtHand = (site: string): boolean => existsSync(siteFolder(site));

/** The questions of a set whose websites are on this machine. Throws on an unknown set. */
export function readQuestionSet(name: string): Question[] {
  const set = questionSets.find((known) => known === name);
  if (!set) throw new Error(`There is no question set ${name}; there are ${questionSets.join(', ')}.`);
  return readAllQuestions(set).filter((question) => question.isAtHand);
}

/** All questions of a set; each says whether its website is on this machine. */
export function readAllQuestions(set: (typeof questionSets)[number]): (Question & { isAtHand: boolean })[] {
  const wordings = readWordings();
  return listFiles(set)
    .filter((file) => existsSync(file))
    .flatMap(loadQuestions)
    .map((question) => ({
      ...widen(question, wordings.get(question.id)),
      isAtHand: isAtHand(question.site),
    }));
}

function listFiles(set: (typeof questionSets)[number]): string[] {
  switch (set) {
    case 'dev':
      return [devFile];
    case 'own':
      return listFolder('./questions/');
    case 'trades':
    case 'unseen':
    case 'strangers':
      return listFolder(`./questions-${set}/`);
    case 'parity':
      return listFolder('./parity/');
  }
}

const listFolder = (name: string): string[] => readFolder(fileURLToPath(new URL(name, import.meta.url)));
