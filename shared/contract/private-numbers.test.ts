import { expect, test } from 'vitest';
import * as z from 'zod';
import { listRoutes } from './index.ts';

/** A secret in each way that the masker finds one; the first that a field takes shows whether it is masked. */
const secrets = [
  'my password is hunter2-Secret',
  'elena hunter2 password: Secret99',
  'sk_live_abcdefghijkl123456',
  '4111 1111 1111 1111',
];
const secretParts = /hunter2-Secret|Secret99|abcdefghijkl|4111 1111/;

/** Fields that are no visitor's words, or are masked elsewhere. */
const otherwise: readonly (readonly [why: string, path: RegExp])[] = [
  ['a name that is looked up and kept nowhere', /^conversions\.findBySlug\.slug$/],
  [
    'a secret that the call itself checks',
    /^(?:auth|superadmin|identityProvider)\.\w+\.(?:password|newPassword|code)$/,
  ],
  ['an id or a token of ours', /\.(?:\w*[iI]d|\w*[tT]oken|\w*Key|page|role)$/],
  [
    'what an organization’s provider sent back, and alone reads',
    /^identityProvider\.finish(?:Staff)?\.query$/,
  ],
  ['masked with its role', /^chat\.(?:sendMessage|streamAnswer)\.context\.conversationHistory\[\]\.content$/],
  [
    'what the page says about its assistant',
    /^(?:chat\.(?:sendMessage|streamAnswer)|support\.chat|widget\.getPanel)\.(?:context|host)/,
  ],
  ['a customer’s own details: decision 51', /^(?:signup\.createTrial|conversions\.start|checkout\.\w+)\./],
  ['counted by name', /^demos\./],
  ['masked once the name is cleaned', /^uploads\.uploadDocuments\.files/],
];

type TextField = { path: string; schema: z.ZodType };

const innerOf = (schema: z.ZodType): z.ZodType | undefined =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault
    ? z.instanceof(z.ZodType).parse(schema.unwrap())
    : undefined;

function listFields(schema: z.ZodType, path: string): TextField[] {
  const inner = innerOf(schema);
  if (inner) return listFields(inner, path);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      listFields(z.instanceof(z.ZodType).parse(field), `${path}.${key}`),
    );
  }
  if (schema instanceof z.ZodArray)
    return listFields(z.instanceof(z.ZodType).parse(schema.element), `${path}[]`);
  return [{ path, schema }];
}

function isOpen({ schema }: TextField): boolean {
  const taken = secrets.map((text) => schema.safeParse(text)).find(({ success }) => success);
  return taken !== undefined && secretParts.test(String(taken.data));
}

test('every text that a stranger may send is masked at the door', () => {
  const fields = listRoutes()
    .filter(({ route }) => route.access === 'public')
    .flatMap(({ area, action, route }) => listFields(route.input, `${area}.${action}`));
  expect(fields.length).toBeGreaterThan(60);
  const open = fields.filter(isOpen).map(({ path }) => path);
  expect(open.filter((path) => !otherwise.some(([, pattern]) => pattern.test(path)))).toEqual([]);
  for (const [why, pattern] of otherwise)
    expect(
      open.some((path) => pattern.test(path)),
      why,
    ).toBe(true);
});
