import { expect, test } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { watchOrder, watchPaymentEvent } from './watch-orders.ts';

const organisation = { organisationId: 'org-1', brandId: 'edgpt' } as const;

function watch() {
  const noted: string[] = [];
  return {
    noted,
    ports: {
      now: () => new Date('2026-11-29T12:00:00Z'),
      reportFailedOrder: (what: string) => void noted.push(`rings: ${what}`),
      failedOrders: {
        add: async () => void noted.push('listed'),
        settle: async () => void noted.push('settled'),
        addEvent: async (why: string) => void noted.push(why),
      },
    },
  };
}

test.each([
  [new AppError('UNAVAILABLE'), ['rings: order', 'listed']],
  [new AppError('CONFLICT'), ['rings: order', 'listed']],
  [new TypeError('a fault'), ['rings: order', 'listed']],
  [new AppError('VALIDATION'), []],
  [new AppError('RATE_LIMITED'), []],
])(
  'an order that failed because of us rings and stands on the monitor, with its error as before: %s',
  async (error, expected) => {
    const { ports, noted } = watch();
    await expect(watchOrder(ports, organisation, () => Promise.reject(error))).rejects.toBe(error);
    expect(noted).toEqual(expected);
  },
);

test('an order that succeeds takes the failed one off', async () => {
  const { ports, noted } = watch();
  expect(await watchOrder(ports, organisation, async () => 'placed')).toBe('placed');
  expect(noted).toEqual(['settled']);
});

test.each([
  [new AppError('FORBIDDEN'), 'refused'],
  [new AppError('UNAVAILABLE'), 'failed'],
])('a message of the payment provider that is not taken rings and is counted: %s', async (error, why) => {
  const { ports, noted } = watch();
  await expect(watchPaymentEvent(ports, () => Promise.reject(error))).rejects.toBe(error);
  expect(noted).toEqual(['rings: payment-event', why]);
});
