/** HTTP status and default text of every error code. The code is the contract; the text is for people. */
export const errorTable = {
  VALIDATION: { status: 400, message: 'Please check the highlighted fields and try again.' },
  MALFORMED_REQUEST: { status: 400, message: 'The request could not be read. Send valid JSON.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in to continue.' },
  PAYMENT_FAILED: { status: 402, message: 'The card was declined. Please use another one.' },
  WRONG_CREDENTIALS: { status: 401, message: 'Login failed. Please check your credentials.' },
  WRONG_CODE: {
    status: 401,
    message: 'This code is incorrect or has already been used. Enter the newest one.',
  },
  NEW_PASSWORD_REQUIRED: { status: 403, message: 'Please choose a new password.' },
  PASSWORD_EXPIRED: { status: 403, message: 'This password has expired.' },
  PASSWORD_REQUIRED: { status: 403, message: 'Please enter your password again.' },
  FORBIDDEN: { status: 403, message: 'You do not have permission to do this.' },
  NOT_A_MEMBER: {
    status: 403,
    message: 'You no longer belong to this organization. Reload the page to go on in another one.',
  },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  BRAND_NOT_FOUND: { status: 404, message: 'Brand not found' },
  CONVERSION_NOT_FOUND: {
    status: 404,
    message: 'This conversion does not exist. Check the address you were given.',
  },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This method is not supported here.' },
  ACCOUNT_EXISTS: {
    status: 409,
    message: 'This email address or username cannot be used for a new trial. Sign in, or use different ones.',
  },
  ALREADY_SUBSCRIBED: {
    status: 409,
    message:
      'Your organization already has a subscription. Change its plan in your dashboard, under Billing.',
  },
  PAYMENT_DUE: {
    status: 409,
    message: 'An invoice is still open. Pay it first, in your dashboard under Billing.',
  },
  NOT_SUBSCRIBED: { status: 409, message: 'There is no subscription to change.' },
  CONFLICT: { status: 409, message: 'Something changed in the meantime. Reload and try again.' },
  NOT_READY: { status: 409, message: 'This assistant is still being built. Please try again in a moment.' },
  /** The trial or the month's conversations are used up. Visitors aren't told which. */
  ASSISTANT_PAUSED: { status: 409, message: 'This assistant is taking a break at the moment.' },
  LINK_EXPIRED: {
    status: 410,
    message: 'This link has expired or has already been used. Please ask for a new one.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    message: 'This is too large to send at once. Send fewer or smaller files.',
  },
  REPLY_TOO_LARGE: {
    status: 413,
    message: 'The answer is too large to send at once. Ask for less, such as a shorter period.',
  },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This content type is not supported here.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our server. Please try again.' },
  UNAVAILABLE: {
    status: 503,
    message: 'The service is busy at the moment. Please try again in a few seconds.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

/** A code of the error table. Server and pages switch on it. */
export type ErrorCode = keyof typeof errorTable;

/** An invalid field with the text to show beside it. */
export type FieldIssue = { field: string; message: string };

type ErrorOptions = {
  message?: string;
  issues?: FieldIssue[];
  requestId?: string;
  retryAfterSeconds?: number;
  reply?: string;
  stored?: unknown;
};

/** The one error type on both sides of the wire: a code, a text for people, and the fields concerned. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: FieldIssue[];
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Status and text of a foreign reply, such as a proxy's, for operators. */
  readonly reply: string | undefined;
  /** With CONFLICT after a refused save: what is stored now, as the call would have returned it. */
  readonly stored: unknown;

  constructor(code: ErrorCode, options: ErrorOptions = {}) {
    super(options.message ?? errorTable[code].message);
    this.code = code;
    this.issues = options.issues ?? [];
    this.requestId = options.requestId;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.reply = options.reply;
    this.stored = options.stored;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** Whether a string from the wire is a known error code. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorTable, value);
}
