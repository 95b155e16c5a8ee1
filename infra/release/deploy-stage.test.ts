import { expect, test } from 'vitest';
import { deployStage } from './deploy-stage.ts';

const brandStacks = ['gptsites-prod-brand-law', 'gptsites-prod-brand-tax'];
const options = ['--require-approval', 'broadening', '-c', 'stage=prod'];

/** Deploys with a CDK that fails on these stacks; returns what failed, and the commands. */
async function deploy(failing: readonly string[]) {
  const commands: string[] = [];
  const failed = await deployStage(options, {
    listBrandStacks: () => brandStacks,
    run: (args) => {
      commands.push(args.join(' '));
      return Promise.resolve(!failing.some((name) => args.some((it) => it === name)));
    },
  });
  return { failed, commands };
}

test('one failing brand stops no other, and is named at the end', async () => {
  const { failed, commands } = await deploy(['gptsites-prod-brand-law']);
  expect(failed).toEqual(['gptsites-prod-brand-law']);
  expect(commands).toEqual([
    'deploy *-site *-observability --require-approval broadening -c stage=prod',
    'deploy gptsites-prod-brand-law --exclusively --app dist/cdk --require-approval never -c stage=prod',
    'deploy gptsites-prod-brand-tax --exclusively --app dist/cdk --require-approval never -c stage=prod',
  ]);
});

test('brands wait for the stacks that they read from', async () => {
  const { failed, commands } = await deploy(['*-site']);
  expect(failed).toEqual(['*-site', '*-observability']);
  expect(commands).toHaveLength(1);
});
