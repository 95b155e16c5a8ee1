import { describe, expect, test } from 'vitest';
import { listRoutes } from './index.ts';
import { describeApi } from './open-api.ts';

const { paths } = describeApi();

describe('the OpenAPI document', () => {
  test.each(listRoutes())('describes $area.$action with its parameters, replies and errors', (listed) => {
    const { route } = listed;
    const operation = paths[route.path]?.[route.method.toLowerCase()];
    expect(operation?.operationId).toBe(`${listed.area}.${listed.action}`);
    const inPath = operation?.parameters.filter((it) => it.in === 'path').map(({ name }) => name);
    expect(inPath).toEqual([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    const described = Object.values(operation?.responses ?? {}).flatMap((it) => it.description.split(', '));
    expect(described).toEqual(expect.arrayContaining([...route.errors]));
    expect(operation?.responses).toHaveProperty('200');
  });

  test('describes the body without the path parameters', () => {
    const bodyOf = (path: string) => paths[path]?.post?.requestBody?.content['application/json']?.schema;
    expect(bodyOf('/api/chat')?.required).toEqual(['message']);
    const signup = Object.keys(bodyOf('/api/{brandId}/trial-signup')?.properties ?? {});
    expect(signup).toContain('adminContact');
    expect(signup).not.toContain('brandId');
  });

  test('serializes to JSON without loss', () => {
    expect(JSON.parse(JSON.stringify(paths))).toEqual(paths);
  });
});
