import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
const { packages } = lockSchema.parse(JSON.parse(read('package-lock.json')));
const own = packages['']?.optionalDependencies ?? {};
const runtimes = Object.keys(own).filter((name) => /^node-(?:bin-)?(?:linux|darwin|win)-/.test(name));

const ownFolders = ['bench/peers', 'functions/engine/documents/recognition/packages'];

test.each(['package-lock.json', ...ownFolders.map((folder) => `${folder}/package-lock.json`)])(
  '%s holds the hash of every package, those of other platforms too',
  (file) => {
    const all = Object.entries(lockSchema.parse(JSON.parse(read(file))).packages);
    expect(all.length).toBeGreaterThan(5);
    // A package in a bundle is covered by the hash of what bundles it.
    const open = all.filter(
      ([name, { integrity, link, inBundle }]) => name && !integrity && !link && !inBundle,
    );
    expect(open.map(([name]) => name)).toEqual([]);
  },
);

test('no package runs a script of its own while it is installed', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  // That setting does not reach folders that are installed on their own.
  for (const folder of ownFolders) {
    const { packages } = lockSchema.parse(JSON.parse(read(`${folder}/package-lock.json`)));
    expect(Object.keys(packages).filter((name) => packages[name]?.hasInstallScript)).toEqual([]);
  }
});

test('Node comes from the lockfile: a pinned package a platform, first on the path of every npm script', () => {
  expect(runtimes.length).toBeGreaterThanOrEqual(5);
  for (const name of runtimes) expect(own[name], name).toBe(packages[`node_modules/${name}`]?.version);
  expect(packages['node_modules/node']).toBeUndefined();
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const installed = runtimes.find((name) => name.endsWith(`${platform}-${process.arch}`));
  if (!installed) return;
  const linked = realpathSync(path.join(root, 'node_modules/.bin/node'));
  expect(linked).toBe(realpathSync(path.join(root, 'node_modules', installed, 'bin/node')));
  if (process.env.npm_execpath) expect(process.version).toBe(`v${own[installed]}`);
});

test('Node on Linux has the version of the cloud’s functions', () => {
  const [, cloud] = /NODEJS_(\d+)_X/.exec(read('infra/constructs/functions/create-function.ts')) ?? [];
  const linux = runtimes.filter((name) => name.includes('linux'));
  expect(linux.map((name) => own[name]?.split('.')[0])).toEqual(linux.map(() => cloud));
});
