import { parseConcepts } from '../concept.ts';

/** Reaching, finding and timing. */
export const contactConcepts = parseConcepts(`
  phone: phone telephone tel call number hotline ring mobile cell <nr <num | telefon telefonnummer anrufen rufnummer tel handy telefonisch | telephone tel appeler numero portable joindre | telefono tel llamar numero movil celular | телефон позвонить номер звонить
  fax | fax telefax faxnummer | fax telecopie | fax | факс
  email: email mail e-mail write | email mail mailadresse schreiben | email mail courriel mel ecrire | email correo mail escribir | почта email емейл написать письмо
  contact reach get_in_touch enquiry inquiry | kontakt kontaktieren erreichen anfrage erreichbar | contact contacter joindre | contacto contactar | контакт связаться контакты
  address: address <adress <addres located location situated place directions find street where | adresse anschrift standort sitz lage ort anfahrt wo befindet befinden liegt | adresse situe lieu emplacement localisation plan ou trouve | direccion ubicacion situado lugar ubicado donde calle | адрес находится место расположен где улица
  headquarters head_office main_office corporate_office corporate | hauptsitz zentrale hauptburo | siege siege_social | sede sede_central | офис штаб-квартира
  branch office location site | filiale zweigstelle niederlassung buro kanzlei standort | agence bureau succursale antenne cabinet | sucursal oficina despacho | офис филиал отделение контора
  time: hours open opening_hours opened opening timing timings | offnungszeiten geoffnet offen sprechzeiten burozeiten offnen <habt_ihr_auf <haben_sie_auf <macht_ihr_auf <machen_sie_auf | horaires ouvert ouverture heures ouvre | horario horarios abierto apertura abre abren <a_que_hora_abren | часы открыто открыт работы работает режим
  time: close closing closed shut | geschlossen schliessen schliesst ruhetag ruhetage <macht_ihr_zu <machen_sie_zu <habt_ihr_zu | ferme fermeture fermer <vous_fermez | cerrado cierra cierre cierran | закрыто закрывается закрыт
  time: time what_time oclock start begin | uhrzeit uhr beginn beginnt anfang anfangen | heure debut commence | hora comienza empieza | время часов начало начинается
  begin start commence commencement | beginn anfang start beginnen starten | debut commencer demarrer rentree | inicio comienzo empezar comenzar | начало начинать старт
  end finish conclude | ende enden schluss | fin terminer finir | fin final terminar | конец окончание
  date: deadline due_date closing_date last_date latest cutoff submission_date run_out expire until | frist stichtag einsendeschluss anmeldeschluss ablauf spatestens bis | echeance limite delai avant jusqu | plazo limite vencimiento hasta | срок дедлайн крайний
  date: date day when | datum termin tag wann | date jour quand | fecha dia cuando | дата день когда
  weekday weekdays working_day >monday >friday | werktag wochentag werktags montag freitag | semaine jour_ouvrable lundi vendredi | laborable entre_semana lunes viernes | будни будний
  weekend >saturday >sunday | wochenende samstag sonntag | week-end weekend samedi dimanche | sabado domingo | выходные суббота воскресенье
  monday mon | montag montags mo | lundi lundis | lunes | понедельник
  tuesday tue tues | dienstag dienstags | mardi mardis | martes | вторник
  wednesday wed | mittwoch mittwochs | mercredi mercredis | miercoles | среда среду
  thursday thu thurs | donnerstag donnerstags | jeudi jeudis | jueves | четверг
  friday fri | freitag freitags | vendredi vendredis | viernes | пятница пятницу
  saturday sat | samstag samstags sonnabend | samedi samedis | sabado sabados | суббота субботу
  sunday sun | sonntag sonntags | dimanche dimanches | domingo domingos | воскресенье
  time: morning am | morgen vormittag morgens vormittags | matin matinee | manana | утро утром
  time: evening night | abend abends nacht | soir soiree nuit | noche tarde | вечер вечером ночь
  time: afternoon pm | nachmittag nachmittags | apres-midi | tarde | днем день
  january jan | januar janner | janvier | enero | январь января
  february feb | februar | fevrier | febrero | февраль февраля
  march mar | marz | mars | marzo | март марта
  april apr | april | avril | abril | апрель апреля
  may | mai | mai | mayo | май мая
  june jun | juni | juin | junio | июнь июня
  july jul | juli | juillet | julio | июль июля
  august aug | august | aout | agosto | август августа
  september sept | september | septembre | septiembre | сентябрь сентября
  october oct | oktober | octobre | octubre | октябрь октября
  november nov | november | novembre | noviembre | ноябрь ноября
  december dec | dezember | decembre | diciembre | декабрь декабря
  spring | fruhling fruhjahr | printemps | primavera | весна
  summer | sommer | ete | verano | лето летом летний
  autumn fall | herbst | automne | otono | осень
  winter | winter | hiver | invierno | зима зимой
  holiday holidays vacation break public_holiday | ferien urlaub feiertag feiertage | vacances conges ferie | vacaciones festivo feriado | каникулы отпуск праздник
  appointment >meeting consultation booking bookings <book <to_book >book_online >book_your >schedule reservation reserve <come_see_you <fit_me_in <squeeze_me_in | termin besprechung vereinbaren beratung buchen reservieren <drankommen <reinschieben terminvereinbarung | rendez-vous rdv reserver reservation consultation rendezvous rendez_vous prise_de_rendez_vous <prendre_rdv | cita reservar reserva consulta cita_previa <pedir_hora | прием запись записаться встреча консультация бронь
  parking <park car_park parking_lot >be_parked >is_parked >are_parked >may_park >can_park >please_park >park_in >park_on >park_at >park_behind >park_near >park_along >park_your <can_i_park <can_we_park <could_i_park <do_i_park <do_we_park <to_park <leave_the_car <leave_my_car <leave_our_car | parken parkplatz parkplatze parkhaus stellplatz stellplatze tiefgarage parkmoglichkeiten <auto_abstellen <auto_stehen_lassen <mein_auto <mit_dem_auto | parking stationnement garer >se_garer <laisser_la_voiture <laisser_ma_voiture <me_garer <nous_garer <en_voiture | aparcamiento estacionamiento parking aparcar estacionar <dejar_el_coche <en_coche | парковка стоянка припарковаться паркинг <оставить_машину
  bus tram coach shuttle transit public_transport <transport >train >subway >metro public_transit <without_a_car | bus bahn zug ubahn sbahn strassenbahn offentliche_verkehrsmittel offentlichen_verkehrsmitteln opnv <ohne_auto <mit_den_offis <mit_den_offentlichen | bus train metro tramway rer transport transports_en_commun <sans_voiture | autobus tren metro tranvia transporte_publico <sin_coche | автобус поезд метро трамвай общественныи_транспорт <без_машины
  stop station | haltestelle bahnhof station | arret gare station | parada estacion | остановка станция вокзал
  airport flight | flughafen flug | aeroport vol | aeropuerto vuelo | аэропорт
  hotel accommodation lodging stay room housing | hotel unterkunft ubernachtung zimmer | hotel hebergement logement chambre | hotel alojamiento habitacion | гостиница отель проживание
  venue held takes_place take_place hosted | veranstaltungsort findet_statt statt | lieu se_deroule se_passe | sede se_celebra | проходит место_проведения
  far distance away near nearby close | entfernt entfernung nahe weit | loin distance proche proximite | lejos distancia cerca | далеко расстояние рядом
  website web_site homepage internet url online | webseite website homepage internet online | site internet web ligne | sitio pagina web internet | сайт интернет онлайн
  train subway metro railway rail station transit public_transport | zug bahn ubahn sbahn bahnhof | train metro rer gare | tren metro estacion | поезд метро электричка вокзал
  visit tour visiting look_around open_house open_day | besuch besuchen besichtigung besichtigen fuhrung | visite visiter portes_ouvertes | visita visitar recorrido | посетить экскурсия визит
  bicycle bike cycling | fahrrad rad radfahren | velo bicyclette | bicicleta bici | велосипед
`);
