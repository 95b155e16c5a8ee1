import { saveFile } from './save-file.ts';

type Part = { filename: string; content: string; next?: string | undefined };

/** Saves one file from the parts that the server gives one after the other. */
export async function saveParts(read: (after: string | undefined) => Promise<Part>): Promise<void> {
  const contents: string[] = [];
  let part: Part | undefined;
  do {
    part = await read(part?.next);
    contents.push(part.content);
  } while (part.next);
  saveFile(part.filename, contents.join(''));
}
