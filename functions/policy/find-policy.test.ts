import { expect, test } from 'vitest';
import { listRoutes } from '#shared/contract/index.ts';
import { findPolicy } from './find-policy.ts';

const namingRoutes = listRoutes().filter(({ route }) => 'conversionId' in route.input.shape);

test.each(namingRoutes)('$file may count unknown conversion ids', (listed) => {
  expect(findPolicy(listed).policy.table).toContain('UpdateItem');
});
