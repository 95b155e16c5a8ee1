import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFormTracker } from './form-tracker.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

function openTracker(failing = false) {
  const sent: unknown[] = [];
  const record = <Reply>(name: string, reply: Reply) => ({
    async call(input: object): Promise<Reply> {
      sent.push([name, input]);
      if (failing) throw new Error('offline');
      return reply;
    },
  });
  const beacons: Blob[] = [];
  const tracker = makeFormTracker('law', {
    calls: {
      recordView: record('view', { demoId: 'demo_20261121_x' }),
      recordInteraction: record('interaction', { success: true as const }),
      recordAbandonment: record('abandonment', { success: true as const }),
      completeDemo: record('complete', { success: true as const }),
    },
    now: () => new Date(),
    makeSessionId: () => 'session-1',
    sendBeacon: (_url, body) => void beacons.push(body),
  });
  return { tracker, sent, beacons };
}

const interaction = (name: string) => ['interaction', { demoId: 'demo_20261121_x', interaction: name }];

test('a visit starts with the first focus of the name or the website, and sends a heartbeat every 30 seconds', async () => {
  const { tracker, sent } = openTracker();
  tracker.focus('adminContact.name');
  expect(sent).toEqual([]);
  tracker.focus('schoolInfo.name');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([
    ['view', { platform: 'law', sessionId: 'session-1' }],
    interaction('form_started'),
    interaction('form_active'),
    interaction('form_active'),
  ]);
});

test('a submitted form ends the visit as converted, and leaving afterwards is not abandonment', async () => {
  const { tracker, sent, beacons } = openTracker();
  tracker.focus('schoolInfo.website');
  await vi.advanceTimersByTimeAsync(12_000);
  await tracker.succeed();
  tracker.leave('page_close');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.slice(2)).toEqual([
    interaction('form_submitted_success'),
    [
      'complete',
      { demoId: 'demo_20261121_x', timeSpent: 12, exitPoint: 'trial-signup', convertedToTrial: true },
    ],
  ]);
  expect(beacons).toEqual([]);
});

test('leaving reports once where, which fields were complete and the errors, but never the input', async () => {
  const { tracker, beacons } = openTracker();
  tracker.focus('schoolInfo.name');
  tracker.focus('adminContact.email');
  tracker.setCompletedFields(['schoolInfo.name']);
  tracker.fail('validation');
  tracker.leave('page_close');
  tracker.leave('navigation');
  expect(beacons).toHaveLength(1);
  expect(JSON.parse((await beacons[0]?.text()) ?? '')).toEqual({
    platform: 'law',
    sessionId: 'session-1',
    formStartTime: '2026-11-21T10:00:00.000Z',
    completedFields: ['schoolInfo.name'],
    lastActiveField: 'adminContact.email',
    errorEncountered: 'validation',
    exitAction: 'page_close',
  });
});

test('a visitor who never started is not recorded', () => {
  const { tracker, sent, beacons } = openTracker();
  tracker.leave('page_close');
  expect([sent, beacons]).toEqual([[], []]);
});

test('failed calls are ignored', async () => {
  const { tracker } = openTracker(true);
  tracker.focus('schoolInfo.name');
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(tracker.succeed()).resolves.toBeUndefined();
});
