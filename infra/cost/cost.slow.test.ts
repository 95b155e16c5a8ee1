import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokenWeights } from '#functions/domain/model/count-tokens.ts';
import { listModelAlarms } from '#infra/constructs/monitoring/model-metrics.ts';
import { readStage } from '#infra/stages/read-stage.ts';
import { stages } from '#infra/stages/stages.ts';
import { describeIdleMonth, describeIdleStage, listResources } from './idle-month.ts';
import { findModelPrices, modelPrices } from './model-prices.ts';
import { priceSheet, prices } from './price-sheet.ts';
import { costOf, renderCostPage } from './render-cost-page.ts';
import { chat, conversion } from './workloads.ts';

/** Ignores the formatting of tables. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/-{3,}/g, '---');

test('docs/cost.md matches the figures: npm run docs:cost', () => {
  const written = readFileSync(new URL('../../docs/cost.md', import.meta.url), 'utf8');
  expect(plain(written)).toBe(plain(renderCostPage()));
});

test('a conversion costs at most two cents, and a chat without a model at most two hundredths of a cent', () => {
  expect(costOf(conversion)).toBeGreaterThan(0);
  expect(costOf(conversion)).toBeLessThanOrEqual(0.02);
  expect(costOf(chat)).toBeLessThanOrEqual(0.0002);
});

test.each(Object.keys(stages))('an idle month of %s is far below its budget', (name) => {
  expect(costOf(describeIdleStage(name))).toBeLessThan(readStage(name).monthlyBudgetUsd / 2);
});

test('an idle month counts what bills by the hour: metrics of alarms, traces of the sweeper, calls of probes, copies', () => {
  const stage = readStage('prod');
  const resources = listResources('prod');
  const count = (type: string) => resources.filter((it) => it.type === type).length;
  const idle = describeIdleMonth(stage, resources);
  expect(idle.alarmMonth).toBeGreaterThan(count('AWS::CloudWatch::Alarm'));
  expect(idle).toMatchObject({
    secretMonth: count('AWS::SecretsManager::Secret'),
    keyMonth: count('AWS::KMS::Key'),
    probeMonth: count('AWS::Route53::HealthCheck'),
    trace: 30 * 24 * 60,
  });
  for (const price of [
    'queueRequest',
    'firewallRequest',
    'tableCopyGigabyteMonth',
    'regionGigabyte',
  ] as const)
    expect(idle[price], price).toBeGreaterThan(0);
});

test('a type of resource without a price is refused by name', () => {
  const unpriced = { type: 'AWS::EC2::NatGateway', properties: {} };
  expect(() => describeIdleMonth(readStage('dev'), [unpriced])).toThrow('AWS::EC2::NatGateway');
});

test.each(prices)('the price %s names its source', (price) => {
  expect(priceSheet[price].source).toMatch(/^https:\/\/[\w.-]+\/\S+(?: \([^)]+\))?$/);
});

test.each(modelPrices)('a budget weighs no token of $name below its price', (model) => {
  expect(model.cachedInput / model.input).toBeLessThanOrEqual(tokenWeights.cachedInput);
  expect(model.cacheWrite / model.input).toBeLessThanOrEqual(tokenWeights.cacheWrite);
  expect(model.output / model.input).toBeLessThanOrEqual(tokenWeights.output);
});

test('the alarms and metrics of a stage with a model are counted', () => {
  const { prod = expect.fail() } = stages;
  const settings = { ...prod, model: 'off' as const };
  const without = describeIdleMonth(readStage('prod', settings), listResources('prod', settings));
  const idle = describeIdleStage('prod');
  const alarms = listModelAlarms(readStage('prod'), 1).length;
  expect((idle.alarmMonth ?? 0) - (without.alarmMonth ?? 0)).toBeGreaterThanOrEqual(alarms);
  expect(idle.metricMonth ?? 0).toBeGreaterThan(without.metricMonth ?? 0);
});

test.each(Object.keys(stages))(
  'the page names the models of %s and what a conversation with them costs',
  (name) => {
    const { BEDROCK_MODEL_ID = expect.fail(), MODEL_CHECK_ID = expect.fail() } = readStage(name).model;
    const [answering, checking] = [findModelPrices(BEDROCK_MODEL_ID), findModelPrices(MODEL_CHECK_ID)];
    const [, usd] =
      new RegExp(
        `\\| \`${name}\`: ${answering.name} [^|]*checked by ${checking.name} \\| ([\\d.]+) \\|`,
      ).exec(renderCostPage()) ?? expect.fail();
    // Four messages of 4,910 tokens in and 160 out, and checks of 900 in and 4 out.
    const tokens =
      4 * (4910 * answering.input + 160 * answering.output + 900 * checking.input + 4 * checking.output);
    expect(Number(usd)).toBeGreaterThanOrEqual(tokens / 1e6);
    expect(Number(usd)).toBeLessThan(tokens / 1e6 + 0.001);
  },
);

test('a model without a price is refused by name', () => {
  expect(() => findModelPrices('us.vendor.model-v9:0')).toThrow('us.vendor.model-v9:0');
});
