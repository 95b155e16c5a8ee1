import type * as z from 'zod';
import { AppError, type ErrorCode, type FieldIssue, isErrorCode } from '#shared/errors.ts';

/** Turns a schema failure into VALIDATION, or into the code of the schema or field. */
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

/** A schema may name the code of its failure (`params.code`). */
function readCode(issue: z.core.$ZodIssue): ErrorCode | undefined {
  const code: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  return isErrorCode(code) ? code : undefined;
}

/** A malformed id counts as one that doesn't exist. */
function notFoundCode(issues: FieldIssue[]): ErrorCode | undefined {
  return issues.some(({ field }) => field === 'conversionId') ? 'CONVERSION_NOT_FOUND' : undefined;
}

function describe({ field, message }: FieldIssue): string {
  return message.startsWith('Invalid input') ? `${field}: ${message}` : message;
}
