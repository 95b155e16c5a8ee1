import { type ListedRoute, listRoutes } from '#shared/contract/index.ts';
import { jobs } from '#shared/jobs/index.ts';
import type { Job } from '#shared/jobs/job.ts';

/** Folder of a route's function, below `functions` in the sources and in the bundles. */
export const apiEntry = ({ file }: Pick<ListedRoute, 'file'>): string => `api/${file.replace(/\.ts$/, '')}`;

export const workerEntry = ({ id }: Pick<Job, 'id'>): string => `worker/${id}`;

export const sweepEntry = 'worker/sweep';
export const rendererEntry = 'worker/render-page';
export const readerEntry = 'worker/read-document';
export const gatekeeperEntry = 'edge/admit-distribution';
export const pageEntry = 'edge/answer-page';

/** The process that reads one document. */
export const documentReaderSource = 'functions/engine/documents/sandbox/parse-document-child.ts';
/** Child processes of functions: their sources, bundled beside the function. */
const childSources: Record<string, string[]> = {
  'worker/run-conversion-step': [documentReaderSource],
  'worker/update-knowledge': [documentReaderSource],
  [readerEntry]: [documentReaderSource],
  [rendererEntry]: ['functions/engine/crawl/render/render-page-child.ts'],
};

/** A function as it is bundled: its folder, and its source files by bundle name. */
export type BundledFunction = { entry: string; sources: Record<string, string> };

/** Every function of the deployment. */
export function listFunctions(): BundledFunction[] {
  const others = [readerEntry, rendererEntry, sweepEntry, gatekeeperEntry, pageEntry];
  return [...listRoutes().map(apiEntry), ...jobs.map(workerEntry), ...others].map((entry) => {
    const children = (childSources[entry] ?? []).map((source) => [
      source.replace(/^.*\/|\.ts$/g, ''),
      source,
    ]);
    return { entry, sources: { index: `functions/${entry}.ts`, ...Object.fromEntries(children) } };
  });
}
