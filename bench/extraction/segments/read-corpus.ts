import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { decodeText } from '#functions/engine/documents/decode/decode-text.ts';

const itemSchema = z.object({
  file: z.string(),
  with: z.array(z.string()),
  without: z.array(z.string()),
});

/** A stored page with the segments that a reader of its article wants, and those that it does not. */
export type MarkedPage = { url: string; file: string; html: string; wanted: string[]; unwanted: string[] };

/** The pages of trafilatura's evaluation; `folder` is the `tests` of a checkout. */
export function* readCorpus(folder: string): Generator<MarkedPage> {
  const items = z
    .record(z.string(), itemSchema)
    .parse(JSON.parse(readFileSync(path.join(folder, 'evaldata.json'), 'utf8')));
  for (const [url, { file, with: wanted, without: unwanted }] of Object.entries(items)) {
    const found = ['cache', 'eval'].map((name) => path.join(folder, name, file)).find(existsSync);
    if (!found) throw new Error(`${url}: ${file} is neither in cache nor in eval`);
    yield { url, file, html: decodeText(readFileSync(found), 'text/html').text, wanted, unwanted };
  }
}
