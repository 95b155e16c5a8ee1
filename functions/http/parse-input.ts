import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import type { Route } from '#shared/contract/route.ts';
import { AppError, type ErrorCode, type FieldIssue, isErrorCode } from '#shared/errors.ts';
import type { ReceivedFile } from './parse-multipart.ts';

type Parsed<Input extends z.ZodObject> = { input: z.output<Input>; files: ReceivedFile[] };

/** Path parameters, then query or body, as one flat object through the route's schema. Throws VALIDATION and its kin. */
export async function parseInput<Path extends string, Input extends z.ZodObject, Output extends z.ZodType>(
  route: Route<Path, Input, Output>,
  event: APIGatewayProxyEventV2,
): Promise<Parsed<Input>> {
  const { fields, files } = await readBody(route, event);
  const candidate = { ...event.queryStringParameters, ...fields, ...event.pathParameters };
  const result = route.input.safeParse(candidate);
  if (!result.success) throw toValidationError(result.error);
  return { input: result.data, files };
}

async function readBody(
  {
    acceptsFiles = false,
    acceptsForms = false,
    answersPage = false,
    rawBody = false,
  }: Pick<Route, 'acceptsFiles' | 'acceptsForms' | 'answersPage' | 'rawBody'>,
  event: APIGatewayProxyEventV2,
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

/** The body as the text it was sent as. */
export function readRawBody({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): string {
  return isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
}

function parseJsonObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text, wellForm);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Answered below: what the parser says of the text is of no use to the caller.
  }
  throw new AppError('MALFORMED_REQUEST');
}

/** Half a character of UTF-16 is no text: DynamoDB refuses to store it. */
function wellForm(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

function toValidationError(error: z.ZodError): AppError {
  const issues: FieldIssue[] = error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: issue.message,
  }));
  const code =
    error.issues.map(readCode).find((found) => found !== undefined) ?? notFoundCode(issues) ?? 'VALIDATION';
  if (code !== 'VALIDATION') return new AppError(code);
  return new AppError('VALIDATION', { issues, ...(issues[0] && { message: describe(issues[0]) }) });
}

/** A schema may name the code that its failure stands for (`params.code`). */
function readCode(issue: z.core.$ZodIssue): ErrorCode | undefined {
  const code: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  return isErrorCode(code) ? code : undefined;
}

/** An id of the wrong shape is an id that does not exist. */
function notFoundCode(issues: FieldIssue[]): ErrorCode | undefined {
  return issues.some(({ field }) => field === 'conversionId') ? 'CONVERSION_NOT_FOUND' : undefined;
}

function describe({ field, message }: FieldIssue): string {
  return message.startsWith('Invalid input') ? `${field}: ${message}` : message;
}
