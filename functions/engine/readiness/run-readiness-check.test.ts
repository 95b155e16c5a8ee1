import { describe, expect, test } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { readinessQuestions } from '#functions/engine/lexicon/readiness-questions.ts';
import { countReadiness, readinessReportSchema } from '#shared/domain/conversion/readiness.ts';
import { findAnsweredQuestions } from './find-answered-questions.ts';
import { fixtureSchool, plantedContradictions, plantedGaps } from './fixture-school.ts';
import { runReadinessCheck } from './run-readiness-check.ts';
import { sectorQuestions } from './sector-questions.ts';

const input = {
  knowledge: fixtureSchool,
  knowledgeVersion: 'v1',
  brandId: 'edgpt',
  now: new Date('2026-11-21T09:00:00Z'),
} as const;
const report = runReadinessCheck(input);

describe('the readiness check of the fixture school', () => {
  test('finds every planted gap and no other', () => {
    const missing = report.results.filter(({ status }) => status === 'missing');
    expect(missing.map(({ questionId }) => questionId).sort()).toEqual([...plantedGaps].sort());
  });

  test('finds every planted contradiction and no other, with both quotes and pages', () => {
    const found = report.contradictions.map(({ kind, values }) => ({
      kind,
      quotes: values.map(({ quote }) => quote).sort(),
    }));
    expect(found).toHaveLength(plantedContradictions.length);
    for (const { kind, values } of plantedContradictions) {
      const same = found.find((each) => each.kind === kind);
      for (const value of values) expect(same?.quotes.join('\n')).toContain(value);
    }
    for (const { values } of report.contradictions) {
      expect(values).toHaveLength(2);
      expect(new Set(values.map(({ url }) => url?.split('#')[0])).size).toBe(2);
    }
  });

  test('marks the questions affected by contradictions', () => {
    const contradictory = report.results.filter(({ status }) => status === 'contradictory');
    expect(contradictory.map(({ questionId }) => questionId).sort()).toEqual(
      ['applicationDeadline', 'openingHours', 'phone', 'places', 'principal', 'tuition'].sort(),
    );
  });

  test('cites quote, page and date for every answer', () => {
    for (const result of report.results) {
      if (result.status !== 'answered') continue;
      expect(result.answer).not.toBe('');
      for (const { quote, url, readAt } of result.citations) {
        expect(quote).not.toBe('');
        expect(url).toContain('https://www.sample.example/');
        expect(Date.parse(readAt)).not.toBeNaN();
      }
    }
  });

  test('survives a JSON round trip, and its counts add up', () => {
    expect(readinessReportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
    expect(countReadiness(report)).toEqual({
      knowledgeVersion: 'v1',
      asked: 40,
      answered: 24,
      missing: 10,
      contradictory: 6,
      contradictions: 6,
    });
  });

  test('gives the same report for the same input', () => {
    expect(runReadinessCheck(input)).toEqual(report);
  });

  test('suggests answered questions only, never missing or contradictory ones', () => {
    const offered = findAnsweredQuestions(report);
    expect(offered).toContain(readinessQuestions.en.schoolBus);
    expect(offered).not.toContain(readinessQuestions.en.wheelchair);
    expect(offered).not.toContain(readinessQuestions.en.principal);
  });
});

describe('the readiness check', () => {
  test.each([
    ['de', 'Wo kann ich parken?'],
    ['fr', 'Où puis-je me garer ?'],
    ['ko', '주차는 어디에 할 수 있나요?'],
    ['ja', '駐車場はありますか。'],
    ['it', 'Where can I park?'],
  ])('asks a site in %s in its own language, or in English if unsupported', (language, question) => {
    const site = readSampleSite({ name: 'Site', language, pages: { '/': '<h1>123</h1>' } });
    const { results } = runReadinessCheck({ ...input, knowledge: { ...site, languages: [language] } });
    expect(results.map((result) => result.question)).toContain(question);
  });

  test('accepts no answer from a page that lacks the expected words', () => {
    const site = readSampleSite({
      name: 'Park View Office',
      language: 'en',
      pages: { '/': '<h1>Park View Office</h1><p>Call us to speak with an adviser about open work.</p>' },
    });
    const { results } = runReadinessCheck({ ...input, brandId: 'law', knowledge: site });
    const answered = results
      .filter(({ status }) => status === 'answered')
      .map(({ questionId }) => questionId);
    expect(answered).not.toContain('jobs');
    expect(answered).not.toContain('languages');
    expect(answered).not.toContain('parking');
  });

  test('asks about forty different questions per brand', () => {
    for (const ids of Object.values(sectorQuestions)) {
      expect(ids.length).toBeGreaterThanOrEqual(38);
      expect(ids.length).toBeLessThanOrEqual(42);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('asks short, different questions in every language', () => {
    for (const [language, questions] of Object.entries(readinessQuestions)) {
      expect(Object.keys(questions).sort(), language).toEqual(Object.keys(readinessQuestions.en).sort());
      for (const ids of Object.values(sectorQuestions)) {
        const texts = ids.map((id) => questions[id]);
        expect(new Set(texts).size, language).toBe(texts.length);
        for (const text of texts) expect(text).toMatch(/^.{4,75}[?。]$/u);
      }
    }
  });
});
