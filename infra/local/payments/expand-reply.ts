import { PaymentError } from './payment-error.ts';

/** Fields that Stripe answers as an id unless a call expands them: https://docs.stripe.com/api/expanding_objects. */
const references = new Set([
  ...['customer', 'default_payment_method', 'pending_setup_intent', 'latest_invoice', 'latest_charge'],
  ...['invoice', 'payment_intent', 'subscription'],
]);
/** Fields that an answer has only when a call expands them. */
const included = new Set(['confirmation_secret']);
const deepest = 4;

/** Cuts a whole reply down to what was asked for. Refuses paths that Stripe refuses. */
export function expandReply(reply: object, paths: readonly string[]): object {
  for (const path of paths) {
    if (path.split('.').length > deepest) throw refused(`${path} is deeper than ${deepest} levels`);
    if (!reaches(reply, path.split('.'))) throw refused(`${path} cannot be expanded`);
  }
  return reduce(reply, new Set(paths), '');
}

const refused = (message: string) =>
  new PaymentError(400, 'invalid_request_error', 'parameter_invalid', message);

/** Whether a path leads to an expandable field. Lists without entries and empty references lead anywhere. */
function reaches(value: unknown, [first, ...rest]: string[]): boolean {
  if (first === undefined || value === null) return true;
  if (Array.isArray(value)) return value.every((item) => reaches(item, [first, ...rest]));
  if (typeof value !== 'object' || !Object.hasOwn(value, first)) return false;
  if (!rest.length) return references.has(first) || included.has(first);
  return reaches(Object.entries(value).find(([name]) => name === first)?.[1], rest);
}

function reduce(value: object, paths: ReadonlySet<string>, prefix: string): object {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
      const path = prefix ? `${prefix}.${name}` : name;
      const isAsked = [...paths].some((asked) => asked === path || asked.startsWith(`${path}.`));
      if (included.has(name) && !isAsked) return [];
      if (references.has(name) && !isAsked) return [[name, idOf(field)]];
      return [[name, reduceField(field, paths, path)]];
    }),
  );
}

function reduceField(field: unknown, paths: ReadonlySet<string>, path: string): unknown {
  if (Array.isArray(field)) return field.map((item) => reduceField(item, paths, path));
  return typeof field === 'object' && field !== null ? reduce(field, paths, path) : field;
}

function idOf(field: unknown): unknown {
  return typeof field === 'object' && field !== null && 'id' in field ? field.id : field;
}
