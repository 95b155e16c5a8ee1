import { parseConcepts } from '../concept.ts';

/** Everyday sayings for things that pages name formally. */
export const everydayConcepts = parseConcepts(`
  guy person folks | typ mann frau | gars | tipo | парень
  sock socks shoe shoes footwear sandals slippers | socken schuhe schlappen | chaussette chaussettes chaussures sandales zoori claquettes | calcetin calcetines zapatos sandalias | носки обувь
  outfit uniform kimono judogi suit | anzug kimono uniform | kimono judogi tenue | kimono traje | кимоно форма
  hygiene clean shower wash nails hair jewellery jewelry | hygiene sauber duschen waschen schmuck | hygiene propre douche ongles bijoux cheveux | higiene limpio ducha joyas | гигиена чистый душ
  belt rank dan >grade | gurtel grad dan | ceinture grade dan | cinturon grado dan | пояс дан
  licence license membership_card affiliation | lizenz mitgliedsausweis | licence adhesion | licencia | лицензия
  doctor_note medical_certificate health_form fit | attest arztlich gesundheit | certificat_medical medical sante questionnaire | certificado_medico medico | справка медицинская
  late tardy delay | zu_spat verspatet | retard | tarde | опоздание
  absent absence miss missing skip skipped | fehlen abwesend abwesenheit versaumen | absent absence manquer rater | ausente ausencia faltar | отсутствие пропустить
  punished punishment discipline expelled suspended rusticated sanction | strafe bestraft verweis | sanction exclusion exclu puni | sancion expulsado castigo | наказание отчислен
  mobile_phone cellphone smartphone mobile phones | handy smartphone | telephone_portable portable | movil celular | телефон мобильный
  smoke smoking cigarette tobacco vape vaping | rauchen zigarette raucher | fumer cigarette tabac | fumar tabaco | курить курение
  stay overnight sleep accommodation lodging guest_house guesthouse | ubernachten unterkunft gastehaus | dormir hebergement nuit | dormir alojamiento pernoctar | ночевать проживание
  room >hall >classroom auditorium | raum saal halle zimmer | salle | sala aula | зал кабинет
  gym gymnasium sports_hall dojo | turnhalle sporthalle | gymnase dojo salle | gimnasio pabellon | спортзал зал
  subject major honours stream >branch >discipline >department | fach studiengang abteilung | matiere filiere departement discipline | asignatura carrera departamento | предмет факультет кафедра
  dropout leave leaving transfer_certificate tc | abgang verlassen | quitter depart | salir baja | отчисление
  reserved reservation quota | quote reserviert | quota reserve | cupo reserva | квота
  extra bonus additional weightage | zusatzlich extra bonus | supplementaire bonus | adicional extra | дополнительный бонус
  cash_prize prize award reward | geldpreis preisgeld | prix recompense | premio | приз премия
  celebrate celebration anniversary birthday ceremony | feier verleihung jubilaum | ceremonie fete anniversaire remise | ceremonia celebracion entrega | церемония праздник
  switch change move_over migrate transfer | wechseln umsteigen | changer passer | cambiar | сменить перейти
  currently now today present existing | aktuell derzeit heute | actuel actuellement | actual actualmente | сейчас текущий
  overseas abroad foreign international expat | ausland international | etranger international | extranjero internacional | иностранный зарубежный
  far_away distance distant out_of_state another_state remote | entfernt ausserhalb | loin distance | lejos distancia | далеко
  response respond reply answer_back hear_back <write_back turnaround get_back | antwort antworten ruckmeldung <zuruckschreiben | reponse repondre | respuesta responder | ответ
  upload send_in share documents portal | hochladen einreichen | envoyer deposer | subir enviar | загрузить отправить
  sign signature e-sign signing | unterschreiben unterschrift | signer signature | firmar firma | подпись подписать
  behind catch_up catch-up messy cleanup backlog | ruckstand aufholen | retard rattrapage | atrasado | отставание
  review reviews testimonial rating reputation <what_do_people_say <what_others_say | bewertung rezension <was_sagen_andere erfahrungsberichte kundenstimmen | avis temoignage | opinion resena | отзыв отзывы
  history background story origin | geschichte herkunft | histoire origine | historia origen | история
  latest newest current_version most_recent | neueste aktuelle | derniere | ultima | последняя
  overwrite replace in_place modify original | uberschreiben ersetzen | ecraser remplacer | sobrescribir reemplazar | перезаписать заменить
  recursive recursively subfolder subfolders subdirectories nested whole_folder | rekursiv unterordner | recursif sous-dossiers | recursivo subcarpetas | рекурсивно подпапки
  shift adjust correct offset wrong | verschieben korrigieren | decaler corriger | ajustar corregir | сдвинуть исправить
  gps location geotag coordinates latitude longitude geolocation | gps standort koordinaten | gps coordonnees localisation | gps coordenadas ubicacion | координаты
  character encoding charset accent accents umlaut garbled unicode | zeichensatz zeichenkodierung umlaute | encodage caracteres accents | codificacion caracteres acentos | кодировка символы
  crash hang freeze fails fail not_working | absturz abgesturzt funktioniert | plante bloque | falla bloquea | сбой зависает
  spreadsheet excel csv table | tabelle excel csv | tableur tableau csv | hoja_de_calculo csv | таблица
  language localize localized translated translation | sprache ubersetzung | langue traduction | idioma traduccion | язык перевод
  free_software open_source licence license redistribute | lizenz quelloffen | libre licence | libre licencia | лицензия открытый
  windows pc | windows pc | windows pc | windows pc | windows
  mac macos osx apple | mac macos | mac macos | mac macos | mac macos
  date timestamp time_taken taken captured | datum zeitstempel aufnahmedatum | date horodatage | fecha | дата
  thumbnail preview | vorschau vorschaubild | vignette apercu | miniatura vista_previa | миниатюра
  camera lens | kamera objektiv | appareil objectif | camara objetivo | камера объектив
  quiet suppress silent hide | unterdrucken still | masquer silencieux | silencioso ocultar | тихий скрыть
  batch multiple many several at_once | mehrere stapel | plusieurs lot | varios lote | несколько
  exclude skip ignore except leave_out | ausschliessen auslassen | exclure ignorer | excluir omitir | исключить пропустить
  garbage trash rubbish waste | mull abfall | ordures dechets | basura residuos | мусор
  toilet restroom bathroom washroom loo lavatory <use_the_bathroom | toilette wc klo toiletten | toilettes wc sanitaires | bano aseo aseos banos | туалет уборная
  rent hire rental lease | mieten leihen vermietung | louer location | alquilar alquiler | аренда прокат
  gluten celiac gluten-free lactose dairy | gluten laktose | gluten lactose | gluten lactosa | глютен
  stroller pram pushchair | kinderwagen buggy <mit_dem_kinderwagen | poussette | cochecito carrito | коляска
  newsletter subscribe mailing_list | newsletter abonnieren rundbrief | newsletter abonner | boletin suscribirse | рассылка подписаться
`);
