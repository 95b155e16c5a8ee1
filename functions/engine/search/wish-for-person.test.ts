import { describe, expect, test } from 'vitest';
import type { visitorLanguages } from '#shared/texts/visitor-languages.ts';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { readRemark } from './read-remark.ts';

const school = readSampleSite({
  name: 'Hill School',
  language: 'en',
  pages: { '/': '<h1>Hill School</h1><p>A school for children from six to twelve.</p>' },
});
const read = (message: string) => readRemark(message, school, true);

/** What visitors want of a person, and questions that share the words. */
const phrases: Record<keyof typeof visitorLanguages, { wishes: string; questions: string }> = {
  en: {
    wishes: `
      can a person help me? | I would like to talk to a lawyer | can I speak to the principal | call me back please | book an appointment |
      I want to complain | I want to talk to a real person | Can I talk to a human? | talk to sales please |
      could someone call me back? | I'd like to schedule a consultation | I need an appointment for Tuesday |
      I would like to visit the school | I'd like to enrol my daughter | we want to enroll our son |
      I want to make a complaint about the bus driver | I need a lawyer for my divorce | speak to an accountant |
      please have the director call me | Is there someone I can talk to? | can I book a tour? |
      who can I talk to about my bill? | can I talk to someone about what happened in class? |
      I'd like to leave a message for the secretary | put me through to the office manager | human please!! | agent |
      real person pls | I want to talk to the office | can I speak with the finance department? |
      I would like to talk to the head of science about my son | speak to Mrs. Alder please`,
    questions: `
      what are your visiting hours | how do I enrol my child | who is the principal |
      I would like to know about visit at the school | I would like to know when I can visit |
      what does an appointment cost | do I need an appointment | where do I complain | when can I visit the school |
      how much is a consultation? | can you tell me if enrollment is open | is there a tour on Saturday |
      what is the complaint procedure | I need a lawyer for my divorce, how much do you charge? |
      does the principal teach | do teachers talk to parents? | which languages do you speak? | office |
      I want to talk about fees | what do I need to enroll my child | how can I contact you | can a lawyer help me with my divorce? | can you help me`,
  },
  de: {
    wishes: `
      Kann mir ein Mensch helfen? | Ich möchte mit dem Direktor sprechen | Kann ich mit einem Anwalt sprechen? | Rufen Sie mich bitte zurück |
      ich hätte gern einen Termin | Termin vereinbaren | Ich möchte mich beschweren |
      Ich möchte meine Tochter anmelden | Wir würden gern die Schule besuchen | Kann mich jemand anrufen? |
      Ich brauche einen Steuerberater | Ich möchte mit jemandem über meinen Fall reden |
      Mit wem kann ich sprechen? | Ich möchte mit der Verwaltung sprechen | Mitarbeiter bitte |
      Kann ich mit Frau Erle sprechen?`,
    questions: `
      Wann kann ich die Schule besuchen? | Wie melde ich mein Kind an? | Wer ist der Schulleiter? |
      Was kostet ein Termin? | Ich möchte wissen, wann ich einen Termin haben kann | Brauche ich einen Termin? |
      Wo kann ich mich beschweren?`,
  },
  fr: {
    wishes: `
      Une personne peut-elle m'aider ? | Je voudrais parler à un avocat | Puis-je parler au directeur ? | Rappelez-moi s'il vous plaît |
      Je souhaite prendre rendez-vous | je voudrais me plaindre | J'aimerais inscrire mon fils |
      Je voudrais visiter l'école | Quelqu'un peut-il me rappeler ? | j'ai besoin d'un comptable |
      Je voudrais parler au secrétariat | Puis-je parler à Mme Aulne ? | un humain s'il vous plaît`,
    questions: `
      Quand puis-je visiter l'école ? | Comment inscrire mon enfant ? | Qui est le directeur ? |
      Combien coûte un rendez-vous ? | Je voudrais savoir si je peux visiter l'école`,
  },
  es: {
    wishes: `
      ¿Me puede ayudar una persona? | Quiero hablar con un abogado | ¿Puedo hablar con el director? | Llámeme por favor | quisiera pedir una cita |
      Quiero quejarme | Me gustaría inscribir a mi hija | Quisiera visitar la escuela |
      ¿Me pueden devolver la llamada? | necesito un contador | Quiero hablar con la oficina |
      ¿Puedo hablar con el departamento de becas? | agente por favor`,
    questions: `
      ¿Cuándo puedo visitar la escuela? | ¿Cómo inscribo a mi hijo? | ¿Quién es el director? |
      ¿Cuánto cuesta una cita? | Quisiera saber si puedo visitar la escuela`,
  },
  ru: {
    wishes: `
      Мне нужна помощь человека | Хочу поговорить с юристом | Можно поговорить с директором? | Перезвоните мне, пожалуйста |
      Хочу записаться на приём | Я хочу пожаловаться | Хочу записать ребёнка в школу | Хотели бы посетить школу |
      мне нужен бухгалтер | оператор! | Хочу поговорить с приёмной комиссией`,
    questions: `
      Когда можно посетить школу? | Как записать ребёнка в школу? | Кто директор? | Сколько стоит консультация? |
      Нужно ли записываться на приём?`,
  },
  ko: {
    wishes: `
      사람이 도와줄 수 있나요 | 변호사와 이야기하고 싶어요 | 교장 선생님과 통화할 수 있나요? | 전화해 주세요 | 예약하고 싶어요 | 불만을 제기하고 싶어요 |
      아이를 등록하고 싶어요 | 학교를 방문하고 싶어요 | 상담원과 통화하고 싶습니다 |
      행정실과 통화하고 싶어요 | 상담원`,
    questions:
      '예약은 어떻게 하나요? | 교장 선생님은 누구예요? | 상담 비용이 얼마예요? | 언제 방문할 수 있나요?',
  },
  ja: {
    wishes: `
      担当者に助けてほしい | 弁護士と話したいです | 校長先生と話せますか | 折り返し電話をお願いします | 予約したいです | 苦情を言いたいです | 子供を入学させたいです |
      学校を見学したいです | 担当者につないでください | 事務局と話したいです | オペレーター`,
    questions: '予約方法を教えてください | 校長先生は誰ですか | 相談料はいくらですか | いつ見学できますか',
  },
  zh: {
    wishes: `
      有人能帮我吗 | 我想和律师谈谈 | 可以和校长说话吗 | 请给我回电话 | 我要预约 | 我想投诉 | 我想给孩子报名 | 我想参观学校 | 转人工 | 我要找人工 | 我需要会计师 | 我想和招生处谈谈 | 人工客服`,
    questions: '怎么预约 | 校长是谁 | 咨询费多少钱 | 什么时候可以参观学校 | 报名需要什么材料 | 你们几点开门',
  },
  vi: {
    wishes: `
      tôi cần người giúp | Tôi muốn nói chuyện với luật sư | Tôi có thể nói chuyện với hiệu trưởng không? | Vui lòng gọi lại cho tôi |
      Tôi muốn đặt lịch hẹn | Tôi muốn khiếu nại | Tôi muốn ghi danh cho con tôi | Tôi muốn đến thăm trường |
      tôi cần luật sư | Tôi muốn nói chuyện với phòng tuyển sinh | nhân viên`,
    questions: `
      Làm thế nào để ghi danh cho con tôi? | Hiệu trưởng là ai? | Đặt lịch hẹn tốn bao nhiêu? |
      Khi nào tôi có thể đến thăm trường?`,
  },
  ar: {
    wishes: `
      أحتاج مساعدة من شخص | أريد التحدث مع محام | هل يمكنني التحدث إلى المدير؟ | اتصل بي من فضلك | أريد حجز موعد | أريد تقديم شكوى |
      أريد تسجيل طفلي | أود زيارة المدرسة | أريد التحدث مع المحامي | أريد التحدث مع قسم القبول | موظف`,
    questions: 'كيف أسجل طفلي؟ | من هو المدير؟ | كم تكلفة الموعد؟ | متى يمكنني زيارة المدرسة؟',
  },
  it: {
    wishes: `
      Mi può aiutare una persona? | Vorrei parlare con un avvocato | Posso parlare con il direttore? | Richiamatemi per favore | vorrei prendere un appuntamento |
      Vorrei fare un reclamo | Vorrei iscrivere mia figlia | Vorrei visitare la scuola | ho bisogno di un commercialista |
      Vorrei parlare con una persona vera | operatore per favore | Vorrei parlare con l'ufficio iscrizioni`,
    questions: `
      Come posso iscrivere mio figlio? | Chi è il direttore? | Quanto costa un appuntamento? | Quando posso visitare la scuola? |
      Vorrei sapere se posso visitare la scuola`,
  },
  pt: {
    wishes: `
      Preciso da ajuda de uma pessoa | Gostaria de falar com um advogado | Posso falar com o diretor? | Liguem-me por favor | quero marcar uma consulta |
      Quero fazer uma reclamação | Gostaria de inscrever a minha filha | Gostaria de visitar a escola | preciso de um contabilista |
      Gostaria de falar com a tesouraria | atendente por favor`,
    questions: `
      Como inscrevo o meu filho? | Quem é o diretor? | Quanto custa uma consulta? | Quando posso visitar a escola? |
      Gostaria de saber se posso visitar a escola`,
  },
  nl: {
    wishes: `
      Kan iemand mij helpen? | Ik wil graag met een advocaat spreken | Kan ik met de directeur spreken? | Bel mij alstublieft terug | ik wil een afspraak maken |
      Ik wil een klacht indienen | Ik wil mijn dochter inschrijven | Ik zou graag de school bezoeken | ik heb een accountant nodig |
      Ik wil graag met de administratie spreken | medewerker alstublieft`,
    questions: `
      Hoe kan ik mijn kind inschrijven? | Wie is de directeur? | Wat kost een afspraak? | Wanneer kan ik de school bezoeken? |
      Ik wil graag weten of ik de school kan bezoeken`,
  },
  pl: {
    wishes: `
      Czy ktoś może mi pomóc? | Chciałbym porozmawiać z prawnikiem | Czy mogę porozmawiać z dyrektorem? | Proszę do mnie oddzwonić | chcę umówić wizytę |
      Chcę złożyć skargę | Chciałabym zapisać córkę | Chciałbym odwiedzić szkołę | potrzebuję księgowego |
      Chcę porozmawiać z działem rekrutacji | konsultant proszę`,
    questions: `
      Jak zapisać dziecko? | Kto jest dyrektorem? | Ile kosztuje wizyta? | Kiedy mogę odwiedzić szkołę? |
      Chciałbym wiedzieć, czy mogę odwiedzić szkołę`,
  },
};
test.each([
  ['thank you very much for your help, have a nice day', 'thanks'],
  ['cool, thanks. that helps', 'thanks'],
  ['Thank you so much, that helped a lot', 'thanks'],
  ['great thx', 'thanks'],
  ['thx', 'thanks'],
  ['vielen dank, schönen tag noch', 'thanks'],
  ['muchas gracias, adiós', 'thanks'],
  ['brilliant, that is exactly what I needed, cheers', 'thanks'],
  ['Many thanks for the quick answer and have a lovely weekend!', 'thanks'],
  ['ty, super helpful', 'thanks'],
  ['Perfect, that was all I wanted to know. Thanks a bunch!', 'thanks'],
  ['Thank you kindly, I know what to do now', 'thanks'],
  ['ok perfect that answers my question thanks', 'thanks'],
  ['Super, danke, genau das wollte ich wissen', 'thanks'],
  ['gracias por todo, muy amable', 'thanks'],
  ['Grazie mille per la risposta veloce', 'thanks'],
  ['thanks, and how much is lunch?', undefined],
  ['thanks, where do I park', undefined],
  ['thanks, I need a permission form', undefined],
  ['thank you for teaching children, do you take twins', undefined],
  ['thanks, lunch fees', undefined],
])('%j is %j', (message, remark) => {
  expect(readRemark(message, school, false)).toBe(remark);
});

const split = (list: string) => list.split('|').map((phrase) => phrase.trim());

describe.each(Object.entries(phrases))('in %s', (_language, { wishes, questions }) => {
  test('every wish for a person is one, with a role or without', () => {
    expect(split(wishes).filter((message) => read(message) !== 'handoff')).toEqual([]);
  });

  test('a question that shares its words is left to the website', () => {
    expect(split(questions).filter((message) => read(message) === 'handoff')).toEqual([]);
  });
});
