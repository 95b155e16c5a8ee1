import { expect, test } from 'vitest';
import { fakeClient } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { AnswersPanel } from './answers-panel.tsx';

const conversionId = 'conv_edgpt_515yts2wc8793134gknvjqfzte';

function open(choice: { readsWithModel: boolean; hasModel: boolean }) {
  fakeClient({});
  return openPart(<AnswersPanel {...choice} conversionId={conversionId} onChange={() => undefined} />).screen;
}

test.each([
  ['a model answers', { readsWithModel: true, hasModel: true }, /^A language model writes the answers/],
  [
    'the owner chose quotes',
    { readsWithModel: false, hasModel: true },
    /^No model answers: visitors read quotes/,
  ],
  [
    'none runs',
    { readsWithModel: true, hasModel: false },
    /^No language model runs here, so visitors read quotes/,
  ],
])('the settings say in plain words who answers where %s', (_case, choice, words) => {
  open(choice).getByText(words);
});

test.each([
  [true, 0],
  [false, 1],
])('“Written by a model” says that it needs one only where none runs: %s', (hasModel, times) => {
  const { queryAllByText } = open({ readsWithModel: true, hasModel });
  expect(queryAllByText('Needs a language model, and none runs here yet.')).toHaveLength(times);
});
