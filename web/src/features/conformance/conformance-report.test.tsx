import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { criteria } from '#shared/legal/conformance/conformance.ts';
import { textContrast } from '#web/brand/theme.ts';
import { ConformanceReport } from './conformance-report.tsx';
import { describeAssistant, type ReportedAssistant } from './describe-assistant.ts';
import { listContrasts } from './list-contrasts.ts';

const assistant: ReportedAssistant = {
  site: {
    name: '<b>Maple</b> Grove',
    website: 'https://maple-grove.example/',
    language: 'es',
    brandColor: '#ffd500',
    popularQuestions: ['¿Cuál es el teléfono?', `¿${'Y '.repeat(60)}cuándo?`],
    quickLinks: [{ title: 'Calendario', url: 'https://maple-grove.example/calendario' }],
  },
  address: 'https://edgpt.ai/gptsite/conv_edgpt_1',
  sources: [
    { kind: 'document', title: 'Manual', url: 'https://maple-grove.example/manual.pdf', status: 'read' },
    { kind: 'document', title: 'Broken', status: 'failed' },
    { kind: 'page', title: 'Home', status: 'read' },
  ],
  day: '2026-11-25',
};

test('the report lists each criterion in a table with a caption and headers', () => {
  const html = renderToStaticMarkup(<ConformanceReport brand={brands.edgpt} />);
  expect(html).toContain('<html lang="en">');
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/<caption>/g)).toHaveLength(3);
  for (const { id, name } of criteria) expect(html).toContain(`<th scope="row">${id} ${name}</th>`);
  expect(html).not.toContain('The assistant of');
});

test('the report of an assistant adds its colors, texts and documents, as text', () => {
  const html = renderToStaticMarkup(<ConformanceReport brand={brands.edgpt} assistant={assistant} />);
  expect(html).toContain('The assistant of &lt;b&gt;Maple&lt;/b&gt; Grove');
  const findings = new Map(
    describeAssistant(assistant, { ...brands.edgpt.colors, primary: '#ffd500' }).map((it) => [
      it.subject,
      it,
    ]),
  );
  expect(findings.get('Colors')?.text).toContain('The assistant’s color is #ffd500.');
  expect(findings.get('Language')?.text).toContain('What the assistant has read is in Spanish.');
  expect(findings.get('Logo')?.text).toContain('There is no logo.');
  expect(findings.get('Suggested questions')?.items).toHaveLength(1);
  expect(findings.get('Documents')?.items).toEqual(['Manual (https://maple-grove.example/manual.pdf)']);
});

test('a yellow assistant is reported with the contrast that visitors see', () => {
  const contrasts = listContrasts({ ...brands.edgpt.colors, primary: '#ffd500' });
  const text = contrasts.filter(({ needed }) => needed === textContrast);
  expect(text.length).toBeGreaterThan(10);
  for (const { pair, light, dark } of text) {
    expect(Math.min(light, dark), pair).toBeGreaterThanOrEqual(textContrast);
  }
});
