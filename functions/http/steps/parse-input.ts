import type * as z from 'zod';
import type { Route } from '#shared/contract/route.ts';
import { AppError } from '#shared/errors.ts';
import type { ApiEvent, ReceivedFile } from '../call.ts';
import type { Parsed, Step } from './step.ts';

/**
 * Parses path parameters and then query or body as one flat object with the route's schema. Throws VALIDATION or a more
 * specific code.
 */
export function parseInput<Path extends string, Input extends z.ZodObject, Output extends z.ZodType>(
  route: Route<Path, Input, Output>,
): Step<Parsed<Input>> {
  return {
    before: async ({ event }) => {
      const { fields, files } = await readBody(route, event);
      const candidate = { ...event.queryStringParameters, ...fields, ...event.pathParameters };
      const result = route.input.safeParse(candidate);
      if (!result.success) {
        const { toValidationError } = await import('./to-validation-error.ts');
        throw toValidationError(result.error);
      }
      event.input = result.data;
      event.files = files;
    },
  };
}

async function readBody(
  {
    acceptsFiles = false,
    acceptsForms = false,
    answersPage = false,
    rawBody = false,
  }: Pick<Route, 'acceptsFiles' | 'acceptsForms' | 'answersPage' | 'rawBody'>,
  event: ApiEvent,
): Promise<{ fields: object; files: ReceivedFile[] }> {
  if (rawBody || !event.body) return { fields: {}, files: [] };
  const contentType = event.headers['content-type'] ?? '';
  const bytes = Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8');
  if ((acceptsFiles || acceptsForms) && contentType.startsWith('multipart/form-data')) {
    const { parseMultipart } = await import('./parse-multipart.ts');
    return parseMultipart(contentType, bytes);
  }
  if ((answersPage || acceptsForms) && contentType.startsWith('application/x-www-form-urlencoded')) {
    return { fields: Object.fromEntries(new URLSearchParams(bytes.toString('utf8'))), files: [] };
  }
  if (!/^application\/json\b/i.test(contentType)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send the request as application/json.' });
  }
  return { fields: parseJsonObject(bytes.toString('utf8')), files: [] };
}

function parseJsonObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text, wellForm);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Reported below: the parser's message is useless to the client.
  }
  throw new AppError('MALFORMED_REQUEST');
}

/** DynamoDB refuses to store lone surrogates. */
function wellForm(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
