import * as z from 'zod';
import type { ApiKeyScope } from '../domain/api-key.ts';
import type { OrganisationRole } from '../domain/organisation-role.ts';
import { type ErrorCode, errorTable } from '../errors.ts';
import { eventStreamType } from '../server-sent-events.ts';
import { type ListedRoute, listRoutes } from './index.ts';
import { findNeededScope } from './key-scope.ts';
import { findNeededRole, listErrors } from './needed-role.ts';
import type { Route } from './route.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Content = Record<string, { schema: JsonSchema }>;
type Response = { description: string; content?: Content };

/** An OpenAPI 3.1 operation. */
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Response>;
  /** Who may call it. */
  'x-access': Route['access'];
  /** The least role of members in their organisation. */
  'x-role'?: OrganisationRole;
  /** With which API key; on routes for everybody it is optional. */
  security?: Record<string, string[]>[];
  'x-key-scope'?: ApiKeyScope;
};

export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string };
  servers: { url: string }[];
  components: { securitySchemes: Record<string, { type: 'http'; scheme: 'bearer'; description: string }> };
  paths: Record<string, Record<string, Operation>>;
};

const jsonType = 'application/json';
const formType = 'application/x-www-form-urlencoded';
const errorSchema = z.toJSONSchema(
  z.object({
    error: z.object({ code: z.string(), message: z.string(), requestId: z.string() }),
    message: z.string(),
  }),
);

/** The whole contract as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.0). */
export function describeApi(routes: readonly ListedRoute[] = listRoutes()): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const listed of routes) {
    const { path, method } = listed.route;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(listed) };
  }
  const apiKey = {
    type: 'http' as const,
    scheme: 'bearer' as const,
    description: 'An API key of the organization, made in its dashboard under Settings, API keys',
  };
  return {
    openapi: '3.1.0',
    info: { title: 'GPTsites', version: '1' },
    servers: [{ url: '/' }],
    components: { securitySchemes: { apiKey } },
    paths,
  };
}

function describeOperation({ area, action, route }: ListedRoute): Operation {
  const { properties = {}, required = [] } = toSchema(route.input);
  const inPath = (name: string) => route.path.includes(`{${name}}`);
  const names = Object.keys(properties);
  const hasBody = !['GET', 'HEAD', 'DELETE'].includes(route.method);
  const parameters = names.filter((name) => inPath(name) || !hasBody);
  const limits = describeLimits(route);
  const role = findNeededRole(route);
  const scope = findNeededScope(route);
  return {
    operationId: `${area}.${action}`,
    tags: [area],
    summary: route.summary,
    ...(limits && { description: limits }),
    parameters: parameters.map((name) => ({
      name,
      in: inPath(name) ? 'path' : 'query',
      required: inPath(name) || required.includes(name),
      schema: asSchema(properties[name]),
    })),
    ...(hasBody && { requestBody: describeBody(route, inPath) }),
    responses: { ...describeReply(route), ...describeErrors(listErrors(route)) },
    'x-access': route.access,
    ...(role && { 'x-role': role }),
    ...(scope && {
      security: route.access === 'public' ? [{}, { apiKey: [] }] : [{ apiKey: [] }],
      'x-key-scope': scope,
    }),
  };
}

function describeBody(
  { input, acceptsFiles, acceptsForms, rawBody }: Route,
  inPath: (name: string) => boolean,
) {
  // Its signer defines the content.
  if (rawBody) return { required: true, content: { [jsonType]: { schema: { type: 'object' as const } } } };
  const { properties = {}, required = [], ...schema } = toSchema(input);
  const fields = {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath(name))),
    required: required.filter((name) => !inPath(name)),
  };
  const files: Content = {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { document: { type: 'array', items: { type: 'string', format: 'binary' } } },
      },
    },
  };
  return {
    required: fields.required.length > 0,
    content: {
      [jsonType]: { schema: fields },
      ...(acceptsFiles && files),
      ...(acceptsForms && { [formType]: { schema: fields } }),
    },
  };
}

function describeReply({ output, method, streams, answersFile, relays }: Route): Record<string, Response> {
  if (method === 'HEAD') return { 200: { description: 'No body' } };
  if (answersFile) {
    const schema = { type: 'string' as const, format: 'binary' };
    return { 200: { description: 'The file', content: { [answersFile]: { schema } } } };
  }
  if (relays) return { 200: { description: 'As its protocol says', content: { [relays]: { schema: {} } } } };
  const schema = toSchema(output);
  const events: Content = { [eventStreamType]: { schema: { type: 'string' } } };
  return {
    200: {
      description: streams
        ? 'The reply; with Accept: text/event-stream, its text in `text` events and the full reply in `done`'
        : 'The reply',
      content: { [jsonType]: { schema }, ...(streams && events) },
    },
  };
}

/** Replies with the same status, with the codes that tell them apart. */
function describeErrors(codes: readonly ErrorCode[]): Record<string, Response> {
  const byStatus = Object.groupBy(codes, (code) => String(errorTable[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, found = []]) => [
      status,
      { description: found.join(', '), content: { [jsonType]: { schema: errorSchema } } },
    ]),
  );
}

function describeLimits({ rateLimit }: Route): string | undefined {
  if (!rateLimit) return undefined;
  const { perAddress, perTenant, windowSeconds } = rateLimit;
  const tenant = perTenant ? ` and ${perTenant} per assistant` : '';
  return `At most ${perAddress} calls per address${tenant} in ${windowSeconds} seconds.`;
}

/** Input as callers send it and output as they read it: transforms and defaults are the server's. */
function toSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _version, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return described;
}

function asSchema(schema: z.core.JSONSchema._JSONSchema | undefined): JsonSchema {
  return typeof schema === 'object' ? schema : {};
}
