import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type AssembledStack, type Template, templateSchema } from './template.ts';

const manifestSchema = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.string().optional(),
      dependencies: z.array(z.string()).default([]),
      properties: z.object({ templateFile: z.string().optional() }).optional(),
    }),
  ),
});
const stackType = 'aws:cloudformation:stack';

/** The stacks that `cdk synth` wrote into a folder, with their nested stacks. */
export function readAssembly(folder: string): AssembledStack[] {
  const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8');
  const { artifacts } = manifestSchema.parse(JSON.parse(manifest));
  const isStack = (name: string) => artifacts[name]?.type === stackType;
  return Object.entries(artifacts).flatMap(([name, { environment, dependencies, properties }]) => {
    const file = properties?.templateFile;
    if (!isStack(name) || !file) return [];
    const region = environment?.split('/').at(-1) ?? '';
    return [{ name, ...readStack(folder, file, name, region), dependencies: dependencies.filter(isStack) }];
  });
}

function readStack(
  folder: string,
  file: string,
  name: string,
  region: string,
): Omit<AssembledStack, 'name' | 'dependencies'> {
  const text = readFileSync(join(folder, file), 'utf8');
  const template = templateSchema.parse(JSON.parse(text));
  const nested = Object.fromEntries(
    listNestedFiles(template).map(({ id, file: inner }) => {
      const nestedName = `${name}-${id}-A1B2C3D4E5F6`;
      return [id, { name: nestedName, ...readStack(folder, inner, nestedName, region), dependencies: [] }];
    }),
  );
  return { region, template, bytes: Buffer.byteLength(text), nested };
}

function listNestedFiles({ Resources }: Template): { id: string; file: string }[] {
  return Object.entries(Resources).flatMap(([id, { Type, Metadata }]) => {
    const { 'aws:asset:path': file } = Metadata;
    return Type === 'AWS::CloudFormation::Stack' && typeof file === 'string' ? [{ id, file }] : [];
  });
}
