import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['firefox-esr', 'firefox'];

/** The Firefox of this machine: `FIREFOX_PATH`, or one on the `PATH`; undefined when there is none. */
export function findFirefox({ FIREFOX_PATH: chosen, PATH = '' } = process.env): string | undefined {
  if (chosen && !existsSync(chosen)) throw new Error(`FIREFOX_PATH names no file: ${chosen}`);
  const folders = PATH.split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return chosen || onPath.find((path) => existsSync(path));
}
