import type * as z from 'zod';
import { AppError, type ErrorCode, type FieldIssue, isErrorCode } from '#shared/errors.ts';

/** What a schema found wrong, as an error: VALIDATION, or the code that the schema or the field stands for. */
export function toValidationError(error: z.ZodError): AppError {
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
