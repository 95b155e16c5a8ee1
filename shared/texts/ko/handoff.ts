import type { HandoffPhrases } from '../en/handoff.ts';

export const handoffPhrases: HandoffPhrases = {
  offer: '{organisation} 담당자에게 물어볼까요?',
  optionalName: '{organisation}의 연락을 원하시면 성함을 알려 주세요. 계속 질문하셔도 됩니다.',
  askQuestion: '어떤 내용인가요? 건너뛰기도 됩니다.',
  askName: '질문을 {organisation}에 전달하겠습니다. 성함이 어떻게 되시나요?',
  askNameToo: '성함이 어떻게 되시나요?',
  askContact: '감사합니다, {name} 님. {organisation}에서 연락드릴 이메일 주소나 전화번호를 알려 주세요.',
  missingContact: '이메일 주소나 전화번호를 입력하시거나 “취소”라고 적어 주세요.',
  invalidEmail: '올바른 이메일 주소를 입력해 주세요',
  invalidPhone: '올바른 전화번호를 입력해 주세요. 이메일 주소도 괜찮습니다.',
  cancelled: '알겠습니다. 아무것도 전달하지 않았습니다. 다른 궁금한 점이 있으신가요?',
  collected: '감사합니다, {name} 님. 질문을 {organisation}에 전달했습니다.',
  expectReply: '{when} 답변을 받으실 수 있습니다.',
  within: '{hours} 이내에',
  by: '{day} {time}({zone})까지',
  openNow: '지금 업무 시간입니다. {time}({zone})까지입니다.',
  closedNow: '지금은 업무 시간이 아닙니다. {day} {time}({zone})에 엽니다.',
  offerAddition: '{organisation}에 보낸 메시지에 이 내용을 덧붙일까요?',
  notAdded: '알겠습니다. 메시지를 그대로 두겠습니다. 다른 궁금한 점이 있으신가요?',
  added: '{organisation}에 보낸 메시지에 이 내용을 덧붙였습니다.',
  tooMany: '오늘 이 대화에서 이미 여러 메시지가 전달되었습니다. {organisation}에 직접 문의해 주세요.',
  personAnswers:
    '{organisation} 담당자가 메시지에 대한 답변을 작성하고 있습니다. 이 건은 담당자에게 맡기고 다른 질문에 답해 드리겠습니다.',
  personAnswered:
    '{organisation} 담당자가 메시지에 답변했습니다. 다른 질문이 있으시면 다시 도와드리겠습니다.',
  personJoined:
    '{organisation}의 {name} 님이 이 채팅에 참여했습니다. 채팅이 다시 넘어올 때까지 답하지 않겠습니다.',
  personLeft: '제가 다시 답변합니다.',
};
