import { describe, expect, test } from 'vitest';
import type { Source } from '#functions/engine/documents/content/content.ts';
import { extractHtml } from '#functions/engine/documents/html/extract-html.ts';
import { parseHtml } from '#functions/engine/documents/html/parse-html.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import { questionAssistant } from './question-assistant.ts';

const readAt = '2026-03-02T10:00:00.000Z';
const page = `<main><h1>Contact</h1><h2>Reach us</h2>
  <p>Tern Boats<br>212 Wharf Street<br>Millbrook, Oregon 97399</p>
  <dl><dt>Phone</dt><dd>(541) 555-0142</dd><dt>Email</dt><dd>office@tern-boats.example</dd></dl>
  <h2>Hours</h2><p>Monday to Friday: 9:00 am to 5:00 pm</p><p>Saturday: 10:00 am to 2:00 pm</p></main>`;

function readSource(html: string): Source {
  const url = 'https://tern-boats.example/contact';
  const content = extractHtml(parseHtml(html), { url });
  return { id: 'contact', kind: 'page', url, title: content.title, readAt, content };
}

const read = readSource(page);
const knowledge = buildKnowledge({
  sources: [read],
  organisationName: 'Tern Boats',
  website: 'https://tern-boats.example/',
  builtAt: readAt,
});
const assistant = { conversionId: 'conv_gpt_0', knowledgeVersion: 'one' };

const question = (stored: Source | undefined, isThere = true) =>
  questionAssistant(
    {
      files: {
        readKnowledge: async () => (isThere ? knowledge : undefined),
        readSource: async () => stored,
      },
    },
    assistant,
  );

describe('asking an assistant', () => {
  test('passes with multi-line facts that the stored copy has line by line', async () => {
    expect(knowledge.facts.some(({ quote }) => quote.includes('\n'))).toBe(true);
    expect(await question(read)).toMatch(/was answered, with [1-9]\d* quotes? of its 1 sources/);
  });

  test('fails with a quote missing from the stored copy, and without its knowledge', async () => {
    await expect(question(readSource('<main><p>Nothing of that.</p></main>'))).rejects.toThrow(
      /A quote is not in the stored copy/,
    );
    await expect(question(read, false)).rejects.toThrow('Its knowledge is missing.');
  });
});
