import type { TopicWords } from '../topic-words.ts';

export const topicWords: TopicWords = {
  contact: 'horaire acces plan-acces situer visite adresse',
  prices: 'tarif tarifs prix cotisation bourse',
  joining: 'inscription inscriptions adhesion adherer rendez-vous reserver',
  questions: 'aide',
  people: 'apropos propos ecole college histoire equipe bureau comite enseignant',
  rules: 'reglement statuts livraison retour cgv cgu remboursement annulation resiliation',
  dates: 'calendrier evenement vacances',
  legalNotice: 'mentions-legales mentions legales',
  proof: 'emploi',
  machine: 'panier imprimer recherche',
  listing: 'galerie',
  news: 'actualites actualite',
  smallPrint: 'confidentialite',
};
