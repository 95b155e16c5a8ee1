import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#functions/engine/answer/answer-question.ts';
import { contentText } from '#functions/engine/documents/content/content-text.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import { sampleFolder } from '#infra/local/serve-sample-sites.ts';
import type { Brand } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { readSite } from './read-site.ts';

// The sample website of each brand, read from its folder as an assistant would.

describe.each(Object.values(brands))('the sample of $name', async (brand) => {
  const { demo, popularQuestions, demoMessages, showcase } = brand;
  const { sources, ask } = await learnSample(brand);
  const texts = new Map(sources.map(({ title, content }) => [shorten(title), flatten(contentText(content))]));
  const asked = demoMessages.flatMap(({ user, picture }) => (picture === 'unanswered' ? [] : [user]));

  test.each(
    [...new Set([...popularQuestions, ...asked, ...showcase.inquiries, showcase.question])].filter(
      (question) => question.endsWith('?'),
    ),
  )('answers %s with a source of its own', (question) => {
    const { outcome, citations } = ask(question);
    expect(outcome).toBe('answered');
    expect(citations[0]?.url).toContain(demo.siteUrl);
  });

  test.each([
    ...demo.unanswered,
    ...demoMessages.flatMap(({ user, picture }) => (picture === 'unanswered' ? [user] : [])),
  ])('gives no answer to %s', (question) => {
    expect(ask(question).outcome).not.toBe('answered');
  });

  test('has the pages and sentences that the brand shows', () => {
    expect([...texts.keys()]).toEqual(expect.arrayContaining([...demo.pages, demo.pageTitle]));
    for (const line of demo.lines) expect(texts.get(demo.pageTitle)).toContain(line);
    for (const { page, text } of demo.answers ?? []) expect(texts.get(page), page).toContain(text);
    const everything = [...texts.values()].join(' ');
    for (const contact of Object.values(demo.contact)) expect(everything).toContain(contact);
  });
});

async function learnSample({ id, demo }: Brand) {
  const sources = await readSite(sampleFolder(id), demo.siteUrl, { pages: 25, documents: 10 });
  const builtAt = '2026-11-20T00:00:00Z';
  const knowledge = buildKnowledge({
    sources,
    builtAt,
    organisationName: demo.siteName,
    website: demo.siteUrl,
  });
  return {
    sources,
    ask: (question: string) => answerQuestion({ knowledge, question, history: [], now: new Date(builtAt) }),
  };
}

/** A page’s own part of its title. */
function shorten(title: string): string {
  return title.replace(/ \| .*/, '');
}

function flatten(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
