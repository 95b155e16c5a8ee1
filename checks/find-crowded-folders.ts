import { dirname } from 'node:path/posix';

/** A folder with more files than a reader takes in at once. */
export const mostFilesPerFolder = 30;

/** Folders that were moved whole and are cut later; each may only shrink. */
const awaitingCut: Record<string, number> = {
  'functions/engine/answer': 85,
};

/** Source folders that hold too many files, tests and support of tests apart. */
export function findCrowdedFolders(files: readonly string[]): { folder: string; files: number }[] {
  const folders = Map.groupBy(files.filter(isSource), (file) => dirname(file));
  return [...folders]
    .map(([folder, { length }]) => ({ folder, files: length }))
    .filter(({ folder, files: count }) => count > (awaitingCut[folder] ?? mostFilesPerFolder));
}

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.(test|stack|e2e)\.tsx?$/.test(file);
}
