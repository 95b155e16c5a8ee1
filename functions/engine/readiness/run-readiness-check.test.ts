import { describe, expect, test } from 'vitest';
import { readinessQuestions } from '#functions/engine/lexicon/tables/readiness-questions.ts';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import { showsNearest } from '#shared/domain/chat/shows-nearest.ts';
import {
  countReadiness,
  readinessCountsSchema,
  readinessReportSchema,
} from '#shared/domain/conversion/readiness.ts';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { fixtureSchool, plantedContradictions, plantedGaps } from '#tests/support/worlds/fixture-school.ts';
import { findAnsweredQuestions } from './find-answered-questions.ts';
import { mostAskedQuestions } from './most-asked-questions.ts';
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
  test('claims an answer to no planted gap, and shows a passage for every other question', () => {
    const missing = report.results.filter((result) => result.status === 'missing');
    expect(missing.map(({ questionId }) => questionId)).toEqual(expect.arrayContaining([...plantedGaps]));
    const others = missing.filter(({ questionId }) => !plantedGaps.includes(questionId));
    for (const gap of others)
      expect(gap, gap.question).toMatchObject({
        isPerhaps: true,
        closest: { quote: expect.stringMatching(/./) },
      });
  });

  test('reports each question as visitors get it answered', () => {
    for (const result of report.results) {
      const answer = answerQuestion({
        ...{ knowledge: fixtureSchool, question: result.question, history: [], today: '2026-11-21' },
      });
      const isClaimed = result.status !== 'missing';
      const isPerhaps = answer.outcome === 'unsure' && !showsNearest(answer);
      expect(answer.outcome === 'answered', result.question).toBe(isClaimed);
      expect(isPerhaps, result.question).toBe(!isClaimed && result.isPerhaps === true);
    }
  });

  test('claims a break that is still to come, and none that is over', () => {
    const school = readSampleSite({
      name: 'Alder School',
      language: 'en',
      pages: {
        '/': '<h1>Alder School</h1><p>A school for everybody in the valley.</p>',
        '/autumn.html': '<h1>School breaks</h1><p>Autumn break: October 19 to October 23, 2026</p>',
        '/winter.html': '<h1>School breaks</h1><p>Winter break: December 21, 2026 to January 1, 2027</p>',
      },
    });
    const { results } = runReadinessCheck({ ...input, knowledge: school });
    const breaks = results.find(({ questionId }) => questionId === 'schoolHolidays');
    expect(JSON.stringify(breaks)).toContain('Winter break');
    expect(JSON.stringify(breaks)).not.toContain('Autumn break');
  });

  test('names the ten questions that visitors of such schools ask most, first of all', () => {
    const first = report.results.slice(0, 10).map(({ questionId }) => questionId);
    expect(report.mostAsked).toEqual(first);
    expect(first).toEqual(mostAskedQuestions.school);
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
    expect(contradictory.map(({ questionId }) => questionId).sort()).toEqual([
      'openingHours',
      'phone',
      'principal',
      'tuition',
    ]);
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
    const { asked, answered, missing, contradictory, contradictions, perhaps } = countReadiness(report);
    expect(asked).toBe(40);
    expect(answered + missing + contradictory).toBe(asked);
    expect(contradictions).toBe(plantedContradictions.length);
    expect(perhaps).toBe(report.results.filter((it) => it.status === 'missing' && it.isPerhaps).length);
    expect(answered).toBeGreaterThan(10);
  });

  test('reads a report and counts stored before there were bands', () => {
    const { mostAsked: _mostAsked, ...older } = report;
    const results = older.results.map(({ questionId, question }) => ({
      questionId,
      question,
      status: 'missing',
    }));
    expect(readinessReportSchema.parse({ ...older, results }).results).toEqual(results);
    const counts = {
      knowledgeVersion: 'v1',
      asked: 1,
      answered: 1,
      missing: 0,
      contradictory: 0,
      contradictions: 0,
    };
    expect(readinessCountsSchema.parse(counts)).toEqual(counts);
  });

  test('gives the same report for the same input', () => {
    expect(runReadinessCheck(input)).toEqual(report);
  });

  test('suggests answered questions only, never missing or contradictory ones', () => {
    const offered = findAnsweredQuestions(report);
    expect(offered).toContain(readinessQuestions.en.uniform);
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

  test.each([
    ['preschool', 'pottyTraining', 'homework'],
    ['k12', 'lunchPrice', 'housing'],
    ['college', 'housing', 'lunchPrice'],
    ['trade', 'ownTools', 'enrollment'],
    [undefined, 'lunchPrice', 'housing'],
  ] as const)(
    'asks an institution of type %s what its own visitors ask',
    (institutionType, asked, unasked) => {
      const ids = runReadinessCheck({ ...input, institutionType }).results.map(
        ({ questionId }) => questionId,
      );
      expect(ids).toContain(asked);
      expect(ids).not.toContain(unasked);
    },
  );

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
