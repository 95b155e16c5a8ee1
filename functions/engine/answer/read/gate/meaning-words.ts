import type { Language } from '#functions/engine/language/languages.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';

/** Folded words that turn a statement round, per language. Of "don't" the tokens are "don" and "t"; of "ne … pas" the second counts. */
export const negations: Record<Language, ReadonlySet<string>> = {
  en: wordSet(
    'not no never without neither nor none nobody nothing cannot cant wont dont doesnt isnt arent wasnt t',
  ),
  de: wordSet('nicht kein keine keinen keinem keiner keines nie niemals ohne weder niemand nichts'),
  fr: wordSet('pas jamais sans ni aucun aucune rien'),
  es: wordSet('no nunca jamas sin ni ningun ninguna ninguno nada nadie'),
  ru: wordSet('не нет никогда без ни никто ничего нельзя'),
  ko: wordSet('안 못'),
  ja: wordSet('不可'),
  und: wordSet(
    'non senza mai nessun nessuno niente nao sem nunca nenhum niet geen nooit zonder nie bez inte utan ikke uden لا بدون ليس لن',
  ),
};

/** Negations inside words, which Korean, Japanese and Chinese inflect or write without spaces. */
export const negationPatterns: Partial<Record<Language, RegExp>> = {
  ko: /않|없|아니|아닙|불가|마세요/g,
  ja: /ません|ない|なく|なし|ずに/g,
  und: /不|没|沒|未|无法|勿/g,
};

/** Words whose opposite makes another statement of the same words; each side may have several, in all languages. */
export const opposites: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = [
  [
    wordSet(
      'open opened opens offen geoffnet offnet ouvert ouverte ouvre abierto abierta abre открыт открыто',
    ),
    wordSet(
      'closed close closes shut geschlossen schliesst ferme fermee cerrado cerrada cierra закрыт закрыто',
    ),
  ],
  [
    wordSet(
      'required mandatory compulsory must erforderlich verpflichtend obligatoire obligatorio обязательно',
    ),
    wordSet('optional voluntary freiwillig facultatif facultatif opcional voluntario добровольно'),
  ],
  [
    wordSet('allowed permitted welcome erlaubt gestattet autorise permis permitido разрешено'),
    wordSet('forbidden prohibited banned verboten untersagt interdit prohibido запрещено'),
  ],
  [
    wordSet(
      'included includes include including inbegriffen enthalten inklusive compris inclus incluido включено',
    ),
    wordSet('excluded excludes exclude excluding extra ausgeschlossen exklusive exclu excluido исключено'),
  ],
  [wordSet('before vor avant antes до'), wordSet('after nach apres despues после')],
  [
    wordSet('least minimum mindestens minimum minimo минимум'),
    wordSet('most maximum hochstens maximal maximum maximo максимум'),
  ],
  [
    wordSet('free kostenlos gratis gratuit gratuite бесплатно'),
    wordSet('paid kostenpflichtig payant платно'),
  ],
  [wordSet('more mehr plus mas больше'), wordSet('less fewer weniger moins menos меньше')],
  [wordSet('over above uber encima свыше'), wordSet('under below unter moins-de debajo ниже')],
  [wordSet('full voll plein lleno'), wordSet('half halb demi medio')],
  [
    wordSet('morning vormittag matin manana утром'),
    wordSet('afternoon evening nachmittag abend soir tarde вечером'),
  ],
  [
    wordSet('accepted accept accepts akzeptiert accepte acepta'),
    wordSet('refused rejected declined abgelehnt refuse rechaza'),
  ],
  [wordSet('refundable refunded erstattet rembourse reembolsable'), wordSet('nonrefundable')],
];

/** Words that promise more than a plain statement: the quote has to say them too, one of the same group. */
export const strongWords: readonly ReadonlySet<string>[] = [
  wordSet('always immer toujours siempre всегда'),
  wordSet(
    'all every everyone each any alle jeder jede jedes samtliche tous toutes chaque todos todas cada все каждый любой',
  ),
  wordSet(
    'only solely exclusively nur ausschliesslich seulement uniquement solo solamente unicamente только',
  ),
  wordSet(
    'guarantee guaranteed guarantees promise promises garantiert garantie versprechen garantit garanti garantizado garantiza гарантирует гарантия',
  ),
  wordSet('binding verbindlich contraignant vinculante'),
  wordSet('free kostenlos gratis gratuit gratuite gratuitement бесплатно бесплатный'),
  wordSet('best cheapest safest beste billigste meilleur mejor лучший'),
  wordSet('immediately instantly sofort immediatement inmediatamente немедленно'),
  wordSet('unlimited unbegrenzt illimite ilimitado'),
];

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(foldWord));
}
