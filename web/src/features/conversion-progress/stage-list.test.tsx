import { expect, test } from 'vitest';
import { stages } from '#shared/domain/conversion/conversion-stages.ts';
import { draw } from '#tests/support/pages/drawn-page.tsx';
import { StageList } from './stage-list.tsx';

// Document 1 section 4: stages before the current one, or all when completed, show Done.

test.each(stages.map((stage, index) => [stage, index] as const))(
  'at %s, %i stages are done',
  (progressStage, done) => {
    const list = draw(<StageList status="processing" progressStage={progressStage} />);
    const isDone = list.all('li').map(({ texts }) => texts.includes('Done'));
    expect(isDone).toEqual(stages.map((_stage, index) => index < done));
    expect(list.attributes('aria-current')).toEqual(['step']);
  },
);

test('all stages of a completed conversion are done', () => {
  const list = draw(<StageList status="completed" progressStage="finalizing" />);
  expect(list.all('li').map(({ texts }) => texts.includes('Done'))).toEqual(Array(6).fill(true));
});
