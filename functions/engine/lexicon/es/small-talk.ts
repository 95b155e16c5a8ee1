import type { SmallTalkPhrases } from '../small-talk.ts';

/** Whole messages that aren't questions about the site. */
export const smallTalk: SmallTalkPhrases = {
  opening: `
    puede ayudarme | puedes ayudarme | me puede ayudar | me puedes ayudar | podria ayudarme
    necesito ayuda | ayuda | ayudame | tengo una pregunta | tengo una duda | tengo preguntas
    tengo unas preguntas | una pregunta | pregunta | puedo preguntar algo | puedo preguntarte algo
    puedo hacer una pregunta | puedo hacerle una pregunta | quiero preguntar algo
    quisiera hacer una pregunta | necesito informacion | quiero informacion | busco informacion
    quisiera informacion | que puedo preguntar | que te puedo preguntar | que preguntas puedes responder
    que preguntas puede responder | dame ejemplos | dame un ejemplo | hay alguien | hay alguien ahi
    estas ahi | esta ahi | esto es una prueba | es una prueba | prueba | probando | si | claro | vale
    bien | muy bien | perfecto | entiendo | entendido | interesante`,
  goodbye: `
    no gracias | eso es todo | nada | nada mas | es todo`,
  thanks: `
    muy util | bien hecho | eres genial | me ayuda mucho`,
  complaint: `
    eso no es lo que pregunte | no es lo que pregunte | esa no es mi pregunta
    no respondiste mi pregunta | no respondio mi pregunta | no ha respondido mi pregunta
    no has respondido mi pregunta | eso no responde mi pregunta | eso no me ayuda | no me ayuda
    es incorrecto | eso es incorrecto | incorrecto | respuesta incorrecta | no entiendo | te odio`,
  identity: `
    cuantos anos tienes | eres chatgpt | es usted chatgpt | que ia eres | como te llamas
    de donde sacas la informacion | de donde sacas tu informacion | como lo sabes | como lo sabe
    te amo | te quiero`,
  privacy: `
    se guarda esta conversacion | esta conversacion se guarda | es confidencial esta conversacion
    esta conversacion es confidencial | es privada esta conversacion
    quien puede leer esta conversacion | guardas mis datos`,
  howAreYou: `
    como te sientes`,
  offTopic: `
    que dia es hoy | que fecha es hoy | a que dia estamos | que tiempo hace
    cual es el sentido de la vida | que es el amor | estoy aburrido`,
};

/** Only without an earlier question: "what time is it?" after one about an open day asks for its time. */
export const smallTalkAtStart: SmallTalkPhrases = {
  opening: `
    que | quien | cuando | por que | como`,
  privacy: `
    es confidencial | es privado | es anonimo`,
  offTopic: `
    que hora es | que dia es`,
};
