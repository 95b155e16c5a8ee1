import { readParts } from '#web/lib/api/read-parts.ts';
import { saveFile } from './save-file.ts';

type Part = { filename: string; content: string; next?: string | undefined };

/** Saves one file from the parts that the server gives one after the other. */
export async function saveParts(read: (after: string | undefined) => Promise<Part>): Promise<void> {
  const parts = await Array.fromAsync(readParts(read));
  const [first] = parts;
  if (first) saveFile(first.filename, parts.map(({ content }) => content).join(''));
}
