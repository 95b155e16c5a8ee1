import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listRoutes } from './index.ts';
import { findNeededRole } from './needed-role.ts';

const routes = listRoutes();
const apiFolder = join(import.meta.dirname, '../../functions/api');

describe('the contract', () => {
  test('has exactly one handler file per route', () => {
    const files = readdirSync(apiFolder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    expect(files.sort()).toEqual(routes.map(({ file }) => file).sort());
  });

  test('matches every request to one route only', () => {
    const shapes = routes.map(({ route }) => `${route.method} ${route.path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test('streams only on plain paths, because function URLs have no path parameters', () => {
    const streaming = routes.filter(({ route }) => route.streams);
    expect(streaming.filter(({ route }) => route.path.includes('{'))).toEqual([]);
  });

  test.each(routes)('$area.$action rate-limits public writes', ({ route }) => {
    const writes = route.method !== 'GET' && route.method !== 'HEAD';
    if (writes && route.access === 'public') expect(route.rateLimit).toBeDefined();
  });

  test.each(routes.filter(({ route }) => 'conversionId' in route.input.shape))(
    '$file declares RATE_LIMITED, which stops guessing of conversion ids',
    ({ route }) => {
      expect(route.errors).toContain('RATE_LIMITED');
    },
  );

  test('names the version in every save of what several people edit', () => {
    const saves = routes.filter(({ route }) => route.method === 'PUT' || route.method === 'PATCH');
    const unversioned = saves.filter(
      ({ route }) => !('version' in route.input.shape || 'versions' in route.input.shape),
    );
    expect(unversioned.map(({ area, action }) => `${area}.${action}`).toSorted()).toEqual(
      Object.keys(savesWithoutVersion).toSorted(),
    );
    for (const { route } of saves.filter((save) => !unversioned.includes(save)))
      expect(route.errors, route.path).toContain('CONFLICT');
  });
});

test('lets a viewer write only to their own account, and read nothing secret', () => {
  const chosen = routes.flatMap(({ area, action, route }) => {
    const isDefault = findNeededRole(route) === findNeededRole({ ...route, role: undefined });
    return isDefault || area === 'account' ? [] : [`${area}.${action} ${findNeededRole(route)}`];
  });
  expect(chosen).toEqual([
    'signup.addOrganization viewer',
    ...['members.join viewer', 'members.leave viewer'],
    ...['chatHistory.translateSession viewer', 'chatHistory.watchSession viewer'],
    ...['chatHistory.summarize viewer', 'chatHistory.exportData viewer'],
    ...['dashboard.exportAnalytics viewer', 'widget.getSettings editor', 'webhooks.list editor'],
  ]);
});

/** Why the last save may count. */
const savesWithoutVersion = {
  'account.update': 'of the caller alone',
  'account.saveMailChoices': 'of the caller alone',
  'account.enableSecondFactor': 'of the caller alone',
  'members.change': 'two values',
  'members.saveRules': 'one value',
  'identityProvider.requireDomain': 'one value',
  'identityProvider.save': 'of owners, with the password',
  'dashboard.dismissQuestion': 'two values',
  'dashboard.saveShare': 'two values, shown together',
  'superadmin.setPlan': 'one value, compared with the stored one',
  'inbox.saveMailChannel': 'two values',
  'inbox.editOwn': 'adds to the message, or sets one value',
  'inbox.editForwarded': 'adds to the message, or sets one value',
  'chatHistory.joinSession': 'the first who joins, by a condition in the write',
  'agents.allow': 'two values',
  'chatHistory.tagSession': 'two values of one tag',
  'inbox.changeForwarded': 'a state that only moves on',
  'inbox.changeOwn': 'a state that only moves on',
  'billing.changePlan': 'one value, compared with the stored one',
  'billing.savePurchaseOrder': 'one value',
};
