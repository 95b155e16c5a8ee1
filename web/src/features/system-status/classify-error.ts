import { readRefusal } from '#web/lib/api/read-refusal.ts';

const descriptions = {
  network: 'Unable to connect to our servers. Please check your internet connection.',
  notfound: "The page you're looking for doesn't exist or has been moved.",
  server: "Our servers are experiencing issues. We're working to fix this.",
  permission: "You don't have permission to access this resource.",
  unknown: "Something unexpected happened. We're investigating the issue.",
} as const;

export type ErrorType = keyof typeof descriptions;
export type ClassifiedError = { type: ErrorType; description: string; code: string };

/** Type, text and code for the error screen: document 1 section 8, in its order. */
export function classifyError(message: string, routeText = ''): ClassifiedError {
  const type = findErrorType(message.toLowerCase(), routeText);
  return { type, description: descriptions[type], code: /\d{3}/.exec(message)?.[0] ?? 'ERR_UNKNOWN' };
}

function findErrorType(text: string, routeText: string): ErrorType {
  if (text.includes('fetch')) return 'network';
  if (text.includes('404') || routeText.split('/').includes('404')) return 'notfound';
  if (text.includes('500') || text.includes('server')) return 'server';
  if (text.includes('403') || text.includes('unauthorized')) return 'permission';
  return 'unknown';
}

/** An error in the format of document 1 section 8: status, colon, space, text. */
export function describeError(error: unknown): string {
  const refusal = readRefusal(error);
  if (refusal) return refusal.reply ?? `${refusal.status}: ${refusal.message}`;
  return error instanceof Error ? error.message : String(error);
}

const criticalTexts = [
  'Cannot read properties',
  'undefined is not a function',
  'Network Error',
  'ChunkLoadError',
];

/** Whether the error boundary keeps its fallback and reports the error: document 1 section 4. */
export function isCriticalError(message: string): boolean {
  return criticalTexts.some((text) => message.includes(text));
}
