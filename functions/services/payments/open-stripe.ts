import type { Stripe } from 'stripe';
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
    ...(settings.fetch && { httpClient: Stripe.createFetchHttpClient(settings.fetch) }),
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

/**
 * Calls Stripe; the first call loads the package and reads the key. Rejects with `AppError`. A call that must happen
 * once brings a key, and passes the options on.
 */
export type CallStripe = <Answer>(
  call: (client: Loaded['client'], options: Stripe.RequestOptions | undefined) => Promise<Answer>,
  key?: string,
) => Promise<Answer>;

/** Refusals that may stand in the way of one key within the day that Stripe keeps them. */
const mostReplays = 5;

/**
 * Opens Stripe. Calls are idempotent by key, so the client retries on its own. Stripe repeats a refusal to whoever
 * brings its key again (https://docs.stripe.com/api/idempotent_requests): nothing was done then, so we ask anew.
 */
export function openStripe(settings: PaymentSettings): CallStripe {
  let loaded: Promise<Loaded> | undefined;
  return async (call, key) => {
    loaded ??= loadStripe(settings).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    const { client, errors } = await loaded;
    for (let turn = 0; ; turn++) {
      try {
        return await call(client, key === undefined ? undefined : { idempotencyKey: keyOf(key, turn) });
      } catch (error) {
        if (turn < mostReplays && isReplayed(error, errors)) continue;
        throw toAppError(error, errors);
      }
    }
  };
}

const keyOf = (key: string, turn: number) => (turn === 0 ? key : `${key}:${turn}`);

function isReplayed(error: unknown, errors: Loaded['errors']): boolean {
  return error instanceof errors.StripeError && error.headers?.['idempotent-replayed'] === 'true';
}

/**
 * Card errors are shown to the card's owner; all other messages stay private, because they may quote the
 * request.
 */
function toAppError(error: unknown, errors: Loaded['errors']): unknown {
  if (error instanceof errors.StripeCardError && error.code?.endsWith('_requires_action'))
    return new AuthenticationRefusal();
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
  if (error instanceof errors.StripeError) return new PaymentRefusal(error);
  return error;
}

/** A charge that waits for its cardholder to confirm it. */
export class AuthenticationRefusal extends AppError {
  constructor() {
    super('PAYMENT_FAILED', { message: 'Your bank asks you to confirm this payment.' });
  }
}

/** A call the provider rejects: a bug of ours, or an object that is gone. */
export class PaymentRefusal extends Error {
  override readonly name = 'PaymentRefusal';
  readonly code: string | undefined;
  /** The last name of the parameter that is wrong, such as `postal_code`. */
  readonly parameter: string | undefined;

  constructor({ type, code, param }: Pick<Stripe.errors.StripeError, 'type' | 'code' | 'param'>) {
    super(`Stripe refused a call: ${type} ${code ?? ''}`);
    this.code = code;
    this.parameter = param?.split(/[[\]]+/).findLast(Boolean);
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
