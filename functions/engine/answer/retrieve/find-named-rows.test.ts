import { expect, it } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { answerQuestion } from '../answer-question.ts';

const mentions = Array.from(
  { length: 40 },
  (_, index) => `<h2>Recipe ${index}</h2><p>tagger -LensMountRef=${index} picture${index}.jpg</p>`,
);

const manual = readSampleSite({
  name: 'Tagger',
  language: 'en',
  pages: {
    '/': `<h1>Tagger</h1><p>Tagger reads and writes what cameras note beside a picture.</p>
      <table><tr><th>Kind</th><th>Support</th><th>Description</th></tr>
      <tr><td>APP0 - AVI1</td><td>R</td><td>Picture with AVI information</td></tr>
      <tr><td>MKV</td><td>R</td><td>Matroska video</td></tr>
      <tr><td>AVI</td><td>R</td><td>Audio Video Interleaved</td></tr></table>`,
    '/recipes.html': `<h1>Recipes</h1>${mentions.join('')}`,
    '/tags.html': `<h1>Tags</h1><table><tr><th>Number</th><th>Tag</th><th>Notes</th></tr>
      <tr><td>0x0004</td><td>LensMountRef</td><td>0 = bayonet, 1 = thread</td></tr></table>`,
  },
});

const ask = (question: string) =>
  answerQuestion({ knowledge: manual, question, history: [], now: new Date('2026-11-20T00:00:00Z') });

it('a row labelled with the name comes before mere mentions', () => {
  expect(ask('What is LensMountRef?').text).toContain('0 = bayonet, 1 = thread');
});

it('a row label alone doesn’t answer a question that asks for more, and other questions are unaffected', () => {
  expect(ask('How much is a commercial licence for AVI?').outcome).not.toBe('answered');
  expect(ask('What is LensFooRef?').outcome).toBe('declined');
});
