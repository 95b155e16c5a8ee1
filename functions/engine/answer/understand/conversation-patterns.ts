import { moreConversationPatterns } from './conversation-patterns-more.ts';

/** Remarks that are no questions to the site, by what they want. */
export type Remark =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'identity'
  | 'howAreYou'
  | 'handoff'
  | 'opening'
  | 'complaint'
  | 'privacy'
  | 'offTopic'
  | 'injection'
  | 'abuse';

/** Matched against the folded message (lower case, no accents); the whole message for small talk, a part for the rest. */
export const conversationPatterns: readonly { remark: Remark; pattern: RegExp }[] = [
  {
    remark: 'injection',
    pattern:
      /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|directives|policy|policies|restrictions)\b|\b(?:system|hidden|initial|secret) ?(?:prompt|message|instructions?)\b|\b(?:reveal|print|show|repeat|output|leak|disclose|give|tell)\b.{0,40}\b(?:your|the) (?:\w+ ){0,3}(?:prompt|instructions|api key|password|rules you|configuration)\b|\byou are now\b|\bact as (?:an? )?(?:dan|unrestricted|different|evil|developer)\b|\b(?:jailbreak|developer mode|dan mode|do anything now)\b|\brepeat (?:everything|all|the word|the text|after me)\b|\bapi key\b.{0,60}\binstructions\b|^system\s*:|\bpretend (?:to be|you are|that you)\b|\bno restrictions\b/,
  },
  {
    remark: 'injection',
    pattern:
      /\b(?:ignor\w*|oubli\w*)\b.{0,30}\b(?:instructions?|consignes|regles|directives)\b|\bprompt (?:systeme|system|sistema)\b|\b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*)\b.{0,40}\b(?:anweisung\w*|regeln|vorgaben|instruktionen)\b|\b(?:system-?prompt|systemanweisung\w*|systemnachricht)\b|\b(?:ignor\w*|olvid\w*)\b.{0,30}\b(?:instrucciones|reglas|indicaciones)\b|(?:игнориру[йи]|забудь|игнориру[йи]те|забудьте).{0,40}(?:инструкци|правил|указани)|системн\p{L}+ (?:промпт|сообщени|подсказк)|(?:忽略|无视|無視).{0,12}(?:指令|指示|规则|提示)|\bdu bist (?:jetzt|nun|ab jetzt)\b|\btu es (?:maintenant|desormais)\b|\bahora eres\b/u,
  },
  {
    remark: 'injection',
    pattern:
      /\bconversationid\s*=|\b(?:fetch|download|open|summari[sz]e)\b.{0,20}https?:|\bjavascript:|<\s*(?:script|img|iframe)\b|\]\(https?:|\b(?:other|previous|last) (?:visitor|user|customer)s?\b.{0,30}\b(?:ask|said|say|name|phone|write|wrote)|\bvisitor before me\b|\blegally (?:promise|binding)\b|\bbase64\b.{0,30}\b(?:instructions|prompt)\b|\binstructions\b.{0,30}\b(?:base64|reversed|poem)\b/,
  },
  {
    remark: 'injection',
    pattern:
      /\b(?:forget (?:that )?you(?: are|'re| were)|stop being|you(?: are|'re) no longer)\b.{0,16}\b(?:assistant|chatbot|bot)\b|(?:^|[.!?,;:]\s*)(?:please |now |bitte )?(?:write|compose|tell|sing|recite|schreib\w*|erzahl\w*|dichte|ecri[st]\w*|raconte\w*|escrib\w*|cuenta\w*)(?:[ -](?:me|us|mir|uns|moi|nous))? (?:an? |one |eine?n? |une? |un[ao]? )?(?:\p{L}+ )?(?:poem|haiku|limerick|sonnet|song|rap|joke|fairy tale|gedicht|witz|lied|marchen|poeme|blague|chanson|poema|chiste|cancion)\b/u,
  },
  {
    remark: 'abuse',
    pattern:
      /^(?:you(?:'re| are)? (?:an? )?)?(?:fuck\w*|shit\w*|idiot\w*|stupid\w*|asshole\w*|bitch\w*|moron\w*|arschloch|scheisse?|wichser|connard\w*|merde|puta|mierda|pendejo|дурак|идиот)(?: (?:you|off|bot|dich|toi))?[\s!.?]*$|\b(?:fuck|screw) (?:you|off|this)\b|^you (?:suck|stink|(?:are|'re) (?:so |really |completely |totally )*(?:useless|dumb|stupid|terrible|awful|garbage|trash|worthless))[\s!.?]*$|^(?:useless|dumb|stupid) (?:bot|ai|assistant|machine|thing)[\s!.?]*$|^you (?:are (?:an? )?)?(?:useless|worthless|stupid|dumb) (?:piece|bit|heap|pile)\b|\bf\*{2,}|\bshut (?:the \S+ )?up[\s!.?]*$|^(?:du bist|sie sind|tu es|eres) (?:\p{L}+ )?(?:dumm|doof|blod|nutzlos|nul|nulle|inutile|stupide|tonto|tonta|inutil)[\s!.?]*$/u,
  },
  {
    remark: 'greeting',
    pattern:
      /^(?:hi+|hello|hey+|hiya|howdy|good (?:morning|afternoon|evening|day)|greetings|hallo|guten (?:tag|morgen|abend)|servus|moin|gruss gott|bonjour|bonsoir|salut|coucou|hola|buenos dias|buenas(?: tardes| noches)?|привет|здравству[йи]те|добры[йи] (?:день|вечер)|ciao|ola)(?: (?:there|all|everyone|bot|zusammen|a tous))?[\s!.,?👋🙂]*(?:[:;=]-?[)d(p])?\s*$/u,
  },
  {
    remark: 'thanks',
    pattern:
      /^(?:ok(?:ay)?,? |great,? |perfect,? |super,? )?(?:thanks?(?: you)?|thank you|thx|ty|cheers|danke(?: schon| sehr)?|vielen dank|merci(?: beaucoup| bien)?|(?:muchas )?gracias|спасибо(?: большое)?)(?: (?:so much|very much|a lot|for (?:your|the) help|fur (?:die|ihre) hilfe|pour votre aide|por (?:su|la) ayuda))?[\s!.,🙂👍]*$/u,
  },
  {
    remark: 'goodbye',
    pattern:
      /^(?:bye+|goodbye|bye bye|see (?:you|ya)(?: later| soon)?|have a (?:nice|good|great) (?:day|one|evening|weekend)|tschuss|auf wiedersehen|ciao|bis bald|au revoir|a bientot|bonne journee|adios|hasta (?:luego|pronto)|до свидания|пока)[\s!.,👋]*$/u,
  },
  {
    remark: 'identity',
    pattern:
      /^(?:so )?(?:are|r) (?:you|u) (?:an? )?(?:real |actual |live )?(?:bot|robot|human|person|ai|machine|chatbot|computer|real)(?: or (?:an? )?(?:real )?(?:bot|robot|human|person|ai|machine))?[\s?!.]*$|^(?:who|what) (?:are|r) (?:you|u)[\s?!.]*$|^what(?:'s| is) your name[\s?!.]*$|^(?:so )?what (?:can|do) (?:you|u) (?:do|help(?: me)? with|know)(?: here| for me)?[\s?!.]*$|^how (?:can|do) (?:you|u) help(?: me)?[\s?!.]*$|^who (?:made|built|created|programmed) (?:you|u)[\s?!.]*$|^was (?:kannst du|konnen sie)(?: alles)?(?: fur mich tun)?[\s?!.]*$|^(?:que peux-tu faire|que pouvez-vous faire|¿?que puedes hacer|что ты умеешь|что вы умеете)[\s?!.]*$|^(?:am i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:real )?(?:bot|robot|human|person|ai|machine))[\s?!.]*$|^(?:bist du|sind sie) (?:ein(?:e)? )?(?:bot|roboter|mensch|ki|maschine|echte\w* (?:mensch|person))[\s?!.]*$|^wer (?:bist du|sind sie)[\s?!.]*$|^(?:es-tu|etes-vous|tu es|vous etes) (?:une? )?(?:robot|bot|humain|ia|machine|personne(?: reelle)?|vraie personne)[\s?!.]*$|^qui (?:es-tu|etes-vous)[\s?!.]*$|^¿?(?:eres|es usted) (?:un[ao]? )?(?:robot|bot|humano|ia|maquina|persona(?: real)?)[\s?!.]*$|^¿?quien (?:eres|es usted)[\s?!.]*$|^(?:ты|вы) (?:бот|робот|человек)[\s?!.]*$|^кто (?:ты|вы)[\s?!.]*$/,
  },
  {
    remark: 'identity',
    pattern:
      /^(?:so |hi,? |hello,? |wait,? )?(?:is|was) (?:this|that|it) (?:just )?(?:an? )?(?:real |actual |live )?(?:bot|robot|human|person|ai|machine|chatbot|computer)(?: or (?:an? )?(?:real )?(?:bot|robot|human|person|ai|machine))?(?: (?:here|answering|talking|replying))?[\s?!.]*$|^is there (?:an? )?(?:real |actual |live )?(?:human|person) (?:here|behind (?:this|it)|answering)[\s?!.]*$|^(?:ist|bin) (?:das|dies|ich hier mit)(?: hier)? (?:nur )?(?:ein(?:e|em|er)? )?(?:bot|chatbot|roboter|mensch|ki|maschine|echte\w* (?:mensch|person))(?: verbunden)?[\s?!.]*$|^(?:c'est|est-ce(?: que c'est)?) (?:une? )?(?:robot|bot|chatbot|humain|ia|machine|vraie personne|personne reelle)[\s?!.]*$|^¿?(?:es esto|esto es|es) (?:un[ao]? )?(?:robot|bot|chatbot|humano|ia|maquina|persona(?: real)?)[\s?!.]*$|^это (?:бот|робот|человек)[\s?!.]*$/,
  },
  {
    remark: 'howAreYou',
    pattern:
      /^(?:hi,? |hello,? |hey,? )?(?:how are (?:you|u)(?: doing| today)?|how's it going|what's up|wie geht(?:'s| es (?:dir|ihnen)| es)?|comment (?:ca va|allez-vous|vas-tu)|ca va|¿?(?:como estas?|que tal)|как дела)[\s?!.]*$/,
  },
  {
    remark: 'handoff',
    pattern:
      /\b(?:talk|speak|chat|connect me|put me through|transfer me|get me)\b.{0,20}\b(?:to|with|through)?\b.{0,12}\b(?:a |an |some |the |real |live )?(?:human|person|someone|somebody|agent|representative|operator|member of staff|staff member|real people)\b|\b(?:human|live) (?:agent|support|help|being)\b(?! rights)|\breal person\b|\bmit (?:einem|einer) (?:echten )?(?:menschen|mitarbeiter\w*|person|mensch)\b|\b(?:menschen|jemandem|jemanden|mitarbeiter\w*) (?:sprechen|reden|verbinden)\b|\b(?:parler|discuter|echanger) (?:a|avec) (?:une? )?(?:vraie? )?(?:personne|humain|conseiller\w*|quelqu'un|agent|operateur)\b|\bhablar con (?:una? )?(?:persona|humano|agente|alguien|operador)\b|\b(?:поговорить|связаться|соедините) с (?:человеком|оператором|сотрудником|менеджером)\b|(?:поговорить|соедините).{0,10}(?:человек|оператор|сотрудник|менеджер)/,
  },
  {
    remark: 'offTopic',
    pattern:
      /^(?:(?:what(?:'s| is)|how much is|calculate|compute|solve|was (?:ist|sind|ergibt)|wie ?viel ist|combien (?:font|fait)|cuanto (?:es|son)|сколько будет) )?-?\d[\d.,]* ?(?:[+*x×÷^]|plus|minus|times|multiplied by|divided by|mal|geteilt durch|fois|divise par|mas|menos|por|entre|плюс|минус|умножить на|разделить на) ?-?\d[\d.,]* ?=? ?[?.!]*$|^(?:what(?:'s| is)|how much is|calculate|compute|solve|was (?:ist|sind|ergibt)|wie ?viel ist|combien (?:font|fait)|cuanto (?:es|son)|сколько будет) -?\d[\d.,]* ?[-/:] ?-?\d[\d.,]* ?=? ?[?.!]*$/,
  },
  {
    remark: 'identity',
    pattern:
      /^(?:do (?:you|u) (?:like|love|hate) |what(?:'s| is) your (?:favou?rite|opinion (?:on|of|about)) |what do (?:you|u) think (?:of|about) |magst du |was haltst du von |was denkst du (?:uber|von) |aimes-tu |que penses-tu d|te gusta|que (?:piensas|opinas) (?:de|sobre) |ты любишь |что ты думаешь )/,
  },
  ...moreConversationPatterns,
];
