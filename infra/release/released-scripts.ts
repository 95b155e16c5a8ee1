import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

const file = new URL('./released-scripts.json', import.meta.url);
/** A visitor may still have a page of the release before the last. */
const keptReleases = 2;
const scriptsSchema = z.array(z.array(z.string()));

/** `script-src` sources for the inline scripts of pages that visitors may still have, by the last releases. */
export function readReleasedScripts(): string[] {
  return [...new Set(scriptsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).flat())];
}

/** Adds the scripts of the release that was just made. */
export function writeReleasedScripts(scripts: readonly string[]): void {
  const releases = scriptsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const kept = [scripts, ...releases.filter((it) => it.join() !== scripts.join())].slice(0, keptReleases);
  writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`);
}
