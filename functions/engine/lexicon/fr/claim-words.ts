import type { ClaimWords } from '../claim-words.ts';

export const claimWords: ClaimWords = {
  periods: {
    hour: /heures?/u,
    day: /jours?(?!\p{L})/u,
    week: /semaines?/u,
    month: /mois|mensuel/u,
    year: /ans?(?!\p{L})|ann[eé]e|annuel/u,
  },
  per: /par/u,
  timeRange: /à|a/u,
  offices: {
    principal: /proviseure?|directeur de l ecole|directrice de l ecole/u,
    director: /directeur general|directrice generale/u,
    treasurer: /tresorier|tresoriere/u,
    nurse: /infirmier|infirmiere/u,
    dean: /doyenn?e?/u,
  },
  otherOffice: /ancien\p{L}*|adjoint\p{L}*|vice/u,
  implied:
    'coute coutent cout couts prix tarif tarifs montant frais euros payer evenement limite echeance horaire horaires ouverture ouvert heures heure pourcent nombre téléphone appeler appelez courriel ecrire mois mensuel annuel jour semaine accueil',
  telling:
    'tot tard premier premiere dernier derniere deuxieme prochain nouveau ancien demi plein petit grand autre supplementaire',
  neutral:
    'accueil bienvenue presentation propos questions frequentes reponses informations contact tarifs prix inscription inscriptions calendrier horaires actualites services equipe mentions legales pratique pratiques',
  bounds: {
    lower: /au moins|a partir|plus de/u,
    upper: /au plus|jusqu a|moins de/u,
    about: /environ|moyenne/u,
  },
};
