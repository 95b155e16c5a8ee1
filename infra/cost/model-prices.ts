/** USD per million tokens on Amazon Bedrock, with their source. */
type ModelPrices = {
  name: string;
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
 * Three models of different size, as of 25 November 2026. The budgets' weights follow:
 * functions/domain/model/count-tokens.ts.
 */
export const modelPrices: readonly ModelPrices[] = [
  {
    ...{ name: 'Amazon Nova Lite', size: 'small', source: novaSource },
    ...{ input: 0.06, cachedInput: 0.015, cacheWrite: 0.06, output: 0.24 },
  },
  {
    ...{ name: 'Claude Haiku 4.5', size: 'medium', source: claudeSource },
    ...{ input: 1, cachedInput: 0.1, cacheWrite: 1.25, output: 5 },
  },
  {
    ...{ name: 'Claude Sonnet 4.6', size: 'large', source: claudeSource },
    ...{ input: 3, cachedInput: 0.3, cacheWrite: 3.75, output: 15 },
  },
];
