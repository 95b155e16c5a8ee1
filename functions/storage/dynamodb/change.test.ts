import { expect, test } from 'vitest';
import { at, change, either, exists, hasFewer, is, isAbsent } from './change.ts';

test('an update names every field and value by a placeholder, and only defined ones', () => {
  expect(
    change({
      set: { status: 'done', note: undefined },
      begin: { since: '2026' },
      raise: { [at('endpoints', 'a.b', 'failures')]: 1 },
      add: { attempts: 1 },
      remove: ['lease'],
      when: [exists('pk'), either(isAbsent('status'), is('status', 'open')), hasFewer('endpoints', 5)],
    }),
  ).toEqual({
    UpdateExpression:
      'SET #status = :status, #since = if_not_exists(#since, :since), #endpoints.#a_b.#failures = if_not_exists(#endpoints.#a_b.#failures, :zero) + :more ADD #attempts :more REMOVE #lease',
    ConditionExpression:
      'attribute_exists(#pk) AND (attribute_not_exists(#status) OR #status = :status_2) AND size(#endpoints) < :most',
    ExpressionAttributeNames: {
      ...{ '#status': 'status', '#since': 'since', '#endpoints': 'endpoints', '#a_b': 'a.b' },
      ...{ '#failures': 'failures', '#attempts': 'attempts', '#lease': 'lease', '#pk': 'pk' },
    },
    ExpressionAttributeValues: {
      ...{ ':status': 'done', ':since': '2026', ':zero': 0, ':more': 1 },
      ...{ ':status_2': 'open', ':most': 5 },
    },
  });
});
