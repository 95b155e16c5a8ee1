import { AppError } from '#shared/errors.ts';
import type { PaymentSettings } from './payment-settings.ts';

/** The version of Stripe's API that is spoken: https://docs.stripe.com/upgrades. Pinned, so that an update of the package changes nothing unseen. */
const apiVersion = '2026-10-28.endive';
/** Twice of it is within the time that a function has. */
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

/** Calls Stripe; the package is loaded, and the key read, with the first call. Rejects with `AppError`. */
export type CallStripe = <Answer>(call: (client: Loaded['client']) => Promise<Answer>) => Promise<Answer>;

/** Opens Stripe. Repeated calls with the same idempotency key are safe, so the client tries again by itself. */
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

/** What the provider says of a card is for its owner; everything else is for nobody, since it may quote what was sent. */
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

/** A call that the provider does not take: a mistake of ours, or an object that is gone. */
export class PaymentRefusal extends Error {
  override readonly name = 'PaymentRefusal';
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/** What a read of one object finds; undefined for one that the provider does not know. */
export async function findOne<Found>(read: Promise<Found>): Promise<Found | undefined> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof PaymentRefusal && error.code === 'resource_missing') return undefined;
    throw error;
  }
}
