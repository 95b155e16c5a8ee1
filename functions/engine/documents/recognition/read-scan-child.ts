import { codeOf } from '../sandbox/parse-document.ts';
import { drawPage } from './draw-page.ts';
import type { ScanReply, ScanRequest } from './read-scanned-page.ts';
import { recogniseWords } from './recognise-words.ts';

// Entry point of the process that `readScannedPage` starts per page. Keeps listening, so that it lives until the
// parent has the reply and kills it.
process.on('message', (request: ScanRequest) => {
  readPage(request).then((reply) => process.send?.(reply));
});

async function readPage({ bytes, page, data }: ScanRequest): Promise<ScanReply> {
  try {
    const picture = await drawPage(bytes, page);
    return { ok: true, words: picture ? await recogniseWords(picture, data) : [] };
  } catch (error) {
    return { ok: false, code: codeOf(error) };
  }
}
