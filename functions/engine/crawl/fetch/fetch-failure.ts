import { errors } from 'undici';
import * as z from 'zod';
import { type UrlRefusalCode, UrlRefusedError } from './url-guard.ts';

export type FetchFailureCode =
  | UrlRefusalCode
  | 'unreachable'
  | 'bad-certificate'
  | 'timeout'
  | 'connection-lost'
  | 'bad-response'
  | 'bad-encoding'
  | 'http-status'
  | 'too-large'
  | 'site-too-large'
  | 'unwanted-type'
  | 'too-many-redirects'
  | 'redirect-refused'
  | 'robots-unreadable'
  | 'robots-disallowed';

/** The failure of one fetch; `reason` is a sentence for the website's owner. */
export type FetchFault = {
  code: FetchFailureCode;
  reason: string;
  status?: number;
  retryAfterMs?: number | undefined;
  /** Whether an immediate retry may help. */
  transient: boolean;
};

/** Ends a fetch with a given failure. */
export class FetchFaultError extends Error {
  readonly fault: FetchFault;

  constructor(fault: FetchFault) {
    super(fault.reason);
    this.name = 'FetchFaultError';
    this.fault = fault;
  }
}

const reasons = {
  unreachable: 'The website’s server could not be reached.',
  'bad-certificate': 'The secure connection failed; the website’s certificate may not be valid.',
  timeout: 'The server did not answer in time.',
  'connection-lost': 'The connection broke off before the answer was complete.',
  'bad-response': 'The server’s answer was not valid.',
  'bad-encoding': 'The answer was compressed in a way that could not be read.',
  'too-many-redirects': 'The address forwards too many times.',
} as const;

const statusWords: Record<number, string> = {
  401: 'sign-in required',
  403: 'access denied',
  404: 'not found',
  408: 'time-out',
  410: 'removed',
  429: 'too many requests',
  451: 'blocked for legal reasons',
  500: 'server error',
  502: 'server error',
  503: 'temporarily unavailable',
  504: 'time-out',
};

/** The failure for a code whose sentence needs no details. */
export function describeFault(code: keyof typeof reasons): FetchFault {
  return { code, reason: reasons[code], transient: code === 'timeout' || code === 'connection-lost' };
}

/** The failure for a non-success status. */
export function describeStatus(status: number, retryAfterMs?: number): FetchFault {
  const words = statusWords[status] ?? (status >= 500 ? 'server error' : 'no page');
  return {
    code: 'http-status',
    reason: `The page answered ${status} (${words}).`,
    status,
    retryAfterMs,
    transient: status >= 500 || status === 429,
  };
}

/** The failure for a body above its limit. */
export function describeTooLarge(limitBytes: number): FetchFault {
  const megabytes = Math.round((limitBytes / 1024 / 1024) * 10) / 10;
  return {
    code: 'too-large',
    reason: `It is larger than ${megabytes} MB. Make it smaller, or split it and upload the parts.`,
    transient: false,
  };
}

/** The failure for a body of an unusable media type. */
export function describeUnwantedType(contentType = 'unknown type'): FetchFault {
  const mediaType = contentType.split(';', 1)[0]?.trim().slice(0, 60);
  return {
    code: 'unwanted-type',
    reason: `It is not a page or document that can be read (${mediaType}).`,
    transient: false,
  };
}

const codedErrorSchema = z.object({ code: z.string() });
const certificateError =
  /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|EPROTO)/;
const inflateError = /^(Z_|ERR__ERROR|ERR_BROTLI|ERR_PADDING|ZSTD_|ERR_ZSTD|BROTLI|ERR__)/;

/** Translates any request error. */
export function toFetchFault(error: unknown): FetchFault {
  if (error instanceof FetchFaultError) return error.fault;
  if (error instanceof UrlRefusedError) return { code: error.code, reason: error.message, transient: false };
  if (error instanceof errors.HTTPParserError || error instanceof errors.HeadersOverflowError) {
    return describeFault('bad-response');
  }
  if (error instanceof errors.SocketError || error instanceof errors.ResponseContentLengthMismatchError) {
    return describeFault('connection-lost');
  }
  return describeFault(classifySystemError(codedErrorSchema.safeParse(error).data?.code ?? ''));
}

function classifySystemError(code: string): keyof typeof reasons {
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'connection-lost';
  if (code === 'ETIMEDOUT') return 'timeout';
  if (code.startsWith('HPE_')) return 'bad-response';
  if (certificateError.test(code)) return 'bad-certificate';
  return inflateError.test(code) ? 'bad-encoding' : 'unreachable';
}
