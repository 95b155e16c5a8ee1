import type { LeadingRoleWords } from '../lexicon.ts';

export const leadingRoles: LeadingRoleWords = {
  titles: {
    head: `
      proviseur proviseure chef_d_etablissement cheffe_d_etablissement directeur_d_ecole
      directrice_d_ecole`,
    executive: `
      directeur directrice directeur_general directrice_generale gerant gerante dirigeant dirigeante`,
    owner: 'proprietaire',
    founder: `
      fondateur fondatrice cofondateur cofondatrice associe_fondateur associee_fondatrice avocat_fondateur
      avocate_fondatrice`,
  },
  asked: {
    owner: 'appartient',
    founder: 'a_fonde',
  },
  askedOfAny: 'chef cheffe patron patronne boss dirige gere responsable a_la_tete',
};
