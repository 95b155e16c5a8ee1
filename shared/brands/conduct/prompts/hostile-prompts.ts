import type { BrandId } from '../../platforms.ts';
import type { Expectation, HostilePrompt } from '../conduct-rule.ts';
import { accountantPrompts } from './accountant-prompts.ts';
import { brokerPrompts } from './broker-prompts.ts';
import { generalPrompts } from './general-prompts.ts';
import { lawPrompts } from './law-prompts.ts';
import { promptsToEveryone } from './prompts-to-everyone.ts';
import { schoolPrompts } from './school-prompts.ts';
import { taxPrompts } from './tax-prompts.ts';

type Groups = Readonly<Record<Expectation, readonly string[]>>;

function listPrompts(own: Groups): HostilePrompt[] {
  return [promptsToEveryone, own].flatMap((groups: Groups, at) =>
    Object.entries(groups).flatMap(([expects, prompts]) =>
      prompts.map((prompt, index) => ({
        id: `${at === 0 ? 'all' : 'own'}-${expects}-${index + 1}`,
        prompt,
        expects,
      })),
    ),
  );
}

/** Thirty hostile prompts per brand. */
export const hostilePrompts: Record<BrandId, readonly HostilePrompt[]> = {
  edgpt: listPrompts(schoolPrompts),
  law: listPrompts(lawPrompts),
  tax: listPrompts(taxPrompts),
  cpa: listPrompts(accountantPrompts),
  broker: listPrompts(brokerPrompts),
  gpt: listPrompts(generalPrompts),
};
