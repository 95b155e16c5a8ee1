import type { Language } from '../language/languages.ts';
import { stem } from '../language/stem.ts';
import { foldWord } from '../language/tokenize.ts';

/**
 * Months and members of the family: visitors tell by them when and for whom they ask. A page that names none of them
 * ("Before 15 Aug", "your child") may answer all the same.
 */
const lists: Partial<Record<Language, string>> = {
  en: `january february march april may june july august september october november december christmas easter summer winter spring autumn fall
    mother mom mum mommy mummy father dad daddy parent son daughter boy girl lad lass brother sister husband wife partner spouse fiance fiancee boyfriend girlfriend
    grandmother grandma granny gran nana grandfather grandpa grandson granddaughter grandchild grandkid uncle aunt auntie cousin nephew niece stepson stepdaughter
    mother-in-law father-in-law friend mate buddy colleague coworker boss neighbor neighbour toddler baby twin hubby missus`,
  de: `januar februar marz april mai juni juli august september oktober november dezember weihnachten ostern pfingsten sommer winter fruhling herbst
    mutter mama mutti vater papa papi eltern sohn tochter junge madchen bruder schwester mann frau ehemann ehefrau partner partnerin freund freundin kumpel
    oma opa grossmutter grossvater enkel enkelin enkelkind onkel tante cousin cousine neffe nichte schwiegermutter schwiegervater kollege kollegin chef chefin nachbar nachbarin kleiner kleine zwillinge baby`,
  fr: `janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre noel paques ete hiver printemps automne
    mere maman pere papa parents fils fille garcon frere soeur mari femme conjoint conjointe copain copine ami amie grand-mere grand-pere mamie papi papy
    petit-fils petite-fille oncle tante cousin cousine neveu niece belle-mere beau-pere collegue patron patronne voisin voisine bebe jumeaux gosse gamin gamine`,
  es: `enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre navidad verano invierno primavera otono
    madre mama padre papa padres hijo hija nino nina hermano hermana marido esposo esposa mujer pareja novio novia amigo amiga abuelo abuela
    nieto nieta tio tia primo prima sobrino sobrina suegra suegro colega jefe jefa vecino vecina bebe mellizos gemelos`,
  ru: `январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь лето зима весна осень
    мать мама отец папа родители сын дочь дочка мальчик девочка брат сестра муж жена супруг супруга друг подруга бабушка дедушка внук внучка
    дядя тетя племянник племянница свекровь теща тесть коллега начальник сосед соседка малыш`,
};

/** In questions these words relate others; on pages they name things ("after care"). */
const relations: ReadonlySet<string> = new Set(
  `after afterwards before beforehand until till since during front behind across along beyond
   nach nachher vorher bevor bis seit wahrend danach vorne hinten avant apres pendant jusque jusqu depuis devant derriere
   antes despues durante hasta desde delante detras до после перед`
    .split(/\s+/)
    .map(foldWord),
);

/** Whether a word of a question relates others and names nothing. Folded. */
export function isRelation(word: string): boolean {
  return relations.has(word);
}

const stems = new Map<string, ReadonlySet<string>>();

/** Whether a word of a question only tells when or for whom it is asked. Folded, in any form. */
export function isCircumstance(word: string, language: Language): boolean {
  const list = lists[language];
  if (list === undefined) return false;
  let known = stems.get(language);
  if (!known) {
    known = new Set(list.split(/\s+/).map((entry) => stem(foldWord(entry), language)));
    stems.set(language, known);
  }
  return known.has(stem(word, language));
}
