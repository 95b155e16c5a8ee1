import type { IntentPatterns } from '../intent-patterns.ts';

export const intentPatterns: IntentPatterns = {
  about:
    /¿?(?:que (?:es|hace) (?:it|esto)|de que (?:se )?trata(?: esto)?|a que se dedican|(?:sobre|acerca de) (?:ustedes|nosotros|vosotros|it)|quienes (?:son|sois|somos)(?: ustedes)?)/u,
  clients: /\bnuestros clientes\b/u,
  pastPeople: /historia|jubilad[oa]|fallecid[oa]/u,
  our: /nuestr[oa]/u,
  leadsToName: /del/u,
  officeName: /llama|nombre/u,
  whoWas: /quien(?:es)? (?:fue|era)n?/u,
  town: /que (?:ciudad|calle|barrio|pueblo|municipio|zona)/u,
};
