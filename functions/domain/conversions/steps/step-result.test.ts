import { expect, test } from 'vitest';
import { listSources } from '../source-list.ts';
import { emptyWorkState } from '../work-state.ts';
import { pointOfStep } from './step-result.ts';

test('any list of sources fits a table item, dropping skipped ones first', () => {
  const document = (index: number, status: 'read' | 'skipped') => ({
    sourceId: `${index}`,
    outcome: {
      kind: 'document' as const,
      title: 'x'.repeat(5000),
      url: `https://a.org/${'y'.repeat(2000)}${index}`,
      status,
    },
  });
  const documents = Array.from({ length: 500 }, (_, index) =>
    document(index, index < 480 ? 'skipped' : 'read'),
  );
  const { sources: listed } = listSources({ ...emptyWorkState, documents });
  expect(JSON.stringify(listed).length).toBeLessThan(200_000);
  expect(listed.filter(({ status }) => status === 'read')).toHaveLength(20);
});

test('the steps cover the progress bar without a gap', () => {
  const steps = ['plan', 'crawl', 'document', 'index', 'build', 'exam', 'publish'] as const;
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    expect(pointOfStep(step, 1)).toBe(next ? pointOfStep(next, 0) : 100);
    expect(pointOfStep(step, 7)).toBe(pointOfStep(step, 1));
  }
});
