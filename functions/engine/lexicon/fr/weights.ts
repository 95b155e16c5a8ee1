/** Everyday verbs, adjectives and fillers, which rarely decide what a question is about. */
export const lightWords = `
  abord aider aimer aimerais aller allez autre autres avis besoin bon bonne bref cas certain chaque chercher cherche choix chose choses combien commencer commence comprendre connaitre cote coup demande demander
  dernier dire dit dites donner donne dois encore endroit enfin ensuite entendu envie exactement exemple exister existe facile facon falloir fois genre gens grand habitude info infos informations intention jamais jour
  jours juste laisser lequel lieu longtemps maintenant mettre mieux moins moment montrer moyen nouveau nombre obtenir organiser organisez parler part partir pas passer penser peu plait plupart point possible pourrais
  pourriez prendre prend presque prochain proposer proposez propose puis quelque quelques question raison regarder reponse rester savoir sais seul seulement simple simplement souhaite souvent suffit
  suivre sujet tant tard tel temps tenir toujours tot trouver trouve type utiliser venir vient voir vouloir voudrais voulais veux vrai vraiment quelqu arriver arrive garder garde peut-etre propose
  soit uniquement pas-cher cher svp arrete arreter cause annee ete directement`;

/** Suffixes that derive a different word. */
export const derivations =
  /(?<=.{4})(?:ation|ition|ion|eur|euse|ment|ance|ence|able|ible|age|ite|isme|iste)(?=s?$)/;

/** What visitors call the organisation itself or its website. */
export const selfNames = `
  entreprise societe association club ecole cabinet site bureau organisation etablissement evenement`;
