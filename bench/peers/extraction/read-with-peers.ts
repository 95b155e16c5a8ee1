import { Readability } from '@mozilla/readability';
import { Defuddle } from 'defuddle/node';
import { parseHTML } from 'linkedom';
import type { ReadText } from '../../extraction/segments/count-segments.ts';

/** The text that each of the compared libraries reads of a page. */
export const peerReaders: Record<string, ReadText> = {
  defuddle: async (html, url) => {
    // Without `useAsync: false` it asks the services of some websites for what their pages lack.
    const { content } = await Defuddle(parseHTML(html).document, url, { useAsync: false });
    return parseHTML(`<html><body>${content}</body></html>`).document.body.textContent ?? '';
  },
  '@mozilla/readability': async (html) =>
    new Readability(parseHTML(html).document).parse()?.textContent ?? '',
};
