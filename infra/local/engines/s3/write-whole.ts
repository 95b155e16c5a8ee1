import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from './folders.ts';

/** Writes files that nobody sees in part: elsewhere, and moved when all are whole. */
export async function writeWhole(
  unfinishedFolder: string,
  contents: [file: string, content: string | AsyncIterable<Buffer>][],
): Promise<void> {
  const files = contents.map(([file, content]) => {
    return { file, content, unfinished: join(unfinishedFolder, randomUUID()) };
  });
  try {
    for (const { unfinished, content } of files) await writeFile(unfinished, content);
    for (const { unfinished, file } of files) await moveInto(unfinished, file);
  } catch (error) {
    await Promise.all(files.map(({ unfinished }) => rm(unfinished, { force: true })));
    throw error;
  }
}

/** Moves a file to its name, whose folder a removal may take away in between. */
async function moveInto(file: string, target: string): Promise<void> {
  const mostTries = 5;
  for (let tries = 1; ; tries++) {
    await mkdir(dirname(target), { recursive: true });
    try {
      return await rename(file, target);
    } catch (error) {
      if (!isMissing(error) || tries === mostTries) throw error;
    }
  }
}
