import { dirname } from 'node:path/posix';

/** A folder with more files than this is hard to survey. */
export const mostFilesPerFolder = 25;

/** Source folders with too many files; tests do not count. */
export function findCrowdedFolders(files: readonly string[]): { folder: string; files: number }[] {
  const folders = Map.groupBy(files.filter(isSource), (file) => dirname(file));
  return [...folders]
    .map(([folder, { length }]) => ({ folder, files: length }))
    .filter(({ files: count }) => count > mostFilesPerFolder);
}

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(test|stack|e2e)\.tsx?$/.test(file);
