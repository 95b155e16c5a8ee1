import { dayOfDemo } from '#functions/domain/demos/demo.ts';
import type { DemoStore } from '#functions/domain/demos/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const keptDays = 90;

/** Visits to the trial form in the table. */
export function openDemoStore(table: Table): DemoStore {
  const keyOf = (demoId: string) => keys.demo(dayOfDemo(demoId), demoId);
  return {
    begin: (demo) =>
      table.put({
        ...keyOf(demo.demoId),
        ...demo,
        interactions: 0,
        expiresAt: expiryOf(new Date(demo.startedAt)),
      }),
    async count(demoId, interaction) {
      await table.update(keyOf(demoId), {
        UpdateExpression: 'ADD interactions :one, #kind :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#kind': interaction },
        ExpressionAttributeValues: { ':one': 1 },
      });
    },
    async complete(demoId, { timeSpentSeconds, exitPoint, convertedToTrial }) {
      await table.update(keyOf(demoId), {
        UpdateExpression: 'SET timeSpentSeconds = :time, exitPoint = :exit, convertedToTrial = :converted',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: {
          ':time': timeSpentSeconds,
          ':exit': exitPoint,
          ':converted': convertedToTrial,
        },
      });
    },
    addAbandonment: (abandonment, now) =>
      table.put({
        ...keys.abandonment(now.toISOString().slice(0, 10), abandonment.sessionId),
        ...abandonment,
        leftAt: now.toISOString(),
        expiresAt: expiryOf(now),
      }),
  };
}

function expiryOf(now: Date): number {
  return Math.floor(now.getTime() / 1000) + keptDays * 86_400;
}
