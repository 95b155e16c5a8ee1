import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting: '您好！我是{organisation}的AI助手，{from}回答问题。您想了解什么？',
  thanks: '不客气。关于{organisation}，您还想了解什么吗？',
  goodbye: '再见，感谢您访问{organisation}。',
  identity: '我是{organisation}的AI助手，不是真人。我{from}回答，并标明出处。',
  howAreYou: '谢谢，一切都好。我是{organisation}的AI助手。您想了解什么？',
  unsure: '我不确定这是否回答了您的问题。最接近的内容是：',
  websiteSays: '{says}的相关内容：',
  declined: '我{in}没有找到相关内容。',
  refused: '我只能{from}回答与{organisation}有关的问题，因此无法提供帮助。',
  abuse: '如果您有关于{organisation}的问题，我很乐意帮忙。请提问。',
  opening: '我来帮您。关于{organisation}，您想了解什么？',
  complaint: '抱歉没能帮到您。请换一种说法再问一次。',
  privacy: '我是AI助手。{organisation}可以看到这段对话，请不要写入任何机密信息。',
  handoff: '您可以这样联系{organisation}：{contact}。',
  handoffWithoutContact: '我是AI助手，{organisation}的工作人员可以回复您。',
  contactOffer: '您可以直接咨询{organisation}：{contact}。',
  phone: '电话',
  email: '电子邮箱',
  past: '请注意，这个日期已经过去。',
  foreignQuote: '{says}的原文（{language}）：',
  topicPage: '{topic}：“{title}”。',
  origins: {
    website: {
      in: '在{organisation}的网站上',
      from: '根据其网站内容',
      says: '网站上',
      topic: '网站上有相关页面',
    },
    documents: {
      in: '在{organisation}的文件中',
      from: '根据其文件内容',
      says: '文件中',
      topic: '有一份相关文件',
    },
  },
};
