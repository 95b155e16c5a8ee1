/** Words without a subject. Includes question words, which decide the answer type. */
export const stopWords = `
  el la los las un una unos unas lo al del de y o u pero si entonces que quien quienes cual cuales cuando donde como por para porque cuanto cuanta cuantos cuantas
  nuestros nuestra nuestras vuestro vuestra suya suyos suyas aquella aquellos aquellas cuyo cuya fue fui fueron sido durante segun nadie
  yo me mi mis mio nosotros nos nuestro nuestra tu te ti tus usted ustedes su sus suyo el ella ello ellos ellas se le les este esta estos estas ese esa esos esas eso esto aquel
  soy es somos sois son era eran sera ser estoy esta estan estais estar estaba he ha han hay haber habia tengo tiene tienen teneis tener hace hacer hacen puedo puede pueden poder debo debe deben
  en con sin sobre entre hasta desde hacia a ante no ni tambien muy ya mas solo aqui alli hola gracias favor senor senora
  va van vamos vas vosotros vosotras os vuestros vuestras tendria tendrian podria podrian podriamos seria serian estoy`;
