import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stages } from '#infra/stages.ts';
import { jobs } from '#shared/jobs/index.ts';
import { synthesize } from './testing/synthesize.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/operations');
const pages = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const whole = pages.map(({ text }) => text).join('\n');
const named = (pattern: RegExp) => [...new Set([...whole.matchAll(pattern)].map(([, name = '']) => name))];

const stacks = Object.values(synthesize({ settings: { ...prod(), superadminEmail: 'night@example.org' } }));
const logicalIds = (type: string) =>
  stacks.flatMap((template: Template) => Object.entries(template.findResources(type)));
const outputs = [...stacks, ...Object.values(synthesize({ stage: 'dev' }))].flatMap((template) =>
  Object.keys(template.findOutputs('*')),
);

function prod() {
  const { prod: settings = expect.fail() } = stages;
  return settings;
}

test('GitHub proves a change with the command that proves it anywhere, says what it would change, and deploys tags', () => {
  const read = (name: string) => readFileSync(join(root, '.github/workflows', name), 'utf8');
  const [check, deploy] = [read('check.yml'), read('deploy.yml')];
  const proof = readFileSync(join(root, '.ci/run'), 'utf8').trimEnd().split('\n').slice(-2);
  expect(proof).toEqual(['npm ci', 'npm test']);
  for (const workflow of [check, deploy])
    for (const command of proof) expect(workflow).toContain(`- run: ${command}\n`);
  expect(check).toMatch(/- run: npx cdk diff .*-c stage=prod/);
  expect(deploy).toMatch(/on:\n {2}push:\n {4}tags: /);
  expect(deploy.indexOf('npm run deploy')).toBeGreaterThan(deploy.indexOf('npm test'));
  for (const [, stage = ''] of `${check}${deploy}`.matchAll(/-c stage=(\w+)/g))
    expect(stages).toHaveProperty(stage);
});

describe('the pages of operations name what is there:', () => {
  test('other pages, files and scripts', () => {
    for (const { name, text } of pages)
      for (const [, target = ''] of text.matchAll(/\]\(([^)#]+)\)/g))
        expect(existsSync(join(folder, target)), `${name}: ${target}`).toBe(true);
    for (const path of named(/`((?:infra|functions|shared|web|docs)\/[\w./-]+)`/g))
      expect(existsSync(join(root, path)), path).toBe(true);
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    for (const script of named(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([script]);
  });

  test('outputs of the stacks', () => {
    const found = named(/outputs? `([^`]+)`/g);
    expect(found).not.toHaveLength(0);
    for (const name of found) {
      const pattern = new RegExp(`^${name.replace(/<\w+>|\*/g, '\\w+')}$`);
      expect(
        outputs.some((it) => pattern.test(it)),
        name,
      ).toBe(true);
    }
  });

  test('logs', () => {
    const logs = logicalIds('AWS::Logs::LogGroup').map(([, group]) => JSON.stringify(group));
    const found = named(/`\/gptsites\/\$STAGE\/([\w-]+)`/g);
    expect(found).not.toHaveLength(0);
    for (const name of found)
      expect(
        logs.some((it) => it.includes(`"/gptsites/prod/${name}"`)),
        name,
      ).toBe(true);
  });

  test('dead-letter queues, by a part of their names that no other queue has', () => {
    const [part = ''] = named(/contains\(@, `(\w+)`\)/g);
    const queues = logicalIds('AWS::SQS::Queue').map(([id]) => id);
    expect(part).not.toBe('');
    expect(queues.filter((id) => id.includes(part))).toHaveLength(jobs.length);
  });

  test('the schedule of the sweeper', () => {
    expect(whole).toContain('`sweep-schedule`');
    expect(logicalIds('AWS::Events::Rule').map(([id]) => id)).toContainEqual(
      expect.stringContaining('sweepschedule'),
    );
  });
});
