import { AppError } from '#shared/errors.ts';
import type { PaymentSettings } from './payment-settings.ts';

/**
 * Pinned version of Stripe's API (https://docs.stripe.com/upgrades), so that package updates change nothing
 * silently.
 */
const apiVersion = '2026-10-28.endive';
/** Two attempts fit within a function's timeout. */
const timeoutMs = 8000;

async function loadStripe(settings: PaymentSettings) {
  const { Stripe } = await import('stripe');
  const { apiUrl } = settings;
  const place = apiUrl ? describePlace(new URL(apiUrl)) : {};
  const client = new Stripe(await settings.readSecretKey(), {
    apiVersion,
    ...place,
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return { client, errors: Stripe.errors };
}

function describePlace({ protocol, hostname, port }: URL) {
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
  };
}

type Loaded = Awaited<ReturnType<typeof loadStripe>>;

/** Calls Stripe; the first call loads the package and reads the key. Rejects with `AppError`. */
export type CallStripe = <Answer>(call: (client: Loaded['client']) => Promise<Answer>) => Promise<Answer>;

/** Opens Stripe. Calls are idempotent by key, so the client retries on its own. */
export function openStripe(settings: PaymentSettings): CallStripe {
  let loaded: Promise<Loaded> | undefined;
  return async (call) => {
    loaded ??= loadStripe(settings).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    const { client, errors } = await loaded;
    try {
      return await call(client);
    } catch (error) {
      throw toAppError(error, errors);
    }
  };
}

/**
 * Card errors are shown to the card's owner; all other messages stay private, because they may quote the
 * request.
 */
function toAppError(error: unknown, errors: Loaded['errors']): unknown {
  if (error instanceof errors.StripeCardError)
    return new AppError('PAYMENT_FAILED', { message: error.message });
  if (error instanceof errors.StripeSignatureVerificationError) return new AppError('FORBIDDEN');
  if (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeIdempotencyError
  )
    return new AppError('UNAVAILABLE');
  if (error instanceof errors.StripeError)
    return new PaymentRefusal(`Stripe refused a call: ${error.type} ${error.code ?? ''}`, error.code);
  return error;
}

/** A call the provider rejects: a bug of ours, or an object that is gone. */
export class PaymentRefusal extends Error {
  override readonly name = 'PaymentRefusal';
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/** The result of reading one object; undefined when the provider doesn't know it. */
export async function findOne<Found>(read: Promise<Found>): Promise<Found | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof PaymentRefusal && error.code === 'resource_missing') return undefined;
    throw error;
  }
}
