import * as z from 'zod';
import { type ContractSnapshot, lowerBounds, upperBounds } from './contract-snapshot.ts';

const nodeSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
});
type Node = z.infer<typeof nodeSchema>;

/**
 * Breaking changes between two releases: open pages call the newer API and read its replies, and messages of
 * older workers are still queued. Empty when there are none. Replies to staff may gain variants, because
 * their pages are reloaded (docs/decisions/035-staff.md).
 */
export function findBreaks(older: ContractSnapshot, newer: ContractSnapshot): string[] {
  const newerCalls: ContractSnapshot['routes'] = { ...newer.routes, ...newer.calls };
  const calls = Object.entries({ ...older.routes, ...older.calls }).flatMap(([name, { input, output }]) => {
    const now = newerCalls[name];
    if (!now) return [`${name} is gone`];
    return [
      ...findRefusals(input, now.input, `${name} input`),
      ...(now.forStaff ? [] : findRefusals(now.output, output, `${name} output`)),
    ];
  });
  const messages = Object.entries(older.jobs).flatMap(([id, schema]) => {
    const now = newer.jobs[id];
    return now ? findRefusals(schema, now, `${id} message`) : [`${id} is gone`];
  });
  return [...calls, ...messages];
}

/** Why data described by `sent` might be refused or misread by `read`. */
function findRefusals(sent: unknown, read: unknown, place: string): string[] {
  const sender = nodeSchema.parse(sent);
  const reader = nodeSchema.parse(read);
  const choices = sender.anyOf ?? sender.oneOf;
  if (choices) return choices.flatMap((choice) => findRefusals(choice, read, place));
  const accepted = reader.anyOf ?? reader.oneOf;
  if (accepted) {
    const refusals = accepted.map((choice) => findRefusals(sent, choice, place));
    return refusals.some((found) => !found.length) ? [] : (refusals[0] ?? []);
  }
  return [
    ...findTypeRefusals(sender, reader, place),
    ...findBoundRefusals(sender, reader, place),
    ...findFieldRefusals(sender, reader, place),
    ...(sender.items && reader.items ? findRefusals(sender.items, reader.items, `${place}[]`) : []),
  ];
}

function findTypeRefusals(sender: Node, reader: Node, place: string): string[] {
  const wanted = [reader.type ?? []].flat();
  const given = [sender.type ?? []].flat();
  const strange = given.filter(
    (type) => !wanted.includes(type) && !(type === 'integer' && wanted.includes('number')),
  );
  if (wanted.length && (strange.length || !given.length))
    return [`${place} is ${given.join(' or ') || 'anything'} and not ${wanted.join(' or ')}`];
  const known = valuesOf(reader);
  const values = valuesOf(sender);
  if (!known) return [];
  const unknown = values?.filter((value) => !known.includes(value)) ?? ['any value'];
  return unknown.length ? [`${place} may be ${unknown.join(', ')}, which is not understood`] : [];
}

function valuesOf({ enum: values, const: value }: Node): string[] | undefined {
  if (value !== undefined) return [JSON.stringify(value)];
  return values?.map((it) => JSON.stringify(it));
}

function findBoundRefusals(sender: Node, reader: Node, place: string): string[] {
  const bound = (node: Node, name: string) => (typeof node[name] === 'number' ? node[name] : undefined);
  const tighter = [
    ...lowerBounds.filter((name) => (bound(reader, name) ?? 0) > (bound(sender, name) ?? 0)),
    ...upperBounds.filter(
      (name) =>
        (bound(reader, name) ?? Number.POSITIVE_INFINITY) < (bound(sender, name) ?? Number.POSITIVE_INFINITY),
    ),
  ];
  return tighter.map((name) => `${place} has a tighter ${name}`);
}

function findFieldRefusals(sender: Node, reader: Node, place: string): string[] {
  const given = sender.properties ?? {};
  return Object.entries(reader.properties ?? {}).flatMap(([name, field]) => {
    const path = `${place}.${name}`;
    if (reader.required.includes(name) && !sender.required.includes(name)) return [`${path} may be missing`];
    return name in given ? findRefusals(given[name], field, path) : [];
  });
}
