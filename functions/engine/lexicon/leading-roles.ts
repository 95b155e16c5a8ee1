import { type Language, languages } from '../language/languages.ts';
import { foldWord } from '../language/tokenize.ts';

/** Who leads or owns an organisation, by the kind of office. */
export type LeadingRole = 'head' | 'executive' | 'owner' | 'founder' | 'chair';

/** Titles in English, German, French, Spanish and Russian; `_` is a space, what only names the organisation is left out. */
const titleLists: Readonly<Record<LeadingRole, string>> = {
  head: `principal head headteacher head_teacher headmaster headmistress head_master head_principal
    schulleiter schulleiterin schulleitung schuldirektor schuldirektorin kitaleiter kitaleiterin kitaleitung rektor rektorin
    proviseur proviseure chef_d_etablissement cheffe_d_etablissement directeur_d_ecole directrice_d_ecole rector rectora`,
  executive: `director executive_director managing_director ceo chief_executive chief_executive_officer general_manager
    managing_partner managing_member managing_attorney managing_shareholder managing_broker senior_partner
    geschaftsfuhrer geschaftsfuhrerin geschaftsfuhrung geschaftsleitung geschaftsleiter geschaftsleiterin leiter leiterin leitung direktor direktorin
    directeur directrice directeur_general directrice_generale gerant gerante dirigeant dirigeante
    directora director_general directora_general gerente gerente_general encargado encargada директор генеральный_директор руководитель`,
  owner: `owner owners co_owner proprietor proprietress owner_operator owner_manager inhaber inhaberin inhaberinnen eigentumer eigentumerin
    besitzer besitzerin proprietaire dueno duena duenos propietario propietaria propietarios владелец владелица`,
  founder: `founder founders co_founder founding_partner founding_attorney founding_member founding_director grunder grunderin
    fondateur fondatrice cofondateur cofondatrice associe_fondateur associee_fondatrice avocat_fondateur avocate_fondatrice
    fundador fundadora socio_fundador socia_fundadora основатель основательница`,
  chair: `president presidente presidenta chair chairman chairwoman chairperson board_chair chair_board board_president president_board
    vorsitzender vorsitzende vorsitzenden vorstandsvorsitzender vorstandsvorsitzende vereinsvorsitzender vereinsvorsitzende
    председатель президент`,
};

/** Which offices answer a question for one of them, the likeliest first. */
const answeringRoles: Readonly<Record<LeadingRole, readonly LeadingRole[]>> = {
  head: ['head', 'executive'],
  executive: ['executive', 'owner', 'head'],
  owner: ['owner'],
  founder: ['founder'],
  chair: ['chair'],
};
const anyRole: readonly LeadingRole[] = ['head', 'owner', 'executive', 'founder', 'chair'];

/** What else visitors say for one of these. */
const askedLists: Readonly<Record<LeadingRole, string>> = {
  head: 'head_of_school',
  executive: 'manager top_manager',
  owner: 'owns owned_by belong_to belongs_to gehort appartient pertenece',
  founder: 'founded started_it gegrundet a_fonde fundo основал',
  chair: 'chairs presides',
};
/** For whoever leads it. By language: an English chef cooks. */
const askedOfAny: Readonly<Partial<Record<Language, string>>> = {
  en: 'boss bosses big_boss in_charge person_in_charge head_person main_person top_person head_honcho leader leaders leads lead leading runs run running heads manages directs',
  de: 'chef chefin chefs boss leitet fuhrt verantwortlich verantwortliche am_sagen',
  fr: 'chef cheffe patron patronne boss dirige gere responsable a_la_tete',
  es: 'jefe jefa jefes dirige manda al_mando a_cargo responsable encargado',
  ru: 'главный главная начальник руководит возглавляет',
};

const readList = (list: string) => list.split(/\s+/).map((title) => foldWord(title).replaceAll('_', ' '));
const roles = ['head', 'executive', 'owner', 'founder', 'chair'] as const satisfies readonly LeadingRole[];
const titles = new Map<string, LeadingRole>(
  roles.flatMap((role) => readList(titleLists[role]).map((title) => [title, role] as const)),
);
const asked = new Map<string, LeadingRole>([
  ...titles,
  ...roles.flatMap((role) => readList(askedLists[role]).map((word) => [word, role] as const)),
]);

const patternOf = (words: Iterable<string>) =>
  new RegExp(
    `(?<!\\p{L})(?:${[...words].toSorted((a, b) => b.length - a.length).join('|')})(?!\\p{L})`,
    'gu',
  );
const askedPatterns = new Map(
  languages.map((language) => {
    return [language, patternOf([...asked.keys(), ...readList(askedOfAny[language] ?? 'boss')])];
  }),
);
const titlePattern = patternOf(titles.keys());

/** The office that a title names and nothing but that; the title is folded, without the organisation's name. */
export function findLeadingRole(title: string): LeadingRole | undefined {
  return titles.get(title);
}

/** Whether a folded text holds one of the titles. */
export function holdsLeadingTitle(text: string): boolean {
  return text.search(titlePattern) !== -1;
}

/** The offices that a folded question asks for, likeliest first, and what else it says. */
export function readAskedRoles(
  question: string,
  language: Language,
): { roles: readonly LeadingRole[]; rest: string } {
  const pattern = askedPatterns.get(language) ?? titlePattern;
  const found = question.match(pattern) ?? [];
  const named = found.flatMap((word) => {
    const role = asked.get(word);
    return role ? answeringRoles[role] : [];
  });
  return {
    roles: named.length > 0 || found.length === 0 ? [...new Set(named)] : anyRole,
    rest: question.replace(pattern, ' '),
  };
}
