import type { Remark } from './conversation-patterns.ts';

export type Aside = { remark: Remark; phrases: string };

/**
 * Whole messages that ask nothing of the site, folded and without punctuation, by what they want; parted by strokes, a
 * line a language. Whoever says them otherwise is understood as asking.
 */
export const spokenAsides: readonly Aside[] = [
  {
    remark: 'opening',
    phrases: `
    can you help me | can you help | can u help me | can you help me with something | could you help me | will you help me | i need help | i need some help | i need your help | help me | help | i have a question | i have some questions | i have a few questions | i have a quick question | i've got a question | i got a question | quick question | a question | question | just a question | can i ask you something | can i ask something | can i ask a question | can i ask you a question | may i ask something | may i ask a question | i want to ask something | i want to ask you something | i would like to ask something | i'd like to ask a question | i want to know something | i need information | i need some information | i need info | i would like some information | i'd like some information | i am looking for information | i'm looking for information | i want information | i want some information | info | what should i ask | what should i ask you | what can i ask | what can i ask you | what can i ask here | what could i ask | what questions can i ask | what questions can i ask you | what questions can you answer | what kind of questions can you answer | what kind of questions can i ask | what can you answer | what can you tell me | give me some examples | give me examples | give me an example | show me some examples | tell me something | tell me anything | say something | something | anything | whatever | are you there | you there | anyone there | is anyone there | anybody there | is anybody there | is someone there | are you online | are you working | is this working | test | this is a test | this is just a test | just testing | just a test | i am testing | i'm testing | i'm testing this | test test | testing testing | test 123 | test 1 2 3 | testing 123 | testing 1 2 3 | test message | lorem ipsum | asdf | asdfasdf | asdfghjkl | qwerty | bla | blah | blah blah | ok | okay | okey | k | kk | alright | all right | fine | cool | nice | great | perfect | awesome | wow | good | very good | super | got it | i see | understood | makes sense | that makes sense | interesting | hm | hmm | hmmm | uh | um | lol | haha | hahaha | oh | ah | yes | yeah | yep | yup | sure | maybe | please | sorry | let's talk | lets talk | let's chat | talk to me
    konnen sie mir helfen | konnten sie mir helfen | kannst du mir helfen | konntest du mir helfen | ich brauche hilfe | ich brauche ihre hilfe | ich brauche deine hilfe | hilfe | hilf mir | helfen sie mir | ich habe eine frage | ich habe mal eine frage | ich hab eine frage | ich hab mal eine frage | ich hab mal ne frage | ich hatte eine frage | ich hatte da eine frage | ich habe fragen | ich habe ein paar fragen | eine frage | kurze frage | frage | darf ich etwas fragen | darf ich sie etwas fragen | darf ich dich etwas fragen | darf ich was fragen | kann ich etwas fragen | kann ich sie etwas fragen | kann ich dich etwas fragen | kann ich dich was fragen | ich mochte etwas fragen | ich brauche informationen | ich suche informationen | ich mochte informationen | was kann ich fragen | was kann ich dich fragen | was kann ich sie fragen | was soll ich fragen | welche fragen kannst du beantworten | welche fragen konnen sie beantworten | gib mir beispiele | nenne mir beispiele | sind sie da | bist du da | ist jemand da | ist da jemand | jemand da | das ist ein test | dies ist ein test | nur ein test | ja | jo | klar | gut | sehr gut | alles klar | verstanden | aha | ach so | toll | prima | schon | bitte | irgendwas | egal | na gut
    pouvez vous m'aider | pourriez vous m'aider | peux tu m'aider | tu peux m'aider | vous pouvez m'aider | j'ai besoin d'aide | aide | aidez moi | aide moi | j'ai une question | j'ai des questions | j'aurais une question | une question | petite question | puis je poser une question | je peux poser une question | je peux vous poser une question | puis je vous poser une question | je voudrais poser une question | je voudrais des informations | j'ai besoin d'informations | je cherche des informations | que puis je demander | que puis je vous demander | quelles questions puis je poser | a quelles questions pouvez vous repondre | donnez moi des exemples | donne moi des exemples | vous etes la | tu es la | etes vous la | il y a quelqu'un | y a quelqu'un | c'est un test | ceci est un test | oui | d'accord | bien | tres bien | parfait | compris | genial | interessant
    puede ayudarme | puedes ayudarme | me puede ayudar | me puedes ayudar | podria ayudarme | necesito ayuda | ayuda | ayudame | tengo una pregunta | tengo una duda | tengo preguntas | tengo unas preguntas | una pregunta | pregunta | puedo preguntar algo | puedo preguntarte algo | puedo hacer una pregunta | puedo hacerle una pregunta | quiero preguntar algo | quisiera hacer una pregunta | necesito informacion | quiero informacion | busco informacion | quisiera informacion | que puedo preguntar | que te puedo preguntar | que preguntas puedes responder | que preguntas puede responder | dame ejemplos | dame un ejemplo | hay alguien | hay alguien ahi | estas ahi | esta ahi | esto es una prueba | es una prueba | prueba | probando | si | claro | vale | bien | muy bien | perfecto | entiendo | entendido | interesante
    помогите | помоги | помогите мне | мне нужна помощь | нужна помощь | помощь | можете помочь | вы можете мне помочь | можешь помочь | у меня вопрос | у меня есть вопрос | есть вопрос | вопрос | можно вопрос | можно спросить | я хочу спросить | хочу спросить | мне нужна информация | что можно спросить | на какие вопросы вы отвечаете | вы здесь | ты здесь | вы тут | ты тут | есть кто | есть кто нибудь | это тест | тест | да | хорошо | ладно | понятно | ясно | отлично | интересно
    도와주세요 | 도와줘 | 도와주실 수 있나요 | 질문 있어요 | 질문이 있어요 | 질문 있습니다 | 질문이 있습니다 | 물어봐도 돼요 | 물어봐도 되나요 | 무엇을 물어볼 수 있나요 | 뭘 물어볼 수 있어요 | 테스트 | 테스트입니다 | 네 | 예 | 알겠습니다 | 알겠어요 | 좋아요 | 그렇군요
    助けて | 助けてください | 手伝って | 手伝ってください | 質問があります | 質問です | 質問してもいいですか | 聞いてもいいですか | 何を聞けますか | 何が聞けますか | テスト | テストです | はい | わかりました | 分かりました | なるほど`,
  },
  {
    remark: 'goodbye',
    phrases: `
    no | nope | nah | no thanks | no thank you | nothing | nothing else | that's all | that is all | that's it | that will be all | i'm good | i am good | i'm done | i am done | not now | never mind | nevermind
    nein | nein danke | nichts | das war's | das wars | das war alles | sonst nichts | das ist alles
    non | non merci | c'est tout | rien | rien d'autre
    no gracias | eso es todo | nada | nada mas | es todo
    нет | нет спасибо | это все | ничего
    아니요 | 아니오 | 아니에요 | 괜찮아요 | 괜찮습니다
    いいえ | いえ | 大丈夫です | 結構です`,
  },
  {
    remark: 'thanks',
    phrases: `
    you are great | you're great | you are the best | you're the best | you are awesome | you're awesome | you are amazing | you're amazing | you are helpful | you are very helpful | good bot | good job | great job | nice work | well done | very helpful | so helpful | that helps | that helped | this helps | that was helpful | that's helpful | helpful | love it | i love it
    das hilft mir | das hat geholfen | sehr hilfreich | gut gemacht | du bist toll | du bist super
    bravo | tres utile | ca m'aide | tu es genial
    muy util | bien hecho | eres genial | me ayuda mucho
    молодец | очень полезно | это помогло`,
  },
  {
    remark: 'complaint',
    phrases: `
    that's not what i asked | that is not what i asked | not what i asked | this is not what i asked | i didn't ask that | that's not my question | that is not my question | that was not my question | that's not the answer | that is not an answer | that's not an answer | wrong answer | bad answer | that's wrong | that is wrong | wrong | this is wrong | you are wrong | you're wrong | that's incorrect | that is incorrect | incorrect | that is not correct | that's not correct | that's not right | that is not right | not true | that's not true | you didn't answer my question | you did not answer my question | you didn't answer | you haven't answered my question | you are not answering my question | you're not answering my question | that doesn't answer my question | that does not answer my question | that didn't answer my question | that doesn't help | that does not help | that didn't help | that did not help | this doesn't help | not helpful | this is not helpful | that's not helpful | that is not helpful | that was not helpful | you are not helping | you're not helping | you are not helpful | you don't understand | you do not understand | you don't understand me | you misunderstood | you misunderstood me | i don't understand | i do not understand | i don't get it | that makes no sense | this makes no sense | makes no sense | that doesn't make sense | i already asked that | i hate you | i don't like you | i hate this
    falsch | das ist falsch | das stimmt nicht | stimmt nicht | das war nicht meine frage | das ist nicht meine frage | danach habe ich nicht gefragt | das habe ich nicht gefragt | das beantwortet meine frage nicht | das beantwortet die frage nicht | das hilft mir nicht | das hilft nicht | das hilft mir nicht weiter | nicht hilfreich | du verstehst mich nicht | sie verstehen mich nicht | ich verstehe das nicht | ich verstehe nicht | falsche antwort | ich hasse dich
    c'est faux | faux | ce n'est pas ma question | ce n'etait pas ma question | ce n'est pas ce que j'ai demande | ca ne repond pas a ma question | cela ne repond pas a ma question | vous n'avez pas repondu a ma question | tu n'as pas repondu a ma question | ca ne m'aide pas | cela ne m'aide pas | mauvaise reponse | je ne comprends pas | je te deteste
    eso no es lo que pregunte | no es lo que pregunte | esa no es mi pregunta | no respondiste mi pregunta | no respondio mi pregunta | no ha respondido mi pregunta | no has respondido mi pregunta | eso no responde mi pregunta | eso no me ayuda | no me ayuda | es incorrecto | eso es incorrecto | incorrecto | respuesta incorrecta | no entiendo | te odio
    это не то | я не об этом спросил | я не об этом спросила | я не об этом спрашивал | я не это спросил | вы не ответили на мой вопрос | ты не ответил на мой вопрос | это не помогает | не помогло | неправильно | неверно | это неправда | не понимаю | я не понимаю
    틀렸어요 | 그게 아니에요 | 도움이 안 돼요 | 이해가 안 돼요
    違います | そうではありません | 役に立ちません | わかりません | 分かりません`,
  },
  {
    remark: 'identity',
    phrases: `
    how old are you | how old r u | do you have a name | are you chatgpt | are you gpt | are you claude | are you gemini | are you siri | are you alexa | which ai are you | what ai are you | which ai model are you | what ai model are you | what model are you | which model are you | what language model are you | which language model are you | do you use chatgpt | are you married | are you single | do you have feelings | do you have a girlfriend | do you have a boyfriend | do you sleep | do you eat | do you dream | are you alive | are you smart | are you intelligent | are you happy | are you sad | are you conscious | are you male or female | are you a man or a woman | what are you wearing | what do you look like | where do you get your information | where do you get your information from | where does your information come from | where do you get your answers | how do you know | how do you know that | how do you know this | i love you | i like you | i miss you | marry me | will you marry me | you are beautiful | you are cute | do you love me | do you like me
    wie alt bist du | bist du chatgpt | sind sie chatgpt | welche ki bist du | welches modell bist du | hast du gefuhle | hast du einen namen | wie heisst du | woher hast du deine informationen | woher haben sie ihre informationen | woher weisst du das | woher wissen sie das | ich liebe dich | bist du verheiratet
    quel age as tu | quel age avez vous | es tu chatgpt | etes vous chatgpt | quelle ia es tu | comment tu t'appelles | comment t'appelles tu | d'ou viennent tes informations | d'ou viennent vos informations | comment le sais tu | comment le savez vous | je t'aime
    cuantos anos tienes | eres chatgpt | es usted chatgpt | que ia eres | como te llamas | de donde sacas la informacion | de donde sacas tu informacion | como lo sabes | como lo sabe | te amo | te quiero
    сколько тебе лет | ты chatgpt | вы chatgpt | как тебя зовут | откуда ты это знаешь | откуда вы это знаете | я тебя люблю | я люблю тебя
    몇 살이에요 | 이름이 뭐예요 | 사랑해요
    何歳ですか | 名前は何ですか | お名前は | 愛してる`,
  },
  {
    remark: 'privacy',
    phrases: `
    is this chat recorded | is this conversation recorded | is the chat recorded | are you recording this | is this chat saved | is this conversation saved | is this chat private | is this conversation private | is the chat private | is this chat confidential | is this conversation confidential | is the chat confidential | is this chat secure | is this chat anonymous | who can read this chat | who can see this chat | who reads this chat | who can read this conversation | can anyone read this | can others read this | do you save my data | do you store my data | do you save this chat | do you keep this chat | do you store my messages | do you save my messages
    wird der chat gespeichert | wird dieser chat gespeichert | wird das gesprach gespeichert | ist der chat vertraulich | ist dieser chat vertraulich | ist das gesprach vertraulich | ist der chat anonym | wer kann diesen chat lesen | wer liest diesen chat | speicherst du meine daten | speichern sie meine daten
    cette conversation est elle enregistree | est ce que cette conversation est enregistree | cette conversation est elle confidentielle | cette discussion est elle confidentielle | qui peut lire cette conversation | est ce que vous enregistrez mes donnees
    se guarda esta conversacion | esta conversacion se guarda | es confidencial esta conversacion | esta conversacion es confidencial | es privada esta conversacion | quien puede leer esta conversacion | guardas mis datos
    этот чат сохраняется | этот чат записывается | этот чат конфиденциален | кто может читать этот чат | кто читает этот чат
    이 대화는 저장되나요 | 이 대화는 비밀인가요
    この会話は保存されますか | この会話は記録されますか`,
  },
  {
    remark: 'howAreYou',
    phrases: `
    how are you feeling | how do you feel | how's your day | how is your day | how is it going | are you ok | are you okay
    wie fuhlst du dich | comment te sens tu | como te sientes | как ты себя чувствуешь`,
  },
  {
    remark: 'offTopic',
    phrases: `
    do you know what time it is | what time is it now | what's today's date | what is today's date | what is the date today | what day is it today | what day is today | what is today | what year is it | what month is it | what's the weather | what is the weather | what's the weather like | what is the weather like | how is the weather | how's the weather | will it rain | what is the meaning of life | what's the meaning of life | what is life | what is love | what's love | who is god | does god exist | is there a god | tell me a story | tell a story | sing | sing a song | surprise me | i'm bored | i am bored | i'm sad | i am sad | who will win the election | do my homework | can you do my homework | can you help me with my homework | flip a coin | roll a dice
    wie spat ist es jetzt | wie viel uhr ist es jetzt | welcher tag ist heute | welches datum ist heute | welches datum haben wir | welches datum haben wir heute | der wievielte ist heute | wie ist das wetter | wie wird das wetter | regnet es | was ist der sinn des lebens | was ist liebe | gibt es gott | gibt es einen gott | mir ist langweilig
    quel jour sommes nous | on est quel jour | quelle est la date d'aujourd'hui | quel temps fait il | quel est le sens de la vie | qu'est ce que l'amour | je m'ennuie
    que dia es hoy | que fecha es hoy | a que dia estamos | que tiempo hace | cual es el sentido de la vida | que es el amor | estoy aburrido
    какой сегодня день | какое сегодня число | сколько сейчас времени | какая погода | какая сегодня погода | в чем смысл жизни | что такое любовь | мне скучно
    지금 몇 시예요 | 지금 몇 시야 | 오늘 날씨 어때 | 오늘 날씨 어때요 | 오늘 무슨 요일이에요
    今何時ですか | 今何時 | 今日は何曜日ですか | 天気はどうですか | 今日の天気は`,
  },
];

/** The same, where no question went before: "what time is it?" after one on an open day asks for its time. */
export const asidesAtStart: readonly Aside[] = [
  {
    remark: 'opening',
    phrases: `
    what | who | when | why | how | which | huh | more | tell me more | i want to know more
    was | wer | wann | warum | wie | wieso
    quoi | qui | quand | pourquoi | comment
    que | quien | cuando | por que | como
    что | кто | когда | почему | как`,
  },
  {
    remark: 'identity',
    phrases: `
    can i trust you | can i trust this | can i trust your answers | can you be trusted | is this reliable`,
  },
  {
    remark: 'privacy',
    phrases: `
    is this private | is this secure | is this confidential | is this anonymous | is this recorded | is this saved | who can read this | who can see this | who reads this
    ist das vertraulich | ist das anonym | wird das gespeichert | wer liest das
    est ce confidentiel | c'est confidentiel | qui lit ca
    es confidencial | es privado | es anonimo
    это конфиденциально | это анонимно`,
  },
  {
    remark: 'offTopic',
    phrases: `
    what time is it | what's the time | what is the time | whats the time | do you have the time | what day is it
    wie spat ist es | wie viel uhr ist es | wieviel uhr ist es
    quelle heure est il | il est quelle heure
    que hora es | que dia es
    который час | сколько времени
    몇 시예요
    何時ですか`,
  },
];
