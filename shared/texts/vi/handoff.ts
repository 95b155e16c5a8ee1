import type { HandoffPhrases } from '../en/handoff.ts';

export const handoffPhrases: HandoffPhrases = {
  offer: 'Tôi hỏi nhân viên của {organisation} giúp quý vị nhé?',
  optionalName: 'Nếu muốn {organisation} liên hệ lại, xin cho tôi biết tên quý vị. Hoặc quý vị cứ hỏi tiếp.',
  askQuestion: 'Quý vị cần hỏi về việc gì? Quý vị có thể bỏ qua.',
  askName: 'Tôi sẽ chuyển câu hỏi của quý vị đến {organisation}. Xin cho biết tên quý vị?',
  askNameToo: 'Xin cho biết tên quý vị?',
  askContact: 'Cảm ơn {name}. {organisation} có thể liên hệ quý vị qua email hoặc số điện thoại nào?',
  missingContact: 'Xin nhập địa chỉ email hoặc số điện thoại, hoặc viết “hủy”.',
  invalidEmail: 'Xin nhập địa chỉ email hợp lệ',
  invalidPhone: 'Xin nhập số điện thoại hợp lệ. Địa chỉ email cũng được.',
  cancelled: 'Được, tôi không chuyển nội dung nào. Quý vị còn muốn biết điều gì khác?',
  collected: 'Cảm ơn {name}. Tôi đã chuyển câu hỏi của quý vị đến {organisation}.',
  expectReply: 'Quý vị sẽ nhận được trả lời {when}.',
  within: 'trong vòng {hours}',
  by: 'trước {time}, {day} ({zone})',
  openNow: 'Văn phòng hiện đang mở cửa, đến {time} ({zone}).',
  closedNow: 'Văn phòng hiện đang đóng cửa, sẽ mở lại lúc {time}, {day} ({zone}).',
  offerAddition: 'Quý vị có muốn tôi thêm nội dung này vào tin nhắn gửi {organisation} không?',
  notAdded: 'Được, tin nhắn của quý vị giữ nguyên. Quý vị còn muốn biết điều gì khác?',
  added: 'Tôi đã thêm nội dung này vào tin nhắn của quý vị gửi {organisation}.',
  tooMany:
    'Hôm nay cuộc trò chuyện này đã chuyển nhiều tin nhắn. Xin quý vị liên hệ trực tiếp với {organisation}.',
  personAnswers:
    'Nhân viên của {organisation} đang viết câu trả lời. Tôi để họ trả lời việc này, nhưng vẫn có thể giúp các câu hỏi khác.',
  personAnswered:
    'Nhân viên của {organisation} đã trả lời tin nhắn của quý vị. Tôi sẵn sàng giúp các câu hỏi khác.',
  personJoined:
    '{name} của {organisation} đã vào cuộc trò chuyện này. Tôi im lặng cho đến khi được trao lại.',
  personLeft: 'Tôi trả lời trở lại.',
};
