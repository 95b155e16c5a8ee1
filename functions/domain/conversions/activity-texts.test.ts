import { expect, test } from 'vitest';
import { activityTexts, describePagesRead } from './activity-texts.ts';

test('the progress of a conversion never speaks of the machine behind it', () => {
  const shown = [...Object.values(activityTexts), describePagesRead(3, 25)].join('\n');
  expect(shown).not.toMatch(/worker|queue|\bjob|\bstep|index|pipeline|\bbatch|publish|content/i);
});
