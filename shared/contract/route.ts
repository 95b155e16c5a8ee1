import type * as z from 'zod';
import type { Role } from '#shared/domain/identity.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { OrganisationRole } from '../domain/organisation-role.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The minimum access of a route: any visitor, or a signed-in role. Enforced at the edge before input is
 * parsed.
 */
type Access = 'public' | Role;

/** Calls allowed per window: per network address, per tenant (the input's conversionId), and overall. */
export type RateLimit = {
  perAddress: number;
  perTenant?: number;
  overall?: number;
  windowSeconds: number;
  /** Routes with the same name share their counts; by default each has its own. */
  countedAs?: string;
};

/** One `/api` route as data. Path parameters and query or body are one flat input. */
export type Route<
  Path extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Streams extends boolean = boolean,
  Least extends Access = Access,
> = {
  method: Method;
  path: Path;
  access: Least;
  /** With access `member`: the least role in the organisation, if not the one that its method needs (`findNeededRole`). */
  role?: OrganisationRole | undefined;
  summary: string;
  input: Input;
  output: Output;
  errors: readonly ErrorCode[];
  rateLimit?: RateLimit;
  /** The body may also be multipart/form-data; its files are passed beside the input. */
  acceptsFiles?: boolean;
  /** The body may also be an HTML form, in either encoding. */
  acceptsForms?: boolean;
  /** Accepts an HTML form and returns a page, for browsers without JavaScript. The output is its markup. */
  answersPage?: boolean;
  /** Returns a file of this type; a picture may be kept, a script runs on every page. The output is its bytes. */
  answersFile?: 'application/pdf' | 'image/*' | 'text/javascript';
  /** Another protocol defines the reply: the handler gives its status and body, which is of this type. */
  relays?: 'application/json' | 'text/plain';
  /** With `Accept: text/event-stream` the reply's text is streamed: shared/server-sent-events.ts. */
  streams?: Streams;
  /** A public route that still identifies a signed-in caller. */
  identifies?: boolean;
  /** The handler gets the raw body, because its signature covers every byte. */
  rawBody?: boolean;
  /** Reads or sets a cookie, so cross-origin calls are refused. */
  usesCookies?: boolean;
};

type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never;

/** Declares a route. A path parameter missing from the input doesn't compile. */
export function route<
  const Path extends string,
  Input extends z.ZodObject<Record<PathParameters<Path>, z.ZodType>>,
  Output extends z.ZodType,
  const Streams extends boolean = false,
  const Least extends Access = Access,
>(
  method: Method,
  path: Path,
  access: Least,
  spec: Omit<Route<Path, Input, Output, Streams, Least>, 'method' | 'path' | 'access'>,
): Route<Path, Input, Output, Streams, Least> {
  return { method, path, access, ...spec };
}
