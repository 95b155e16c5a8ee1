/** Words without a subject. Includes question words, which decide the answer type. */
export const stopWords = `
  le la les l un une des du de d et ou mais si alors que qu qui quoi quel quelle quels quelles lequel laquelle ou quand comment pourquoi combien dont
  son sa ses leurs eux celui celle ceux celles auquel duquel serons serez seront etions etiez avions aviez aurons aurez auront auras puisque lorsque jusque jusqu depuis
  je j me m moi mon ma mes nous notre nos tu te t toi ton ta tes vous votre vos il elle on se s lui leur leurs ils elles ce c cet cette ces ca cela ceci y en
  suis es est sommes etes sont etait etaient sera seront soit etre ai as a avons avez ont avait aura avoir fait faire font faut peut peux pouvez peuvent pouvoir doit dois doivent devez
  dans sur sous par pour avec sans chez entre vers contre au aux ne pas plus non oui aussi tres bien tout tous toute toutes meme deja encore donc car comme est-ce voici voila
  bonjour salut merci svp stp n avant apres pendant lors ici la monsieur madame mme
  jai cest ya yatil quand meme t'as jpeux jveux chui dis bah`;
