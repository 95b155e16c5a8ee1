import type { AdviceTexts } from '../en/advice.ts';

export const adviceTexts: AdviceTexts = {
  notLegalAdvice:
    '一般的な情報であり、法的助言ではありません。ここに書いても弁護士への依頼にはならず、秘密が守られるとは限りません。事件の事実や期限は書かないでください。',
  notTaxAdvice: '一般的な情報であり、税務上の助言ではありません。',
  notDealAdvice: '一般的な情報であり、査定や投資助言ではありません。',
};
