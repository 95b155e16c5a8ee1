import type { AdviceTexts } from '../en/advice.ts';

export const adviceTexts: AdviceTexts = {
  notLegalAdvice:
    '一般信息，不构成法律意见。在此留言不会建立律师与客户关系，也可能无法保密：请勿写出案情和期限。',
  notTaxAdvice: '一般信息，不构成税务建议。',
  notDealAdvice: '一般信息，不构成估值或投资建议。',
};
