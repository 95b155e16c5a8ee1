import * as z from 'zod';
import { documentExtensions } from '#shared/domain/limits.ts';
import { AppError } from '#shared/errors.ts';

type SignupFailureKind =
  | 'network'
  | 'server'
  | 'upload'
  | 'email'
  | 'timeout'
  | 'validation'
  | 'account'
  | 'submission'
  | 'unexpected';

export type SignupFailure = { kind: SignupFailureKind; title: string; text: string; details?: string };

type Classification = {
  error: unknown;
  describeField: (field: string) => string;
  /** Whether documents went with it. */
  hasDocuments: boolean;
};

/** The dialog for a failed signup: document 1 section 8. Undefined for an empty error object. */
export function classifySignupFailure(failed: Classification): SignupFailure | undefined {
  const { error, describeField, hasDocuments } = failed;
  const message = readMessage(error);
  if (!message) return undefined;
  const kind = findKind(error, message, hasDocuments);
  switch (kind) {
    case 'network':
      return {
        kind,
        title: 'Connection Issue',
        text: "We're having trouble connecting to our servers. This is usually temporary.",
      };
    case 'server':
      return {
        kind,
        title: 'Server Maintenance',
        text: 'Your information has been saved in this browser. Please try again in a few minutes.',
        details: describeRequest(error, message),
      };
    case 'upload':
      return {
        kind,
        title: 'Document Upload Issue',
        text: `${message} Please use files under 10MB in a supported format: ${documentExtensions.join(', ')}.`,
      };
    case 'email':
      return {
        kind,
        title: 'Email Delivery Issue',
        text: 'We could not send you an email, but your trial is still active.',
      };
    case 'timeout':
      return {
        kind,
        title: 'Request Timeout',
        text: 'The request took too long. Your information is still here; please try again.',
      };
    case 'validation':
      return {
        kind,
        title: 'Form Validation Error',
        text: describeInvalidField(error, message, describeField),
      };
    case 'account':
      return { kind, title: 'Email or username not available', text: message };
    case 'submission':
      return { kind, title: 'Submission Issue', text: message };
    case 'unexpected':
      return {
        kind,
        title: 'Oops! Something Went Wrong',
        text: 'This has been reported to our team. If your request reached us, we will email you when your account is ready.',
      };
  }
}

function readMessage(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return error.name === 'ZodError' ? 'Form submission failed' : error.message;
}

/** A foreign reply, such as a proxy's, says more by its text than by the code that its status stands for. */
function findKind(error: unknown, message: string, hasDocuments: boolean): SignupFailureKind {
  if (!(error instanceof AppError)) return kindOfText(error, message);
  // Without documents the form itself was too large.
  if (error.code === 'PAYLOAD_TOO_LARGE' && !hasDocuments) return 'submission';
  const inReply = findKindInText(error.reply ?? '');
  if (inReply) return inReply;
  // A foreign refusal of a kind that nobody knows is no fault of our server.
  if (error.code === 'INTERNAL' && error.reply !== undefined && !/^5/.test(error.reply)) return 'submission';
  return kindOfCode(error) ?? kindOfText(error, message);
}

function kindOfCode({ code }: AppError): SignupFailureKind | undefined {
  switch (code) {
    case 'VALIDATION':
    case 'MALFORMED_REQUEST':
      return 'validation';
    case 'ACCOUNT_EXISTS':
      return 'account';
    case 'INTERNAL':
    case 'UNAVAILABLE':
      return 'server';
    case 'PAYLOAD_TOO_LARGE':
    case 'UNSUPPORTED_MEDIA_TYPE':
      return 'upload';
    case 'RATE_LIMITED':
      return 'submission';
    default:
      return undefined;
  }
}

const faultNames = ['SyntaxError', 'TypeError', 'RangeError', 'ReferenceError'];
/** How Chromium, Firefox and Safari describe a request without a reply. */
const networkText = /network|fetch|load failed/i;

const textsOfKinds: [SignupFailureKind, RegExp][] = [
  ['network', networkText],
  ['server', /column|database|server/i],
  ['upload', /upload|document/i],
  ['email', /email|mail/i],
  ['timeout', /timeout|timed out|time-out|^(?:408|504):/i],
  ['validation', /validation|required|invalid/i],
];

function kindOfText(error: unknown, message: string): SignupFailureKind {
  const name = error instanceof Error ? error.name : '';
  // Browsers word the message differently, but the standard defines the name.
  if (name === 'TimeoutError') return 'timeout';
  if (name === 'UploadError') return 'upload';
  // A foreign reply, such as a captive portal's sign-in page, or a bug in this page.
  if (faultNames.includes(name) && !networkText.test(message)) return 'unexpected';
  return findKindInText(message) ?? 'submission';
}

function findKindInText(text: string): SignupFailureKind | undefined {
  return textsOfKinds.find(([, pattern]) => pattern.test(text))?.[0];
}

function describeInvalidField(error: unknown, message: string, describeField: (field: string) => string) {
  const issue = error instanceof AppError ? error.issues[0] : undefined;
  if (issue) return `There's an issue with the ${describeField(issue.field)} field: ${issue.message}`;
  const reply = error instanceof AppError && error.reply !== undefined ? readReply(error.reply) : message;
  return `There's an issue with the form: ${reply || 'Please check your entries and try again.'}`;
}

/** What a foreign reply says to people: its text or the message in its JSON, and nothing that only programs read. */
function readReply(reply: string): string {
  const text = reply.replace(/^\d+:\s*/, '');
  if (!/^[[{]/.test(text)) return text.length > longestReplyCharacters ? '' : text;
  try {
    const { success, data } = replySchema.safeParse(JSON.parse(text));
    return success ? readReply(data.message) : '';
  } catch {
    return '';
  }
}

const longestReplyCharacters = 300;
const replySchema = z.object({ message: z.string() });

function describeRequest(error: unknown, message: string): string {
  const requestId = error instanceof AppError ? error.requestId : undefined;
  return requestId ? `${message} (request ${requestId})` : message;
}
