import { expect, test } from 'vitest';
import { splitAnswer } from './answer-text.tsx';

test('consecutive dashed lines become one list between the other lines', () => {
  expect(splitAnswer('Fees:\n- Books — $20\n- Bus\n\nAsk the office.')).toEqual([
    { kind: 'lines', text: 'Fees:' },
    { kind: 'items', items: ['Books — $20', 'Bus'] },
    { kind: 'lines', text: '\nAsk the office.' },
  ]);
});

test.each(['8:00 - 16:00', '-5 degrees', '', '<img src=x onerror=alert(1)>'])(
  '"%s" stays plain text',
  (text) => {
    expect(splitAnswer(text)).toEqual([{ kind: 'lines', text }]);
  },
);
