import type { Wordings } from '../wordings.ts';

export const wordings: Wordings = {
  greeting: `
    hola | buenas | buenos dias | buenas tardes | buenas noches | hola que tal`,
  thanks: `
    gracias | muchas gracias | mil gracias | gracias por su ayuda | gracias por la ayuda | gracias por la respuesta | gracias por la informacion | ok gracias |
    perfecto gracias | te lo agradezco | gracias eso me ayudo | muy util | bien hecho | eres genial |
    me ayuda mucho`,
  goodbye: `
    adios | hasta luego | hasta pronto | chao | buen dia | que tenga un buen dia | no eso es todo |
    no gracias eso es todo | no tengo mas preguntas | no gracias | eso es todo | nada | nada mas | es todo`,
  opening: `
    jaja | jajaja | lol | ok | genial | de acuerdo | bueno | puede ayudarme | puedes ayudarme | me puede ayudar |
    me puedes ayudar | podria ayudarme | necesito ayuda | ayuda | ayudame | tengo una pregunta | tengo una duda |
    tengo preguntas | tengo unas preguntas | una pregunta | pregunta | puedo preguntar algo |
    puedo preguntarte algo | puedo hacer una pregunta | puedo hacerle una pregunta | quiero preguntar algo |
    quisiera hacer una pregunta | necesito informacion | quiero informacion | busco informacion |
    quisiera informacion | que puedo preguntar | que te puedo preguntar | que preguntas puedes responder |
    que preguntas puede responder | dame ejemplos | dame un ejemplo | hay alguien | hay alguien ahi | estas ahi |
    esta ahi | esto es una prueba | es una prueba | prueba | probando | si | claro | vale | bien | muy bien |
    perfecto | entiendo | entendido | interesante`,
  atStart: {
    opening: `
    que | quien | cuando | por que | como`,
  },
  complaint: `
    eso no es lo que pregunte | no es lo que pregunte | esa no es mi pregunta | no respondiste mi pregunta |
    no respondio mi pregunta | no ha respondido mi pregunta | no has respondido mi pregunta |
    eso no responde mi pregunta | eso no me ayuda | no me ayuda | es incorrecto | eso es incorrecto | incorrecto |
    respuesta incorrecta | no entiendo | te odio`,
  identity: `
    eres un robot | eres un bot | eres humano | eres una persona | eres una persona real | eres una ia |
    es usted un robot | es usted una persona | esto es un bot | es un robot | es una persona real | quien eres |
    quien es usted | que puedes hacer | que puede hacer | en que me puedes ayudar | como me puedes ayudar |
    quien te creo | estoy hablando con un robot | cuantos anos tienes | eres chatgpt | es usted chatgpt |
    que ia eres | como te llamas | de donde sacas la informacion | de donde sacas tu informacion | como lo sabes |
    como lo sabe | te amo | te quiero`,
  privacy: `
    se guarda esta conversacion | esta conversacion se guarda | es confidencial esta conversacion |
    esta conversacion es confidencial | es privada esta conversacion | quien puede leer esta conversacion |
    guardas mis datos | es confidencial | es privado | es anonimo`,
  howAreYou: `
    como estas | como esta | que tal | como te va | como te sientes`,
  offTopic: `
    que dia es hoy | que fecha es hoy | a que dia estamos | que tiempo hace | cual es el sentido de la vida |
    que es el amor | estoy aburrido | que hora es | que dia es`,
  hours: `
    cual es su horario | cual es el horario | que horario tienen | horario | horarios | horario de atencion |
    horario de apertura | cuando abren | a que hora abren | a que hora cierran | cuando cierran | estan abiertos |
    esta abierto | abren hoy | estan abiertos hoy | hasta que hora estan abiertos | cuando estan abiertos |
    atienden hoy | puedo pasar | puedo ir | puedo venir`,
  address: `
    donde estan | donde se encuentran | donde estan ubicados | donde esta su oficina | cual es su direccion |
    direccion | su direccion | ubicacion | donde los encuentro | como llego | como llegar | como puedo llegar |
    en que ciudad estan | en que calle estan | donde queda`,
  phone: `
    telefono | numero de telefono | su telefono | cual es su telefono | cual es su numero de telefono |
    a que numero puedo llamar | puedo llamar | puedo llamarles | tienen telefono | tel | numero`,
  fax: `
    fax | numero de fax | cual es su fax`,
  email: `
    correo | correo electronico | email | e-mail | su correo | cual es su correo | cual es su correo electronico |
    direccion de correo | puedo escribirles | a que correo puedo escribir`,
  contact: `
    contacto | como puedo contactarles | como puedo contactarlos | como los contacto | como contactar |
    como puedo comunicarme con ustedes | datos de contacto | informacion de contacto`,
  about: `
    que hacen | a que se dedican | que es esto | de que se trata | de que trata esto | quienes son |
    quienes son ustedes | sobre ustedes | acerca de ustedes | que ofrecen | que hace esta empresa`,
  person: `
    hablar con una persona | hablar con una persona real | quiero hablar con una persona real | hablar con alguien | hablar con un humano | hablar con un agente |
    quiero hablar con una persona | quiero hablar con alguien | quisiera hablar con alguien |
    quisiera hablar con una persona | me gustaria hablar con alguien | necesito hablar con alguien |
    puedo hablar con alguien | puedo hablar con una persona | podria hablar con alguien |
    comuniqueme con una persona | paseme con alguien | una persona por favor | llamame | llameme |
    llameme por favor | me pueden llamar | me puede llamar | pueden llamarme | puede alguien llamarme |
    devuelvame la llamada | quiero que me llamen | quisiera que me llamaran | quiero una cita |
    quisiera una cita | quiero pedir una cita | quisiera pedir una cita | me gustaria pedir una cita |
    necesito una cita | puedo pedir una cita | quiero reservar una cita | quiero hacer una cita |
    agendar una cita | pedir una cita | pedir cita | quiero visitar | quisiera visitar la escuela |
    quiero hacer una visita | quiero inscribir a mi hijo | quisiera inscribir a mi hija |
    quiero matricular a mi hijo | quiero inscribirme | quiero quejarme | quiero poner una queja |
    tengo una queja | quisiera presentar una queja | quiero dejar un mensaje | puedo dejar un mensaje |
    dejar un mensaje | necesito un abogado | quiero hablar con el director | quisiera hablar con el director |
    puedo hablar con el director | podria hablar con el director | me gustaria hablar con una persona |
    deseo hablar con alguien | necesito hablar con una persona | se puede hablar con alguien |
    con quien puedo hablar | como puedo hablar con alguien | quiero ver al director |
    quiero reunirme con alguien | contacteme | contactenme | contactenme por favor |
    pongase en contacto conmigo | llamenme | llamenme por favor | me llaman por favor |
    me pueden devolver la llamada | quiero que me llame alguien | quisiera que me llamen |
    necesito que me llamen | me podrian llamar | podrian llamarme | puede llamarme | reservar una cita |
    hacer una cita | sacar una cita | quiero sacar una cita | quisiera reservar una cita |
    quisiera hacer una cita | me gustaria hacer una cita | me gustaria una cita | quisiera agendar una cita |
    quiero agendar una cita | puedo hacer una cita | puedo reservar una cita | puedo agendar una cita |
    puedo tener una cita | necesito hacer una cita | una cita por favor | quiero una consulta |
    quisiera una consulta | necesito una consulta | quiero programar una consulta | quiero programar una cita |
    quiero visitar la escuela | me gustaria visitar la escuela | quiero visitar el colegio |
    quisiera visitar el colegio | me gustaria visitar el colegio | quisiera hacer una visita |
    me gustaria hacer una visita | quiero programar una visita | reservar una visita |
    quiero inscribir a mi hija | quisiera inscribir a mi hijo | me gustaria inscribir a mi hijo |
    me gustaria inscribir a mi hija | quiero matricular a mi hija | quisiera matricular a mi hijo |
    inscribir a mi hijo | quisiera inscribirme | quisiera quejarme | me quiero quejar |
    quiero presentar una queja | quiero hacer una queja | poner una queja | quiero reclamar |
    quiero hacer una reclamacion | quisiera dejar un mensaje`,
  roles: `
    persona humano alguien agente operador asesor asesora representante abogado abogada contador contadora
    profesor profesora maestro entrenador medico doctor doctora dentista secretaria recepcionista equipo
    personal encargado encargada
    oficina secretaria departamento recepcion direccion contabilidad`,
  helps: `
    me puede ayudar una persona | puede ayudarme una persona | podría ayudarme una persona | necesito ayuda de una persona | prefiero hablar con una persona`,
  alone: `
    humano | un humano | persona real | una persona | agente | operador | asesor | atencion al cliente`,
  whom: /\b(?:hablar|comunicarme|contactar) con (?:la |el |los |las |un |una |su |alguien (?:de|del) (?:la )?)?([^,.!?]{2,40}?)(?=(?: por favor| sobre\b.*)?[\s.!?]*$)/u,
  fillers: `
    hola buenas buenos dias tardes por favor gracias ok bueno pues hoy manana ahora aqui ahi decirme saber
    solo`,
  asking: `
    que cuando donde adonde quien quienes como cual cuales cuanto cuanta cuantos cuantas si saber se decir dime
    digame explicar hay es son`,
  fields: `
    nombre apellido apellidos teléfono tel número móvil celular email e-mail correo dirección contacto
    datos`,
  reached: `
    a las después antes entre hasta desde sobre mañana mañanas tarde tardes mediodía noche noches hoy
    laborables urgente pronto solo sms whatsapp`,
  speaker: `
    yo me mi mis nos nuestro nuestra favor conmigo`,
  consent: `
    si | si por favor | si gracias | claro | claro que si | si claro | de acuerdo | por favor | con gusto | por supuesto | si adelante | adelante`,
  assent: `
    vale | ok | bueno | muy bien | esta bien | ok gracias | vale gracias`,
  cancel: `
    cancelar | cancela | cancele | para | no | no gracias | ahora no | no ahora no | no hace falta | mejor no |
    no es necesario`,
  neverMind: `
    dejalo | dejelo | olvidalo | olvidelo | ya no importa | no importa | da igual | no pasa nada |
    he cambiado de idea | cambie de opinion`,
  skip: 'omitir | saltar | nada | nada en particular | nada especial | ninguna pregunta',
  interrogatives: `
    que cual cuales como cuanto cuanta cuantos cuantas quien quienes cuando donde`,
  availability: `
    hay tienen tiene ofrecen ofrece aceptan acepta trabajan disponible posible existe permiten permitido`,
  values: {
    duration: `
      cuanto tiempo | cuantos minutos | cuantas horas | cuantos dias | cuantas semanas | cuantos meses |
      cuantos anos dura | cuanto dura`,
    time: `
      a que hora | que hora | que horario | horario`,
    number: `
      cuantos | cuantas | con que frecuencia | que edad | edad minima | edad maxima | numero de`,
    money: `
      cuanto cuesta | cuanto cuestan | cuanto vale | cuanto es | cuanto | precio | precios | tarifa | tarifas |
      que precio | por hora | por mes | por persona`,
    date: `
      cuando | que dia | que fecha | que dias | fechas de`,
    person: `
      quien | quienes | cual de sus`,
    address: `
      donde | que direccion`,
  },
};
