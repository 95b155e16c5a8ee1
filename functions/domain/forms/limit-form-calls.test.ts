import { expect, test } from 'vitest';
import { countSent } from './limit-form-calls.ts';

test('ten submissions of a form are told by a mail each in an hour, and the next hour begins anew', async () => {
  const calls = new Map<string, number>();
  let now = new Date('2026-03-02T10:59:00.000Z');
  const rateLimits = {
    async countCall(subject: string, windowStart: number) {
      const window = `${subject}@${windowStart}`;
      calls.set(window, (calls.get(window) ?? 0) + 1);
      return calls.get(window) ?? 0;
    },
  };
  const send = (formId: string) =>
    countSent({ rateLimits, now: () => now }, { formId, conversionId: 'conv_edgpt_0' });
  for (let time = 1; time <= 10; time++)
    expect(await send('open-day')).toEqual({ times: time, areMany: false });
  expect(await send('open-day')).toEqual({ times: 11, areMany: true });
  expect(await send('open-evening')).toEqual({ times: 1, areMany: false });
  now = new Date('2026-03-02T11:00:00.000Z');
  expect(await send('open-day')).toEqual({ times: 1, areMany: false });
});
