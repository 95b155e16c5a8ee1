import { type Language, languages } from './languages.ts';
import { stem } from './stem.ts';
import { moreStopWords } from './stop-words-more.ts';

/** Words that carry no subject, folded. Question words are here too: they decide the answer type, not the subject. */
const lists: Record<Language, string> = {
  ...moreStopWords,
  en: `a an the and or but if then else of in on at by for with about against between into through to from up down out off over under again so than too very
    i me my myself we our ours us you your yours u ur he him his she her hers it its they them their theirs this that these those there here
    am is are was were be been being have has had having do does did doing done will would shall should can could may might must ought
    what which who whom whose when where why how not no nor only own such as because while both each few more most other some any all
    s t don doesn didn isn aren wasn weren won can't cannot just now also please tell ok okay hi hello hey thanks thank
    im ive ill youre youve youll youd hes shes theyre theyve theyll weve dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt wont wouldnt cant couldnt shouldnt mustnt aint
    whats wheres whos hows whens thats theres itll lets let ll ve re d m o y yall ya thru tho cuz coz bc hav havin til dat dis abt wat wut wen wens whn teh yes well really actually maybe perhaps many much often found mr mrs ms dr`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber wenn dann als von im in am an auf bei fur mit uber gegen zwischen durch zu zum zur aus nach vor unter seit bis um ohne
    ich mich mir mein meine meinen meinem meiner wir uns unser unsere unseren du dich dir dein deine er ihn ihm sein seine sie ihr ihre ihren ihnen es man dies diese dieser dieses diesen
    bin ist sind war waren sei sein gewesen habe hat haben hatte hatten werde wird werden wurde wurden kann konnen konnte darf durfen muss mussen soll sollen will wollen mag mochte mochten wurde
    seines seinem seiner ihrem ihrer ihres unserem unserer unseres euer eure euren eurem deinem deiner deines meines jene jener jenes jenen solche solcher solches solchen deren dessen diesem keinem keiner keines sich
    bist seid habt hast wirst worden hatte ware waren wurde wurden konnten sollten mussten durften damit daran darauf darin danach daruber nem nen ner
    was welche welcher welches welchem welchen wer wem wen wessen wann wo wohin woher warum wieso weshalb wie nicht kein keine keinen nur auch so sehr schon noch mal denn doch etwa bitte hier dort da ob dass
    ja nein hallo danke gibt gib eigentlich vielleicht eben beim vom ins ans ab hab hat's wenn's inzwischen mittlerweile bereits dazu dafur davon dabei dann viel viele vielen leute los weg herr frau
    euch eurer eures ihres wirds gibts gehts ists geht's gibt's ists kanns hats habts seids isses obs wenns unterm hinterm halt`,
  fr: `le la les l un une des du de d et ou mais si alors que qu qui quoi quel quelle quels quelles lequel laquelle ou quand comment pourquoi combien dont
    son sa ses leurs eux celui celle ceux celles auquel duquel serons serez seront etions etiez avions aviez aurons aurez auront auras puisque lorsque jusque jusqu depuis
    je j me m moi mon ma mes nous notre nos tu te t toi ton ta tes vous votre vos il elle on se s lui leur leurs ils elles ce c cet cette ces ca cela ceci y en
    suis es est sommes etes sont etait etaient sera seront soit etre ai as a avons avez ont avait aura avoir fait faire font faut peut peux pouvez peuvent pouvoir doit dois doivent devez
    dans sur sous par pour avec sans chez entre vers contre au aux ne pas plus non oui aussi tres bien tout tous toute toutes meme deja encore donc car comme est-ce voici voila
    bonjour salut merci svp stp n avant apres pendant lors ici la monsieur madame mme
    jai cest ya yatil quand meme t'as jpeux jveux chui dis bah`,
  es: `el la los las un una unos unas lo al del de y o u pero si entonces que quien quienes cual cuales cuando donde como por para porque cuanto cuanta cuantos cuantas
    nuestros nuestra nuestras vuestro vuestra suya suyos suyas aquella aquellos aquellas cuyo cuya fue fui fueron sido durante segun nadie
    yo me mi mis mio nosotros nos nuestro nuestra tu te ti tus usted ustedes su sus suyo el ella ello ellos ellas se le les este esta estos estas ese esa esos esas eso esto aquel
    soy es somos sois son era eran sera ser estoy esta estan estais estar estaba he ha han hay haber habia tengo tiene tienen teneis tener hace hacer hacen puedo puede pueden poder debo debe deben
    en con sin sobre entre hasta desde hacia a ante no ni tambien muy ya mas solo aqui alli hola gracias favor senor senora
    va van vamos vas vosotros vosotras os vuestros vuestras tendria tendrian podria podrian podriamos seria serian estoy`,
  ru: `и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня еще нет о из ему теперь когда даже ну ли если уже или ни быть был него до вас
    нибудь опять уж вам ведь там потом себя ничего ей может они тут где есть надо ней для мы тебя их чем была сам чтоб без будто чего раз тоже себе под будет ж тогда кто этот того потому этого какой
    какая какие каков ним здесь этом один почти мой тем чтобы нее сейчас были куда зачем всех никогда можно при наконец два об другой хоть после над больше тот через эти нас про них какая много
    сколько ваш ваша ваши вашей наш это эта можно нужно ли привет здравствуйте спасибо пожалуйста`,
};

const sets: Record<Language, ReadonlySet<string>> = {
  en: toSet(lists.en),
  de: toSet(lists.de),
  fr: toSet(lists.fr),
  es: toSet(lists.es),
  ru: toSet(lists.ru),
  ko: toSet(lists.ko),
  ja: toSet(lists.ja),
  und: toSet(lists.und),
};

export function isStopWord(word: string, language: Language | undefined): boolean {
  const set = sets[language ?? 'en'];
  return set.has(word) || (language === 'ko' && set.has(stem(word, language)));
}

/** How many words of a text are stop words of each language: the share tells which language it is. */
export function countStopWords(words: Iterable<string>): Record<Language, number> {
  const counts: Record<Language, number> = { en: 0, de: 0, fr: 0, es: 0, ru: 0, ko: 0, ja: 0, und: 0 };
  languagesOfWord ??= groupByWord();
  for (const word of words) for (const language of languagesOfWord.get(word) ?? none) counts[language]++;
  return counts;
}

/** The languages that each stop word is one of; made when it is first asked for. */
let languagesOfWord: ReadonlyMap<string, readonly Language[]> | undefined;

function groupByWord(): Map<string, Language[]> {
  const grouped = new Map<string, Language[]>();
  for (const language of languages)
    for (const word of sets[language]) grouped.set(word, [...(grouped.get(word) ?? []), language]);
  return grouped;
}

const none: readonly Language[] = [];

function toSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
