import type { TokenUse } from '#functions/domain/model/ports.ts';
import { readStage } from '#infra/stages/read-stage.ts';
import { stages } from '#infra/stages/stages.ts';
import {
  cachedMessage,
  chatTokens,
  checkOfMessage,
  messagesOfConversation,
  uncachedMessage,
} from './chat-tokens.ts';
import { describeIdleStage } from './idle-month.ts';
import { findModelPrices, modelPrices } from './model-prices.ts';
import { isStatedByAws, priceSheet, prices } from './price-sheet.ts';
import {
  chat,
  chatWithModel,
  conversion,
  durationsMs,
  mailedQuestion,
  scale as multiply,
  pricesOf,
  recognisedScan,
  recording,
  renderedWebsite,
  scannedUpload,
  type Usage,
} from './workloads.ts';

/** Cost of a usage in USD. */
export function costOf(usage: Usage): number {
  return pricesOf(usage).reduce((sum, price) => sum + (usage[price] ?? 0) * priceSheet[price].usd, 0);
}

/** Cost of a message's tokens in USD at a model's prices. */
export function costOfTokens(
  { input, cachedInput, cacheWrite = 0, output }: TokenUse,
  prices: Pick<(typeof modelPrices)[number], 'input' | 'cachedInput' | 'cacheWrite' | 'output'>,
): number {
  const fresh = input - cachedInput - cacheWrite;
  const millionths =
    fresh * prices.input +
    cachedInput * prices.cachedInput +
    cacheWrite * prices.cacheWrite +
    output * prices.output;
  return millionths / 1e6;
}

/** Renders docs/cost.md from contract, policies, durations and prices. */
export function renderCostPage(): string {
  const idle = Object.keys(stages).map(
    (name) => [`an idle month of \`${name}\``, describeIdleStage(name)] as const,
  );
  const rows = [
    ['one conversion of 25 pages and three documents, with its signup', conversion],
    ['1,000 chats, answered by the engine', scale(chat)],
    ['1,000 mails to assistants, answered', scale(mailedQuestion)],
    ['1,000 uploads of 1 MB, scanned for malware', scale(scannedUpload)],
    ['one recording of ten minutes, transcribed', recording],
    ['one scan of ten pages, recognised by Amazon Textract', recognisedScan],
    ['25 pages opened in a browser because they are empty without their scripts', renderedWebsite],
    ...idle,
  ] as const;
  return [
    '# What it costs',
    '',
    'Written by `npm run docs:cost`; do not edit. The command chats and converts a website on the local stack, and counts the units that',
    'the embedded table reports, the calls of objects and the messages (`infra/cost/measured-units.json`). Units of a recording, a scan, a mail and a',
    'model are counted by hand (`infra/cost/workloads.ts`). An idle month is the sum over all resources of the templates',
    '(`infra/cost/idle-month.ts`). Prices are list prices of us-east-1 without free tiers (`infra/cost/price-sheet.ts`). Compare them with',
    'AWS before you rely on them.',
    '',
    '|  | USD | mostly |',
    '| --- | ---: | --- |',
    ...rows.map(([name, usage]) => `| ${name} | ${formatUsd(costOf(usage))} | ${nameLargest(usage)} |`),
    '',
    ...renderModelTable(),
    '',
    ...renderConversationTable(),
    '',
    `Durations in milliseconds: ${Object.entries(durationsMs)
      .map(([name, ms]) => `${name} ${ms}`)
      .join(', ')}. Those of the API are`,
    'three times the 95th percentile of the local stack on a busy machine of two cores. A conversion is counted as a minute, for',
    'websites that answer slowly; a fast one takes seconds.',
    '',
    `Stated by AWS: ${listPrices(true)}.`,
    '',
    `Stated by others, because the pages of AWS load their figures in the browser: ${listPrices(false)}.`,
    '',
    'Counted by rule, not measured: memory and duration of functions, a call of KMS for each object, a trace for each call (X-Ray takes',
    'one a second and 5 % of the others), five pollers a queue, and six probes of each site every 30 seconds, as Route 53 sends from',
    'about two places in each of three regions. A scan for malware is counted as ten seconds. Backups count small objects as 128 KB each: three times their size.',
    '',
    'Not counted: objects beyond 5 GB, table beyond 1 GB, traffic of the public pages, the firewall in front of chats (0.0006 per 1,000),',
    'the first two yearly rotations of each key (1 USD a month each), AWS support.',
    '',
  ].join('\n');
}

/** Cost of 1,000 messages answered by a model, including everything else they use. */
function renderModelTable(): string[] {
  const { queries, unchanging, changing, answer, checks } = chatTokens;
  const costWith = (tokens: TokenUse, model: PricedModel) =>
    formatUsd(1000 * costOfMessage(tokens, model, model));
  return [
    '| 1,000 chats, read and answered by | USD, nothing cached | USD, cached |',
    '| --- | ---: | ---: |',
    ...modelPrices.map(
      (model) =>
        `| [${model.name}](${model.source.replace(/ .*$/, '')}), ${model.size} | ${costWith(uncachedMessage, model)} | ${costWith(cachedMessage, model)} |`,
    ),
    '',
    `A message takes ${queries.input} tokens in and ${queries.output} out to find what to read, then ${formatCount(unchanging)} unchanging and ${changing} changing tokens in, and ${answer} out, and ${checks.input} in and ${checks.output} out to check its sentences.`,
    'Cached: of four messages of a conversation the first writes the unchanging part to the cache and three read it. That holds for',
    'websites small enough to be read whole; on others each question has its own reading.',
    `Everything but the model is ${formatUsd(costOf(scale(chatWithModel)))} of each row. Tokens: \`infra/cost/chat-tokens.ts\`; prices, looked up on November 29, 2026: \`infra/cost/model-prices.ts\`.`,
  ];
}

/** A conversation with the models that stages name; a stage that is off has no row. */
function renderConversationTable(): string[] {
  const rows = Object.keys(stages).flatMap((name) => {
    const { BEDROCK_MODEL_ID: answering, MODEL_CHECK_ID: checking } = readStage(name).model;
    if (!answering || !checking) return [];
    const [model, checker] = [findModelPrices(answering), findModelPrices(checking)];
    const costWith = (tokens: TokenUse) =>
      formatUsd(messagesOfConversation * costOfMessage(tokens, model, checker));
    return [
      `| \`${name}\`: ${model.name} (\`${answering}\`), checked by ${checker.name} | ${costWith(uncachedMessage)} | ${costWith(cachedMessage)} |`,
    ];
  });
  return [
    `| a conversation of ${messagesOfConversation} messages with the models of | USD, nothing cached | USD, cached |`,
    '| --- | ---: | ---: |',
    ...rows,
    '',
    'A model in Bedrock caches from a size of its own, Claude Haiku 4.5 from 4,096 tokens: a website that is read in fewer is not cached.',
  ];
}

type PricedModel = (typeof modelPrices)[number];

/** A message that one model answers and another checks, with everything else it uses. */
function costOfMessage(tokens: TokenUse, model: PricedModel, checker: PricedModel): number {
  return costOf(chatWithModel) + costOfTokens(tokens, model) + costOfTokens(checkOfMessage, checker);
}

function listPrices(ofAws: boolean): string {
  return prices
    .filter((price) => isStatedByAws(price) === ofAws)
    .map((price) => `[${price}](${priceSheet[price].source.replace(/ .*$/, '')})`)
    .join(', ');
}

const scale = (usage: Usage) => multiply(usage, 1000);

function nameLargest(usage: Usage): string {
  const shares = pricesOf(usage).map((price) => ({
    price,
    cost: (usage[price] ?? 0) * priceSheet[price].usd,
  }));
  return shares
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, 3)
    .map(({ price, cost }) => `${price} ${Math.round((100 * cost) / costOf(usage))} %`)
    .join(', ');
}

const formatCount = (amount: number): string => amount.toLocaleString('en-US');

const formatUsd = (amount: number): string => (amount >= 1 ? amount.toFixed(2) : amount.toPrecision(2));
