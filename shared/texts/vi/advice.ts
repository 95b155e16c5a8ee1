import type { AdviceTexts } from '../en/advice.ts';

export const adviceTexts: AdviceTexts = {
  notLegalAdvice:
    'Thông tin chung, không phải tư vấn pháp lý. Viết ở đây không tạo quan hệ luật sư và thân chủ, và có thể không được bảo mật: xin đừng nêu tình tiết vụ việc và thời hạn.',
  notTaxAdvice: 'Thông tin chung, không phải tư vấn thuế.',
  notDealAdvice: 'Thông tin chung, không phải định giá hay tư vấn đầu tư.',
};
