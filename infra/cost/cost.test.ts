import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokenWeights } from '#functions/domain/model/count-tokens.ts';
import { listModelAlarms } from '#infra/constructs/monitoring/model-metrics.ts';
import { synthesize } from '#infra/stacks/testing/synthesize.ts';
import { readStage } from '#infra/stages/read-stage.ts';
import { stages } from '#infra/stages/stages.ts';
import { modelPrices } from './model-prices.ts';
import { priceSheet, prices } from './price-sheet.ts';
import { costOf, renderCostPage } from './render-cost-page.ts';
import { chat, conversion, describeIdleMonth } from './workloads.ts';

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
  const stage = readStage(name);
  expect(costOf(describeIdleMonth(stage))).toBeLessThan(stage.monthlyBudgetUsd / 2);
});

test.each(Object.keys(stages))('every alarm of %s is counted', (stage) => {
  const alarms = Object.values(synthesize({ stage }))
    .flat()
    .flatMap((template) => Object.keys(template.findResources('AWS::CloudWatch::Alarm')));
  expect(describeIdleMonth(readStage(stage)).alarmMonth).toBe(alarms.length);
});

test.each(prices)('the price %s names its source', (price) => {
  expect(priceSheet[price].source).toMatch(/^https:\/\/[\w.-]+\/\S+(?: \([^)]+\))?$/);
});

test.each(modelPrices)('a budget weighs no token of $name below its price', (model) => {
  expect(model.cachedInput / model.input).toBeLessThanOrEqual(tokenWeights.cachedInput);
  expect(model.cacheWrite / model.input).toBeLessThanOrEqual(tokenWeights.cacheWrite);
  expect(model.output / model.input).toBeLessThanOrEqual(tokenWeights.output);
});

test('the alarms of a stage with a model are counted', () => {
  const without = readStage('prod');
  const stage = { ...without, model: { BEDROCK_MODEL_ID: 'vendor.model' } };
  const more = (describeIdleMonth(stage).alarmMonth ?? 0) - (describeIdleMonth(without).alarmMonth ?? 0);
  expect(more).toBe(listModelAlarms(stage, 1).length);
});
