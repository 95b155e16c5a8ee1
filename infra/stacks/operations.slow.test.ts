import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stages } from '#infra/stages/stages.ts';
import { jobs } from '#shared/jobs/index.ts';
import { deploy, fewRoutes, listTemplates, synthesize } from '#tests/support/cloud/synthesize.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/operations');
const pages = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const whole = pages.map(({ text }) => text).join('\n');
const named = (pattern: RegExp) => [...new Set([...whole.matchAll(pattern)].map(([, name = '']) => name))];

const stacks = Object.values(
  synthesize({ settings: { ...prod(), superadminEmail: 'night@example.org' } }),
).flat();
const logicalIds = (type: string) =>
  stacks.flatMap((template: Template) => Object.entries(template.findResources(type)));
/** Owners' domains are off in every stage. */
const withDomains = deploy({ settings: { ...prod(), hasOwnDomains: true }, routes: fewRoutes });
const outputs = [
  ...stacks,
  ...Object.values(synthesize({ stage: 'dev' })).flat(),
  ...listTemplates(withDomains.app).map(({ template }) => template),
].flatMap((template) => Object.keys(template.findOutputs('*')));

const documentSchema = z.object({
  Version: z.literal('2012-10-17'),
  Statement: z.array(
    z.object({
      Action: z.union([
        z.enum(['sts:AssumeRole', 'sts:AssumeRoleWithWebIdentity']),
        z.array(z.string().startsWith('cloudformation:')),
      ]),
      Condition: z
        .object({
          StringEquals: z.object({
            'token.actions.githubusercontent.com:aud': z.literal('sts.amazonaws.com'),
            'token.actions.githubusercontent.com:sub': z.string(),
          }),
        })
        .optional(),
    }),
  ),
});

function readStatements(page: string) {
  return [...page.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(
    ([, block = '']) => documentSchema.parse(JSON.parse(block)).Statement,
  );
}

function prod() {
  const { prod: settings = expect.fail() } = stages;
  return settings;
}

describe('GitHub', () => {
  const read = (name: string) => readFileSync(join(root, '.github/workflows', name), 'utf8');
  const [check, deploy, full, prove] = [
    read('check.yml'),
    read('deploy.yml'),
    read('full.yml'),
    read('prove.yml'),
  ];
  const audit = read('audit.yml');
  const listed = [check, deploy, full, prove, audit].flatMap((workflow) =>
    [...workflow.slice(workflow.indexOf('\njobs:')).matchAll(/^ {2}\w+:\n((?: {4}.*\n|\n)+)/gm)].map(
      ([, job = '']) => job,
    ),
  );
  const guide = readFileSync(join(folder, 'deploy.md'), 'utf8');

  const provesAll = 'test:\n    uses: ./.github/workflows/prove.yml\n';

  test('proves everything in four shards with the usual commands, judges their joined report, shows the diff, and deploys tags', () => {
    const proof = readFileSync(join(root, '.ci/run'), 'utf8').trimEnd().split('\n').slice(-3);
    expect(proof).toEqual(['npm ci', 'npm test', 'npm run test:all']);
    for (const command of proof.slice(0, 2)) expect(check).toContain(`- run: ${command}\n`);
    expect(prove).toContain('shard: [1, 2, 3, 4]\n');
    // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's own syntax.
    expect(prove).toContain('- run: npm run test:all -- --shard=${{ matrix.shard }}/4\n');
    expect(prove).toContain('- run: npx vitest run --merge-reports=reports\n');
    for (const workflow of [check, deploy]) expect(workflow).toContain(provesAll);
    expect(deploy).toContain('    needs: test\n');
    expect(check).toContain('- run: npm run rehearse\n');
    expect(check).toMatch(/- run: npx cdk diff .*-c stage=prod/);
    expect(deploy).toMatch(/on:\n {2}push:\n {4}tags: /);
    for (const [, stage = ''] of `${check}${deploy}`.matchAll(/-c stage=(\w+)/g))
      expect(stages).toHaveProperty(stage);
  });

  test('runs every slow proof in full each night, without a token', () => {
    expect(full).toMatch(/schedule:\n {4}- cron: "\d+ \d+ \* \* \*"\n/);
    expect(full).toContain(`${provesAll}    with:\n      tests: full\n`);
    expect(full).not.toContain('id-token');
  });

  test('audits what is installed each night and with every change of it, never in the tests, which need no network', () => {
    expect(audit).toMatch(/schedule:\n {4}- cron: "\d+ \d+ \* \* \*"\n/);
    expect(audit).toContain('paths: ["**/package-lock.json", package.json, ');
    expect(audit).toContain('npm audit --omit=dev --json || true) | node checks/audit.ts moderate\n');
    expect(audit).toContain('- run: npm audit signatures\n');
    expect(readFileSync(join(root, 'package.json'), 'utf8')).not.toContain('npm audit');
  });

  test('fails a step with the first command of its pipe, and pins every action by hash', () => {
    for (const job of listed)
      for (const [step] of job.matchAll(/- run: .* \| .*\n(?: {8}.*\n)*/g))
        expect(step).toContain('\n        shell: bash\n');
    // A tag can be moved to other code; a hash cannot.
    const uses = `${check}${deploy}${full}${prove}${audit}`.match(/uses: (?!\.\/).*/g) ?? [];
    expect(uses).not.toHaveLength(0);
    for (const line of uses) expect(line).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('gives a token only to jobs that assume a role, run no tests and are trusted by the roles of deploy.md', () => {
    const takers = listed.filter((job) => job.includes('aws-actions/configure-aws-credentials@'));
    expect(`${check}${deploy}`.match(/id-token: write/g)).toHaveLength(takers.length);
    const subjects = takers.map((job) => {
      expect(job).toContain('\n      id-token: write\n');
      expect(job).toContain('    needs: test\n');
      expect(job).not.toContain('npm test');
      const [, environment] = /^ {4}environment: (\w+)$/m.exec(job) ?? [];
      if (environment) return `repo:OWNER/REPO:environment:${environment}`;
      expect(job).toMatch(/^ {4}if: github\.event_name == 'pull_request' && /m);
      return 'repo:OWNER/REPO:pull_request';
    });
    const statements = readStatements(guide);
    const trusted = statements.flatMap(({ Condition }) => Condition?.StringEquals ?? []);
    expect(trusted.map((it) => it['token.actions.githubusercontent.com:sub']).toSorted()).toEqual(
      subjects.toSorted(),
    );
  });

  test('lets a pull request, which runs its own code, read templates and nothing else', () => {
    const [, comparing = ''] = guide.split('**The role that compares**');
    expect(readStatements(comparing).flatMap(({ Action }) => Action)).toEqual([
      'sts:AssumeRoleWithWebIdentity',
      'cloudformation:DescribeStacks',
      'cloudformation:GetTemplate',
      'cloudformation:ListStackResources',
    ]);
  });

  test('reads only variables and environments explained in deploy.md', () => {
    const names = [...`${check}${deploy}`.matchAll(/vars\.(\w+)/g)].map(([, name = '']) => name);
    expect(names).not.toHaveLength(0);
    for (const name of names) expect(guide).toContain(`variable \`${name}\``);
    for (const [, name = ''] of `${check}${deploy}`.matchAll(/environment: (\w+)/g))
      expect(guide).toContain(`the environment \`${name}\``);
  });
});

describe('the operations pages name existing', () => {
  test('other pages, files and scripts', () => {
    for (const { name, text } of pages)
      for (const [, target = ''] of text.matchAll(/\]\(([^)#]+)\)/g))
        expect(existsSync(join(folder, target)), `${name}: ${target}`).toBe(true);
    for (const path of named(/`((?:infra|functions|shared|web|docs)\/[\w./-]+)`/g))
      expect(existsSync(join(root, path)), path).toBe(true);
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    for (const script of named(/npm run ([\w:-]*\w)/g)) expect(scripts).toHaveProperty([script]);
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
    const found = named(/`\/gptsites\/\$STAGE\/([\w/-]+)`/g);
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

  test('alarms', () => {
    const alarms = logicalIds('AWS::CloudWatch::Alarm').map(([id]) => id);
    const found = named(/`((?:[a-z]+-)+(?:fails|stands|given-up))`/g);
    expect(found).not.toHaveLength(0);
    for (const name of found)
      expect(alarms).toContainEqual(expect.stringMatching(`^${name.replaceAll('-', '')}`));
  });

  test('schedules of the sweeper', () => {
    const rules = logicalIds('AWS::Events::Rule').map(([id]) => id);
    const found = named(/--name-prefix "gptsites-\$STAGE-pipeline-(\w+)"/g);
    expect(found).not.toHaveLength(0);
    for (const name of found) expect(rules).toContainEqual(expect.stringMatching(`^${name}`));
  });
});
