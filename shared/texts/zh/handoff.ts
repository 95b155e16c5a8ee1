import type { HandoffPhrases } from '../en/handoff.ts';

export const handoffPhrases: HandoffPhrases = {
  offer: '{organisation}的工作人员也许知道。要我转达您的问题吗？',
  optionalName: '如果希望{organisation}与您联系，请告诉我您的姓名。您也可以继续提问。',
  askQuestion: '您想向{organisation}询问什么？如果只想留下姓名，请写“跳过”。',
  askName: '我会把您的问题转达给{organisation}。请问您的姓名？',
  askContact: '谢谢您，{name}。{organisation}可以通过哪个电子邮箱或电话号码联系您？',
  missingContact: '请输入电子邮箱或电话号码；如需取消，请写“取消”。',
  invalidEmail: '请输入有效的电子邮箱',
  invalidPhone: '请输入有效的电话号码，留电子邮箱也可以。',
  cancelled: '好的，没有转达任何内容。您还想了解什么？',
  collected: '谢谢您，{name}。我已把您的问题转达给{organisation}。您将{when}收到回复。',
  within: '在{hours}内',
  by: '在{day} {time}（{zone}）之前',
  openNow: '按办公时间，现在开放，到{time}（{zone}）为止。',
  closedNow: '按办公时间，现在不开放，{day} {time}（{zone}）再开放。',
  offerAddition: '要我把这条内容补充到您给{organisation}的留言中吗？',
  notAdded: '好的，您的留言保持不变。您还想了解什么？',
  added: '我已把这条内容补充到您给{organisation}的留言中。',
  tooMany: '今天已经从这个对话转达了多条留言。请直接联系{organisation}。',
  personAnswers: '{organisation}的工作人员正在回复您的留言。这件事由他们处理，其他问题我仍可以帮忙。',
  personAnswered: '{organisation}的工作人员已经回复了您的留言。如有其他问题，请继续问我。',
};
