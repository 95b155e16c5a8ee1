import { broker, brokerNames } from './broker.ts';
import { cpa, cpaNames } from './cpa.ts';
import { edgpt, edgptNames } from './edgpt.ts';
import { gpt, gptNames } from './gpt.ts';
import { law, lawNames } from './law.ts';
import { tax, taxNames } from './tax.ts';

/** Names of all brands, in the hub's display order. */
export const brandNames = [edgptNames, lawNames, taxNames, cpaNames, brokerNames, gptNames];

/** All brands by id, in the same order. */
export const brands = { edgpt, law, tax, cpa, broker, gpt };

/** The general brand: the default for pages and calls that name none. */
export const hubBrand = gpt;
