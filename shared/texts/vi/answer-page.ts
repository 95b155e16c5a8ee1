import type { AnswerPageTexts } from '../en/answer-page.ts';

export const answerPageTexts: AnswerPageTexts = {
  title: 'Câu trả lời',
  asked: 'Bạn đã hỏi:',
  sources: 'Nguồn',
  next: 'Đặt câu hỏi khác',
  ask: 'Hỏi',
  back: 'Quay lại trợ lý',
  noQuestion: 'Vui lòng nhập câu hỏi.',
  noAssistant: 'Không xác định được bạn đã hỏi trợ lý nào. Hãy quay lại trang của trợ lý và hỏi lại.',
  automatic:
    'Đây là câu trả lời tự động của trợ lý {name}. Hãy trả lời email này để hỏi thêm, hoặc viết rằng quý vị muốn trao đổi với một người.',
  attachmentsLeft: 'Tệp đính kèm không được đọc. Vui lòng viết điều quý vị muốn biết.',
};
