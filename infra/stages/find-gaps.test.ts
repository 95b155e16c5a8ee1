import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { findGaps } from './find-gaps.ts';
import { readStage } from './read-stage.ts';
import { stages } from './stages.ts';

const hosted = Object.values(brands);
const { dev = expect.fail(), prod = expect.fail() } = stages;
const complete = {
  ...prod,
  alarmEmails: ['night@example.org'],
  domains: Object.fromEntries(hosted.map(({ id }) => [id, {}])),
};
const { law: _law, ...allButOne } = complete.domains;

test.each([
  ['a stage that may lose its data, as it ships', readStage('dev'), []],
  ['a complete production', readStage('prod', complete), []],
  [
    'production without an alarm address',
    readStage('prod', { ...complete, alarmEmails: [] }),
    ['alarmEmails'],
  ],
  [
    'production without one brand’s domain',
    readStage('prod', { ...complete, domains: allButOne }),
    [/: law$/],
  ],
  [
    'production on one general address',
    readStage('prod', { ...complete, sites: 'general', domains: {} }),
    [],
  ],
  [
    'production without a model',
    readStage('prod', { ...complete, model: undefined }),
    [/^model: name the model/],
  ],
  [
    'production whose sentences nobody checks',
    readStage('prod', { ...complete, model: { BEDROCK_MODEL_ID: 'vendor.model' } }),
    [/MODEL_CHECK_ID/],
  ],
  [
    'production with a budget for a model it does not name',
    readStage('prod', { ...complete, model: { MODEL_DAILY_TOKENS: 1000 } }),
    [/^model: name the model/],
  ],
  ['production that chose no model', readStage('prod', { ...complete, model: 'off' }), []],
  ['a trial stage without a model', readStage('dev', { ...dev, model: undefined }), [/^model: /]],
  ['production without a malware scan', readStage('prod', { ...complete, scansUploads: false }), []],
  ['production as it ships', readStage('prod'), ['alarmEmails', 'domains']],
])('%s lacks what it lacks', (_name, stage, gaps) => {
  const found = findGaps(stage, hosted);
  expect(found).toHaveLength(gaps.length);
  for (const [index, gap] of gaps.entries()) expect(found[index]).toMatch(gap);
});
