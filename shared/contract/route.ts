import type * as z from 'zod';
import type { Role } from '#shared/domain/identity.ts';
import type { ErrorCode } from '#shared/errors.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The least who may call a route: any visitor, or a signed-in role. Enforced at the edge before input is parsed. */
type Access = 'public' | Role;

/** Calls allowed per window: for one network address, one tenant (the input's conversionId), and everybody together. */
export type RateLimit = { perAddress: number; perTenant?: number; overall?: number; windowSeconds: number };

/** One `/api` route as data. Path parameters and query or body are one flat input. */
export type Route<
  Path extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Streams extends boolean = boolean,
> = {
  method: Method;
  path: Path;
  access: Access;
  summary: string;
  input: Input;
  output: Output;
  errors: readonly ErrorCode[];
  rateLimit?: RateLimit;
  /** The body may also be multipart/form-data; its files arrive beside the input. */
  acceptsFiles?: boolean;
  /** The body may also be the fields of an HTML form, in either of its encodings. */
  acceptsForms?: boolean;
  /** Takes the fields of an HTML form and answers a page, for browsers without scripts. The output is its markup. */
  answersPage?: boolean;
  /** Answers a file of this type. The output is its bytes. */
  answersFile?: 'application/pdf';
  /** With `Accept: text/event-stream` the text of the reply comes piece by piece: shared/server-sent-events.ts. */
  streams?: Streams;
  /** A public route that knows a signed-in caller all the same. */
  identifies?: boolean;
  /** The body reaches the handler as the text it was sent as: its signature covers each byte. */
  rawBody?: boolean;
  /** Reads or sets a cookie, so calls from other origins are refused. */
  usesCookies?: boolean;
};

type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never;

/** Declares a route. A path parameter that the input lacks does not compile. */
export function route<
  const Path extends string,
  Input extends z.ZodObject<Record<PathParameters<Path>, z.ZodType>>,
  Output extends z.ZodType,
  const Streams extends boolean = false,
>(spec: Route<Path, Input, Output, Streams>): Route<Path, Input, Output, Streams> {
  return spec;
}
