import type * as z from 'zod';
import { describeApi, type Operation } from '#shared/contract/open-api.ts';

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** Renders docs/api.md, every call for people. Programs read `/api/openapi.json`. */
export function renderApiPage(): string {
  const operations = Object.entries(describeApi().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      title: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  const areas = Object.groupBy(operations, ({ operation }) => operation.tags.join());
  return [
    '# The API',
    '',
    'Written by `npm run docs:api` from `shared/contract`; programs find the same at `/api/openapi.json` (OpenAPI 3.1).',
    'Every error is `{ error: { code, message, requestId }, message }`; switch on the code. `?` marks what may be left out.',
    'A caller over a limit gets 429; during an outage of a service behind the API every caller gets 503. Both carry `Retry-After`.',
    'Streaming calls through CloudFront carry the hash of their body in',
    '`x-amz-content-sha256`, as the typed client (`shared/client.ts`) does by itself.',
    ...Object.entries(areas).flatMap(([area, found = []]) => [
      '',
      `## ${area}`,
      ...found.flatMap(({ title, operation }) => renderOperation(title, operation)),
    ]),
    '',
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

function renderOperation(title: string, operation: Operation): string[] {
  const { summary, description, parameters, requestBody, responses, 'x-access': access } = operation;
  const errors = Object.entries(responses).filter(([status]) => status !== '200');
  const reply = Object.values(responses[200]?.content ?? {})[0]?.schema;
  const body = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => `- Body (\`${type}\`): ${renderSchema(schema)}`,
  );
  return [
    '',
    `### ${title}`,
    '',
    `${summary}.${description ? ` ${description}` : ''} Callers: ${access}.`,
    '',
    ...parameters.map(
      ({ name, in: place, required, schema }) =>
        `- In the ${place}: \`${name}${required ? '' : '?'}\` ${renderSchema(schema)}`,
    ),
    ...body,
    ...(reply ? [`- Reply: ${renderSchema(reply)}`] : []),
    ...errors.map(([status, response]) => `- ${status}: ${response.description}`),
  ];
}

/** A schema in TypeScript notation, on one line. */
function renderSchema(schema: JsonSchema): string {
  return `\`${renderType(schema)}\``;
}

function renderType(schema: JsonSchema): string {
  if (typeof schema === 'boolean') return 'unknown';
  const { type, properties, required = [], items, additionalProperties } = schema;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(renderType).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (type === 'array' && items && !Array.isArray(items)) return renderList(renderType(items));
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${renderType(field)}`,
    );
    return fields.length ? `{ ${fields.join('; ')} }` : '{}';
  }
  if (type === 'object' && additionalProperties) return `{ [name]: ${renderType(additionalProperties)} }`;
  if (schema.not) return 'never';
  return typeof type === 'string' ? type : 'unknown';
}

function renderList(item: string): string {
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}
