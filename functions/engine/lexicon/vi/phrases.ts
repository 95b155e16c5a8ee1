import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting: 'Xin chào! Tôi là trợ lý AI của {organisation}. Tôi trả lời {from}. Quý vị muốn biết điều gì?',
  thanks: 'Không có gì. Quý vị còn muốn biết điều gì khác về {organisation} không?',
  goodbye: 'Tạm biệt và cảm ơn quý vị đã ghé thăm {organisation}.',
  neverMind: 'Được. Quý vị còn muốn biết điều gì khác?',
  identity:
    'Tôi là trợ lý AI của {organisation}, không phải người thật. Tôi trả lời {from} và cho biết nguồn.',
  howAreYou: 'Cảm ơn quý vị, mọi việc đều ổn. Tôi là trợ lý AI của {organisation}. Quý vị muốn biết điều gì?',
  unsure: 'Nội dung gần nhất mà tôi tìm thấy:',
  websiteSays: 'Đây là những gì {says}:',
  noSureAnswer: 'Tôi không có câu trả lời chắc chắn cho điều đó.',
  closest: 'Nội dung gần nhất {in}:',
  declined: 'Tôi không tìm thấy thông tin đó {in}.',
  refused: 'Tôi chỉ có thể trả lời các câu hỏi về {organisation} {from}, nên tôi không thể giúp việc này.',
  abuse: 'Tôi sẵn lòng giúp nếu quý vị có câu hỏi về {organisation}. Xin cứ hỏi.',
  opening: 'Tôi sẵn sàng giúp. Quý vị muốn biết điều gì về {organisation}?',
  complaint: 'Rất tiếc vì tôi chưa giúp được. Xin quý vị hỏi lại bằng cách khác.',
  privacy:
    'Tôi là trợ lý AI. {organisation} có thể đọc cuộc trò chuyện này, vì vậy xin đừng viết thông tin bảo mật.',
  handoff: 'Quý vị có thể liên hệ {organisation} tại đây: {contact}.',
  handoffWithoutContact: 'Tôi sẽ chuyển điều này cho nhân viên của {organisation}.',
  contactOffer: 'Quý vị có thể hỏi trực tiếp {organisation}: {contact}.',
  phone: 'điện thoại',
  email: 'email',
  past: 'Xin lưu ý rằng ngày này đã qua.',
  foreignQuote: 'Đây là những gì {says}, bằng {language}:',
  topicPage: '{topic}: “{title}”.',
  origins: {
    website: {
      in: 'trên trang web của {organisation}',
      from: 'dựa trên trang web của họ',
      says: 'trang web viết',
      topic: 'Trang web có một trang về việc này',
    },
    documents: {
      in: 'trong tài liệu của {organisation}',
      from: 'dựa trên tài liệu của họ',
      says: 'tài liệu viết',
      topic: 'Có một tài liệu về việc này',
    },
  },
};
