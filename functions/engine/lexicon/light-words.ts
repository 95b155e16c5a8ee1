import { type Language, languages } from '../language/languages.ts';
import { stem } from '../language/stem.ts';
import { foldWord } from '../language/tokenize.ts';

/** By language, in the order of `languages`. Everyday verbs, adjectives and fillers of questions: they colour a question but rarely decide what it is about. */
const lists: readonly string[] = [
  `able about absolutely accept actually ago all allow already always amount another anyone anything anyway anywhere apart around ask available back bad based because become before begin
   believe best better big bit both bring brought call came care carry case certain chance cheap check choose come completely consider continue correct could count couple currently day deal
   decide definitely depend detail different difficult do does doing done early easy else end enough ensure even ever every everyone everything exact exactly example except expect
   explain extra fact fairly far fast feel few figure final find fine first follow former found free full fully further general generally get gets getting give given gives go goes going gone good
   got great guess guy guys had hand handed handle happen happens happy hard head hear help here high hold home hope hour how however huge idea if important include including info information instead
   interested involved just keep kept kind knew know known large last late lately later learn least leave left less let like likely line little live long look looking lot lots love made main make
   makes making man many matter maybe me mean means mention mine moment month more most mostly move much must name near nearly need needed needs never new next nice normal normally nothing now
   number occur offer offered offers often old once one only open order other others otherwise out own part particular particularly people perhaps permit person piece place planning please point
   possible possibly prefer present pretty probably program programme provide provided provides put question quick quickly quite rather ready real really reason receive recommend regard regarding related
   require right run runs said say saying scary see seem sell send set several short should show side similar simple simply since single small so some somebody someone something sometimes somewhere
   soon sort sound special specific start started stay still stop straight stuff such suggest suppose sure take taken takes taking talk tell than thing things think though through thru time times together told
   too took total totally toward tried true try trying turn turned two type typical understand unless up use used useful using usual usually various very via wait want wanted wants watch way ways
   week weird well went whatever whether while whole wish with within without wonder wondering word words work working works would write wrong year years yet possible folks dear sir madam urgent
   kindly contact gonna wanna gotta lemme pls plz thx asap etc handing row anybody worry worried supposed happening ok fix grab pick exist exists there hidden main currently today nowadays visitor visitors
   accepted given else guy thing total per site onsite easier harder bigger better smaller longer larger cheaper sooner quicker nearer higher greater faster earlier considered mentioned preferred difference
   differences requirement requirements suggestion suggestions direct directly inside buy
   maximum minimum max min altogether pop`,
  `aktuell gross grosse grosser grosses klein kleine alle alles also andere anderen angeben anbieten antwort art bald beginnen bekommen benotigen bereits beste besser besonders bestimmt biete bieten bietet bitte bleiben brauche brauchen braucht bringen
   dabei dafur daher damit danach dazu denken eigentlich einfach einige einmal etwas fall finden findet fragen frage ganz geben gehen geht gehort genau genug gerade gern gerne gilt gibt gleich gut gute guten
   halten heissen heisst helfen heute hilfe hoch immer info informationen jede jeder jedes jemand jetzt kommen kommt konnten kriege kriegen lange lassen leider letzte lieber machen macht mal manchmal mehr meist
   melden moglich moglichkeit nachste nehmen neu neue nie niemand nimmt normalerweise nutzen ob oft ohne personlich richtig sache sagen schnell sehen seit selbst sofort sollte sonst stehen steht stellen
   suche suchen tun uberhaupt uberall ubernehmen ubernimmt ublich unbedingt viel viele vielen voll vorher weiss weit weiter weitere welch wenig weniger wichtig wirklich wissen wollte wunschen zeigen zusammen zwei
   ungefahr moglicherweise jeweils lauft laufen bekomme bekommt gehoren gehe handelt angebot weise mochte kummern kummert kriegt krieg leuten menschen mann lautet lauten befindet befinden direkt`,
  `abord aider aimer aimerais aller allez autre autres avis besoin bon bonne bref cas certain chaque chercher cherche choix chose choses combien commencer commence comprendre connaitre cote coup demande demander
   dernier dire dit dites donner donne dois encore endroit enfin ensuite entendu envie exactement exemple exister existe facile facon falloir fois genre gens grand habitude info infos informations intention jamais jour
   jours juste laisser lequel lieu longtemps maintenant mettre mieux moins moment montrer moyen nouveau nombre obtenir organiser organisez parler part partir pas passer penser peu plait plupart point possible pourrais
   pourriez prendre prend presque prochain proposer proposez propose puis quelque quelques question raison regarder reponse rester savoir sais seul seulement simple simplement souhaite souvent suffit
   suivre sujet tant tard tel temps tenir toujours tot trouver trouve type utiliser venir vient voir vouloir voudrais voulais veux vrai vraiment quelqu arriver arrive garder garde peut-etre propose
   soit uniquement pas-cher cher svp arrete arreter cause annee ete directement`,
  `algo alguien algun alguna ahora antes aun aunque bien bueno buena cada caso casi cierto claro conocer conseguir cosa cosas creer dar decir dejar despues dia donde ejemplo encontrar entender entonces favor
   forma gente gracias gran gustaria hablar haber hacer igual incluso informacion ir jamas llegar llevar lugar luego manera mas mayor mejor menos mismo momento mostrar mucho mucha muchos necesito necesitar necesita nuevo nunca
   ofrecer ofrecen ofrece otro otra otros parecer parte pasar pedir pensar poco posible preguntar pregunta primero proximo quedar querer quiero quisiera quiza realizar realmente saber sacar sale salir seguir
   segun senor ser si siempre simple sino sobre solamente solo tal tambien tanto tarde tipo tomar trabajar traer tratar usar varios veces vez venir ver verdad voy directamente`,
  `более больше будут быстро важно весь вещь возможно вообще вопрос время вроде всегда всего всё вместе говорить давать дать делать делаете для должен должна другой думать ещё если есть знать знаю иметь имеется
   именно интересно искать какой-то когда-нибудь конечно лучше любой много мог могу могут можете надо назад найти начать некоторый нужен нужна нужно обычно обязательно один оказывать особенно ответ очень получить помочь
   понять последний правильно предлагать предлагаете предлагаете приходить просто работать раз рассказать сам сделать сейчас скажите скажи сколько снова собственно совсем спросить стать так также такой там тоже хотеть хочу хотел
   хотелось часто что-то чтобы подскажите`,
];

const lightWords = new Map(
  languages.map((language, at) => [language, new Set((lists[at] ?? '').split(/\s+/).map(foldWord))]),
);

/** What makes another word of a word: "probate" is no form of "probably", nor "visitation" of "visit". */
const derivations: Partial<Record<Language, RegExp>> = {
  en: /(?<=.{4})(?:ation|ition|ion|ence|ance|ent|ant|ment|ness|al|ity|ative|able|ible|ful|ic|ate|er|or)(?=s?$)/,
  de: /(?<=.{4})(?:ig|lich|isch|ung|heit|keit|schaft)(?=(?:e[nmrs]?|s)?$)/,
  fr: /(?<=.{4})(?:ation|ition|ion|eur|euse|ment|ance|ence|able|ible|age|ite|isme|iste)(?=s?$)/,
  es: /(?<=.{4})(?:acion|icion|cion|ador|adora|miento|mente|able|ible|ista|idad|ancia|encia|anza)(?=(?:es|s)?$)/,
};

/** Inflections of light verbs are light too: "allowed", "offering". */
const lightForms = new Map(
  [...lightWords].map(([language, words]) => [
    language,
    new Set([...words].map((word) => formOf(word, language))),
  ]),
);

/** The same for all inflections of a word, and another for words made of it. */
function formOf(word: string, language: Language): string {
  const [derivation = ''] = derivations[language]?.exec(word) ?? [];
  return `${stem(word, language)}:${derivation}`;
}

/** Names by which visitors call the organisation itself or its place on the web. */
const selfNames: ReadonlySet<string> = new Set(
  `company firm business organisation organization school college university club office practice team website site page shop store place agency institute institution association group church society event
   firma unternehmen verein schule kanzlei praxis buro seite webseite organisation gesellschaft hochschule veranstaltung
   entreprise societe association club ecole cabinet site bureau organisation etablissement evenement
   empresa negocio organizacion escuela colegio club oficina sitio asociacion despacho instituto evento
   компания фирма организация школа колледж клуб офис сайт ассоциация бюро
   학교 회사 사무실 사무소 학원 기관 센터 홈페이지 学校 会社 事務所 園 学園 オフィス 貴社 御社 貴校 サイト`
    .split(/\s+/)
    .map(foldWord),
);

/** Whether visitors call the organisation itself so: "the school", "your firm". Folded. */
export function isSelfName(word: string): boolean {
  return selfNames.has(word);
}

/** How much a word of a question tells about its subject, from 0 to 1. "mayor" is light in Spanish only. */
export function subjectWeight(word: string, language: Language): number {
  if (isSelfName(word)) return 0.25;
  return lightWords.get(language)?.has(word) || lightForms.get(language)?.has(formOf(word, language))
    ? 0.3
    : 1;
}
