import type { HandoffPhrases } from '../en/handoff.ts';

export const handoffPhrases: HandoffPhrases = {
  offer: 'هل أسأل أحد العاملين في {organisation}؟',
  optionalName: 'إذا أردت أن يتواصل معك {organisation}، فأخبرني باسمك. أو واصل طرح أسئلتك.',
  askQuestion: 'ما موضوع رسالتك؟ يمكنك تخطي هذا السؤال.',
  askName: 'سأنقل سؤالك إلى {organisation}. ما اسمك؟',
  askNameToo: 'ما اسمك؟',
  askContact: 'شكرًا لك يا {name}. بأي بريد إلكتروني أو رقم هاتف يمكن لـ {organisation} التواصل معك؟',
  missingContact: 'يرجى إدخال بريد إلكتروني أو رقم هاتف، أو اكتب «إلغاء».',
  invalidEmail: 'يرجى إدخال بريد إلكتروني صحيح',
  invalidPhone: 'يرجى إدخال رقم هاتف صحيح. ويكفي أيضًا عنوان بريد إلكتروني.',
  cancelled: 'حسنًا، لم يُنقل شيء. ماذا تود أن تعرف أيضًا؟',
  collected: 'شكرًا لك يا {name}. نقلت سؤالك إلى {organisation}.',
  expectReply: 'ستصلك الإجابة {when}.',
  within: 'خلال {hours}',
  by: 'في موعد أقصاه {day}، {time} ({zone})',
  openNow: 'المكتب مفتوح الآن حتى {time} ({zone}).',
  closedNow: 'المكتب مغلق الآن. يفتح {day}، {time} ({zone}).',
  offerAddition: 'هل أضيف هذا إلى رسالتك إلى {organisation}؟',
  notAdded: 'حسنًا، تبقى رسالتك كما هي. ماذا تود أن تعرف أيضًا؟',
  added: 'أضفت هذا إلى رسالتك إلى {organisation}.',
  tooMany: 'نُقلت اليوم عدة رسائل من هذه المحادثة. يرجى التواصل مع {organisation} مباشرة.',
  personAnswers:
    'يكتب أحد العاملين في {organisation} إجابة عن رسالتك. أترك لهم ذلك، ويمكنني المساعدة في أسئلة أخرى.',
  personAnswered: 'أجاب أحد العاملين في {organisation} عن رسالتك. أنا هنا لأي أسئلة أخرى.',
  personJoined: 'انضم {name} من {organisation} إلى هذه المحادثة. سألتزم الصمت حتى تُعاد إليّ.',
  personLeft: 'عدت للإجابة.',
};
