/** USD per million tokens on Amazon Bedrock, with their source. */
type ModelPrices = {
  name: string;
  /** Its id in Bedrock without the geography. */
  id: string;
  size: 'small' | 'medium' | 'large';
  input: number;
  cachedInput: number;
  /** Input written to the cache. */
  cacheWrite: number;
  output: number;
  source: string;
};

const novaSource =
  'https://github.com/convo-lang/convo-lang/blob/main/packages/convo-lang-bedrock/bedrock-pricing.md (20 July 2025)';
const claudeSource =
  'https://clauder-navi.com/en/bedrock-claude-cost (2026, global endpoints; regional ones cost a tenth more)';

/**
 * Three models of different size, as of 29 November 2026; those of stages at the price of a geography, a tenth above
 * the global one. The budgets' weights follow: functions/domain/model/count-tokens.ts.
 */
export const modelPrices: readonly ModelPrices[] = [
  {
    ...{ name: 'Amazon Nova Lite', id: 'amazon.nova-lite-v1:0', size: 'small', source: novaSource },
    ...{ input: 0.06, cachedInput: 0.015, cacheWrite: 0.06, output: 0.24 },
  },
  {
    ...{ name: 'Claude Haiku 4.5', id: 'anthropic.claude-haiku-4-5-20251001-v1:0' },
    ...{ size: 'medium', source: claudeSource },
    ...{ input: 1.1, cachedInput: 0.11, cacheWrite: 1.375, output: 5.5 },
  },
  {
    ...{ name: 'Claude Sonnet 4.6', id: 'anthropic.claude-sonnet-4-6', size: 'large', source: claudeSource },
    ...{ input: 3, cachedInput: 0.3, cacheWrite: 3.75, output: 15 },
  },
];

/** The prices of a model by its id, with or without a geography. Throws for one without a price. */
export function findModelPrices(id: string): ModelPrices {
  const found = modelPrices.find((it) => id === it.id || id.endsWith(`.${it.id}`));
  if (!found) throw new Error(`${id} has no price: infra/cost/model-prices.ts`);
  return found;
}
