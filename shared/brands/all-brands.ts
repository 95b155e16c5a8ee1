import { broker, brokerNames } from './broker.ts';
import { cpa, cpaNames } from './cpa.ts';
import { edgpt, edgptNames } from './edgpt.ts';
import { gpt, gptNames } from './gpt.ts';
import { law, lawNames } from './law.ts';
import { tax, taxNames } from './tax.ts';

/** The names of all brands, in the order in which the hub lists them. */
export const brandNames = [edgptNames, lawNames, taxNames, cpaNames, brokerNames, gptNames];

/** All brands by id, in the same order. */
export const brands = { edgpt, law, tax, cpa, broker, gpt };

/** The brand without an industry: default of every page and call that names none. */
export const hubBrand = gpt;
