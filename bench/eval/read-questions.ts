import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadQuestions, type Question } from '../eval-scoring.ts';

/** `dev` lies beside the project and is what we look at when we change something; `own` is the holdout. */
export const questionSets = ['dev', 'own'] as const;

const material = new URL('../../../shared/', import.meta.url);
const ownFolder = fileURLToPath(new URL('./questions/', import.meta.url));

/** The bundled school, which every checkout has. */
export const sampleSite = {
  id: 'sample-school',
  hostname: 'sample-school.edgpt.ai',
  folder: fileURLToPath(new URL('../../infra/local/sample-site', import.meta.url)),
};

export const sitesFolder = fileURLToPath(new URL('sites', material));

/** Where a website's files lie, by the name that questions give it. */
export function siteFolder(site: string): string {
  return site === sampleSite.id ? sampleSite.folder : `${sitesFolder}/${site}`;
}

/** The questions of a set whose websites are on this machine. Throws when there is no such set. */
export function readQuestionSet(name: string): Question[] {
  const set = questionSets.find((known) => known === name);
  if (!set) throw new Error(`There is no question set ${name}; there are ${questionSets.join(' and ')}.`);
  const files = set === 'dev' ? [fileURLToPath(new URL('eval/questions.jsonl', material))] : listOwnFiles();
  return files
    .filter((file) => existsSync(file))
    .flatMap(loadQuestions)
    .filter(({ site }) => existsSync(siteFolder(site)));
}

function listOwnFiles(): string[] {
  return readdirSync(ownFolder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => `${ownFolder}${name}`);
}
