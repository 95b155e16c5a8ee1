import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting:
    'Xin chào! Tôi là trợ lý AI của {organisation}. Tôi trả lời dựa trên trang web của họ. Quý vị muốn biết điều gì?',
  thanks: 'Không có gì. Quý vị còn muốn biết điều gì khác về {organisation} không?',
  goodbye: 'Tạm biệt và cảm ơn quý vị đã ghé thăm {organisation}.',
  identity:
    'Tôi là trợ lý AI của {organisation}, không phải người thật. Tôi trả lời theo nội dung trang web và cho biết nguồn.',
  howAreYou: 'Cảm ơn quý vị, mọi việc đều ổn. Tôi là trợ lý AI của {organisation}. Quý vị muốn biết điều gì?',
  unsure: 'Tôi không chắc nội dung này trả lời đúng câu hỏi của quý vị. Nội dung gần nhất mà tôi tìm thấy:',
  websiteSays: 'Trang web có nội dung về điều này:',
  declined: 'Tôi không tìm thấy thông tin đó trên trang web của {organisation}.',
  closestPage: 'Trang “{title}” có thể gần nhất.',
  otherQuestion: 'Về câu hỏi còn lại của quý vị:',
  refused:
    'Tôi chỉ có thể trả lời các câu hỏi về {organisation} dựa trên trang web của họ, nên tôi không thể giúp việc này.',
  abuse: 'Tôi sẵn lòng giúp nếu quý vị có câu hỏi về {organisation}. Xin cứ hỏi.',
  opening: 'Tôi sẵn sàng giúp. Quý vị muốn biết điều gì về {organisation}?',
  complaint: 'Rất tiếc vì tôi chưa giúp được. Xin quý vị hỏi lại bằng cách khác.',
  privacy:
    'Tôi là trợ lý AI. {organisation} có thể đọc cuộc trò chuyện này, vì vậy xin đừng viết thông tin bảo mật.',
  handoff:
    'Tôi là trợ lý AI và không thể kết nối trực tiếp, nhưng quý vị có thể liên hệ {organisation} tại đây: {contact}.',
  handoffWithoutContact:
    'Tôi là trợ lý AI và không thể kết nối trực tiếp. Tôi cũng không tìm thấy số điện thoại hay địa chỉ email trên trang web của {organisation}.',
  contactOffer: 'Quý vị có thể hỏi trực tiếp {organisation}: {contact}.',
  phone: 'điện thoại',
  email: 'email',
  past: 'Xin lưu ý rằng ngày này đã qua.',
  foreignQuote: 'Trang web viết, bằng {language}:',
  topicPage: 'Trang web có một trang về việc này: “{title}”.',
  repliesIn: 'Tôi có thể trả lời quý vị bằng {language}.',
  staffLanguage:
    'Tôi không tìm thấy trên trang web của {organisation} thông tin liệu có ai ở đó nói {language} hay không.',
};
