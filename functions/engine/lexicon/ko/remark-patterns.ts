import type { RemarkPatterns } from '../remark.ts';

export const remarkPatterns: RemarkPatterns = {
  injection: /(?:이전|앞선|위의|모든|기존).{0,10}(?:지시|명령|규칙|지침).{0,10}(?:무시|잊)|시스템 ?프롬프트/u,
  abuse: /^(?:씨발|병신|개새끼|바보|멍청이|죽어)[\s!.?。]*$/u,
};
