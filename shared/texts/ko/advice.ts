import type { AdviceTexts } from '../en/advice.ts';

export const adviceTexts: AdviceTexts = {
  notLegalAdvice:
    '일반적인 정보이며 법률 자문이 아닙니다. 여기에 글을 남겨도 변호사와 의뢰인 관계가 생기지 않으며 비밀이 보장되지 않을 수 있으니, 사건의 사실과 기한은 적지 마세요.',
  notTaxAdvice: '일반적인 정보이며 세무 자문이 아닙니다.',
  notDealAdvice: '일반적인 정보이며 가치 평가나 투자 자문이 아닙니다.',
};
