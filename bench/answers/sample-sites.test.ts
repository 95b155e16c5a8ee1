import { describe, expect, test } from 'vitest';
import { openConduct } from '#functions/domain/conduct/open-conduct.ts';
import { contentText } from '#functions/engine/documents/content/content-text.ts';
import { buildKnowledge } from '#functions/engine/knowledge/build/build-knowledge.ts';
import { textTerms } from '#functions/engine/knowledge/build/index-passage.ts';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import { sampleFolder } from '#infra/local/serve-sample-sites.ts';
import type { Brand } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { listSampleAnswers } from '#shared/brands/sample-answers.ts';
import { leavesToPerson } from '#shared/domain/chat/chat-outcome.ts';
import { leastLikelihood } from '#shared/domain/chat/shows-nearest.ts';
import { readSite } from './read-site.ts';

// The sample website of each brand, read from its folder as an assistant would.

describe.each(Object.values(brands))('the sample of $name', async (brand) => {
  const { demo, popularQuestions, demoMessages, showcase } = brand;
  const { sources, ask, converse } = await learnSample(brand);
  const texts = new Map(sources.map(({ title, content }) => [shorten(title), flatten(contentText(content))]));

  test.each(
    [...new Set([...popularQuestions, ...showcase.inquiries, showcase.question])].filter((question) =>
      question.endsWith('?'),
    ),
  )('answers %s, or shows where, with a source of its own', (question) => {
    const { outcome, citations } = ask(question);
    expect(['answered', 'unsure']).toContain(outcome);
    expect(citations[0]?.url).toContain(demo.siteUrl);
  });

  test.each(demo.unanswered)('gives no answer to %s', (question) => {
    expect(ask(question).outcome).not.toBe('answered');
  });

  test('answers each question of the hero as it shows: in the first quote, or with an honest no or a person', () => {
    const history: Parameters<typeof answerQuestion>[0]['history'] = [];
    for (const { user, ai, picture } of demoMessages) {
      if (user === '' || user.endsWith('please')) continue;
      const reply = converse(user, history);
      const { outcome, text, citations } = reply;
      // A page that is named, or the nearest lines, claim nothing.
      const claimsNothing = outcome === 'unsure' && (reply.confidence ?? 1) <= leastLikelihood;
      const saysItself = outcome === 'declined' || leavesToPerson(reply) || claimsNothing;
      if (picture === 'unanswered') {
        expect([user, saysItself]).toEqual([user, true]);
        // A rule's refusal is shown word for word.
        if (ai.startsWith('I cannot')) expect(text).toContain(ai.split('.')[0]);
      } else {
        expect([user, outcome]).toEqual([user, expect.stringMatching(/^(answered|unsure)$/)]);
        expect(missingWords(ai, citations[0]?.quote ?? ''), user).toEqual([]);
      }
      history.push({ role: 'user', content: user }, { role: 'assistant', content: text });
    }
  });

  test('has the pages and sentences that the brand shows', () => {
    expect([...texts.keys()]).toEqual(expect.arrayContaining([...demo.pages, demo.pageTitle]));
    for (const line of demo.lines) expect(texts.get(demo.pageTitle)).toContain(line);
    for (const { page, text } of listSampleAnswers(brand.id) ?? [])
      expect(texts.get(page), page).toContain(text);
    const everything = [...texts.values()].join(' ');
    for (const contact of Object.values(demo.contact)) expect(everything).toContain(contact);
  });
});

describe('the sample school, asked for its tuition', async () => {
  const { ask } = await learnSample(brands.edgpt);

  test.each([
    'How much is tuition?',
    'How much is tuition for 3rd grade?',
    'What are your tuition fees?',
    'Wie hoch ist das Schulgeld?',
  ])('%s is answered from the page of tuition, with a grade’s price in view', (question) => {
    const { citations } = ask(question);
    expect(citations[0]?.url).toContain('tuition.html');
    expect(citations.map(({ quote }) => quote).join()).toContain('$10,900');
  });

  test.each([
    '¿Cuánto cuesta la matrícula?',
    '¿Cuánto cuesta la colegiatura?',
    'Combien coûte la scolarité ?',
  ])('%s is not answered with the price of lunch', (question) => {
    const [page] = ask(question).citations[0]?.url?.split('#') ?? [];
    expect(page).toMatch(/tuition|enrollment/);
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
    ask: (question: string) => answerQuestion({ knowledge, question, history: [] }),
    /** With the brand's rules, as the chat does. */
    converse: (message: string, history: Parameters<typeof answerQuestion>[0]['history']) => {
      const conduct = openConduct({ brandId: id, message, earlier: [], wantsPerson: false, knowledge });
      const { question } = conduct;
      return conduct.settled ?? conduct.review(answerQuestion({ knowledge, question, history }));
    },
  };
}

/** Telling words of a line that a quote lacks. */
function missingWords(line: string, quote: string): string[] {
  const said = new Set(textTerms(quote, 'en'));
  return textTerms(line, 'en').filter((term) => !said.has(term));
}

/** A page’s own part of its title. */
function shorten(title: string): string {
  return title.replace(/ \| .*/, '');
}

function flatten(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
