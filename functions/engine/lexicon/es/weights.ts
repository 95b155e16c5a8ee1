/** Everyday verbs, adjectives and fillers, which rarely decide what a question is about. */
export const lightWords = `
  algo alguien algun alguna ahora antes aun aunque bien bueno buena cada caso casi cierto claro conocer conseguir cosa cosas creer dar decir dejar despues dia donde ejemplo encontrar entender entonces favor
  forma gente gracias gran gustaria hablar haber hacer igual incluso informacion ir jamas llegar llevar lugar luego manera mas mayor mejor menos mismo momento mostrar mucho mucha muchos necesito necesitar necesita nuevo nunca
  ofrecer ofrecen ofrece otro otra otros parecer parte pasar pedir pensar poco posible preguntar pregunta primero proximo quedar querer quiero quisiera quiza realizar realmente saber sacar sale salir seguir
  segun senor ser si siempre simple sino sobre solamente solo tal tambien tanto tarde tipo tomar trabajar traer tratar usar varios veces vez venir ver verdad voy directamente`;

/** Suffixes that derive a different word. */
export const derivations =
  /(?<=.{4})(?:acion|icion|cion|ador|adora|miento|mente|able|ible|ista|idad|ancia|encia|anza)(?=(?:es|s)?$)/;

/** What visitors call the organisation itself or its website. */
export const selfNames = `
  empresa negocio organizacion escuela colegio club oficina sitio asociacion despacho instituto evento`;
