import type { LeadingRoleWords } from '../lexicon.ts';

export const leadingRoles: LeadingRoleWords = {
  titles: {
    head: `
      schulleiter schulleiterin schulleitung schuldirektor schuldirektorin kitaleiter kitaleiterin
      kitaleitung rektor rektorin`,
    executive: `
      geschaftsfuhrer geschaftsfuhrerin geschaftsfuhrung geschaftsleitung geschaftsleiter
      geschaftsleiterin leiter leiterin leitung direktor direktorin`,
    owner: 'inhaber inhaberin inhaberinnen eigentumer eigentumerin besitzer besitzerin',
    founder: 'grunder grunderin',
    chair: `
      vorsitzender vorsitzende vorsitzenden vorstandsvorsitzender vorstandsvorsitzende vereinsvorsitzender
      vereinsvorsitzende`,
  },
  asked: {
    owner: 'gehort',
    founder: 'gegrundet',
  },
  askedOfAny: 'chef chefin chefs boss leitet fuhrt verantwortlich verantwortliche am_sagen',
};
