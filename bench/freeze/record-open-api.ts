import { describeApi } from '#shared/contract/open-api.ts';
import { printSorted } from './print-sorted.ts';
import type { Recording } from './recording.ts';

/** The OpenAPI document, one entry per call. */
export function recordOpenApi(): Recording {
  const { paths, ...head } = describeApi();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${path} ${method}`, printSorted(operation)] as const,
    ),
  );
  return new Map([['document', printSorted(head)], ...calls]);
}
