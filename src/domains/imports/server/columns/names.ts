import { fieldsByName } from '../../../../kit/server/sheets/field-names.ts'
import type { BrandField, CreatorField, Field, ImportKind, MemberField, VenueField } from '../../fields.ts'
import { pastFieldByName, redemptionFieldByName } from './visit-names.ts'

/** Names that people give to columns, in the languages of our cities; case, accents, spaces and signs do not count. */
const venueNames: Record<VenueField, string> = {
  name: `name, venue, venue name, name of venue, pub, pub name, bar name, restaurant, restaurant name, business, business name, trading name,
    company, company name, place, place name, establishment, title, brand, brand name, account, account name, outlet, site name, shop,
    nom, nom de l'établissement, établissement, enseigne, nom commercial, raison sociale, lieu, nom du lieu,
    betrieb, betriebsname, lokal, lokalname, objekt, firma, geschäftsname, nombre, nombre del local, nombre comercial, local, establecimiento,
    negocio, restaurante, nome, nome del locale, locale, esercizio, insegna, ristorante, denominazione, estabelecimento, naam, zaak, bedrijfsnaam,
    ชื่อ, ชื่อร้าน, ชื่อสถานที่, اسم, الاسم, اسم المكان, اسم المطعم`,
  kind: `kind, type, category, venue type, venue category, business type, cuisine, sector, segment, style, class, kind of venue, type of venue,
    catégorie, genre, type d'établissement, cuisine type, kategorie, art, typ, betriebsart, branche, categoría, tipo, tipo de local,
    categoria, tipologia, tipo di locale, soort, categorie, ประเภท, نوع, الفئة`,
  address: `address, street, street address, address 1, address line 1, addr, full address, location, adresse, rue, voie, adresse 1, straße, strasse,
    anschrift, straße und hausnummer, dirección, calle, domicilio, indirizzo, via, endereço, morada, rua, adres, straat, ที่อยู่, العنوان, عنوان`,
  address2: `address 2, address line 2, street 2, addr 2, complément d'adresse, adresse 2, adresszusatz, indirizzo 2, dirección 2`,
  district: `area, district, neighbourhood, neighborhood, quarter, borough, suburb, locality, arrondissement, quartier, stadtteil, bezirk, kiez,
    viertel, barrio, distrito, zona, quartiere, bairro, wijk, buurt, เขต, ย่าน, المنطقة, منطقة, الحي`,
  postcode: `postcode, post code, postal code, postalcode, zip, zip code, zipcode, pcode, eircode, pc, code postal, cp, plz, postleitzahl,
    código postal, codigo postal, cap, codice postale, código-postal, รหัสไปรษณีย์, الرمز البريدي`,
  city: `city, town, city town, town city, municipality, post town, metro, market, ville, commune, localité, stadt, ort, ciudad, población, localidad,
    municipio, città, citta, comune, cidade, concelho, stad, plaats, จังหวัด, เมือง, المدينة, مدينة`,
  region: `region, state, province, county, state province, département, région, bundesland, land region, provincia, comunidad autónoma, regione, estado`,
  country: `country, country code, nation, pays, land, país, pais, paese, nazione, ประเทศ, الدولة, البلد`,
  latitude: `latitude, lat, y, gps lat, geo lat, lat wgs84, breite, breitengrad, latitud, latitudine, ละติจูด, خط العرض`,
  longitude: `longitude, long, lng, lon, x, gps long, gps lng, geo long, geo lng, länge, längengrad, longitud, longitudine, ลองจิจูด, خط الطول`,
  position: `position, coordinates, coords, lat long, lat lng, latlng, lat lon, latlong, gps, geo, geo point, geolocation, point, coordonnées,
    coordonnées gps, koordinaten, coordenadas, coordinate, พิกัด, إحداثيات`,
  phone: `phone, phone number, telephone, tel, tel no, telephone number, mobile, contact number, contact phone, téléphone, numéro de téléphone, portable,
    telefon, telefonnummer, rufnummer, handy, teléfono, móvil, telefono, cellulare, telefone, telefoon, โทรศัพท์, เบอร์โทร, هاتف, رقم الهاتف`,
  website: `website, web, site, url, homepage, link, web site, website url, webpage, site web, site internet, webseite, internetseite, página web,
    sitio web, sito, sito web, เว็บไซต์, الموقع الإلكتروني`,
  handle: `instagram, insta, ig, instagram handle, ig handle, instagram url, handle, compte instagram, instagram account, social`,
  description: `description, about, summary, blurb, beschreibung, descripción, descrizione, descrição, bio`,
  contact: `contact, contact name, contact person, manager, owner, gm, general manager, interlocuteur, gérant, responsable, ansprechpartner, kontakt,
    inhaber, contacto, persona de contacto, contatto, referente, titolare`,
  email: `email, e mail, mail, email address, contact email, courriel, adresse e mail, correo, correo electrónico, e mail adresse, อีเมล, البريد الإلكتروني`,
  status: `status, state of business, trading status, business status, operating status, open or closed, open closed, zustand, statut, état, estado del local, stato`,
  closed: `closed, is closed, permanently closed, closed down, shut, fermé, geschlossen, cerrado, chiuso, closed on, closing date, date closed`,
  open: `open, is open, still open, trading, active, ouvert, geöffnet, abierto, aperto`,
  notes: `notes, note, remark, remarks, comment, comments, info, memo, other, bemerkung, bemerkungen, notiz, notizen, anmerkung, remarque, remarques,
    commentaire, commentaires, observaciones, notas, comentarios, osservazioni, หมายเหตุ, ملاحظات`,
  id: `id, uid, brand id, plusone id, record id, fsa id, fhrs id, ref, reference, number, no, nr, code, key, external id, venue id, customer number, account number, crm id, référence, kundennummer, codice`,
}

const memberNames: Record<MemberField, string> = {
  creator: `creator, creators, influencer, influencers, creator handle, influencer handle, handle, handles, username, user name, user, account,
    instagram, instagram handle, ig handle, ig, tiktok, tiktok handle, youtube, profile, profile url, profile link, link, url, creator id, influencer id, talent,
    créateur, créatrice, influenceur, influenceuse, compte instagram, influencerin, kreator, creadora, creador, influenciador, ครีเอเตอร์, مؤثر, المؤثر`,
  list: `list, lists, list name, name of list, creator list, influencer list, group, segment, tag, campaign list, liste, nom de la liste, listenname, lista,
    nombre de la lista, nome da lista, รายการ, القائمة`,
  note: `note, notes, remark, remarks, comment, comments, why, reason, bemerkung, notiz, remarque, commentaire, nota, notas, observaciones, หมายเหตุ, ملاحظات`,
}

const personNames = {
  person: `contact, contact name, contact person, name of contact, full name, person, attention, attn, manager, owner, gm, general manager, decision maker, poc,
    interlocuteur, gérant, responsable, nom du contact, ansprechpartner, ansprechpartnerin, kontakt, kontaktperson, inhaber, contacto, persona de contacto,
    contatto, referente, titolare, nome do contato, contactpersoon, ผู้ติดต่อ, جهة الاتصال`,
  personFirst: `first name, firstname, given name, forename, contact first name, prénom, vorname, nombre de pila, voornaam`,
  personLast: `last name, lastname, surname, family name, contact last name, nom de famille, nachname, familienname, apellido, apellidos, cognome, sobrenome, achternaam`,
  personRole: `job, job title, contact role, role, position title, contact position, contact title, function, fonction, poste, position im unternehmen,
    funktion, rolle, cargo, puesto, ruolo, mansione, função, functie, ตำแหน่ง, المسمى الوظيفي`,
  personEmail: `email, e mail, mail, email address, contact email, contact mail, work email, courriel, adresse e mail, e mail adresse, email kontakt, correo,
    correo electrónico, posta elettronica, e mailadres, อีเมล, البريد الإلكتروني`,
  personPhone: `contact phone, contact mobile, contact number, mobile, mobile phone, cell, cell phone, direct line, direct dial, portable, handy, mobil, móvil,
    cellulare, telemóvel, celular, mobiel`,
}
const { contact: _contact, email: _email, ...brandVenueNames } = venueNames
const brandNames: Record<BrandField, string> = { ...personNames, ...brandVenueNames }

const creatorNames: Record<CreatorField, string> = {
  id: 'id, uid, creator id, influencer id, plusone id, record id',
  fullName: `name, full name, creator name, influencer name, creator, influencer, real name, display name, contact name, talent, talent name, nom, nom complet, nom prénom,
    vollständiger name, vor und nachname, nombre, nombre completo, nome, nome completo, nome e cognome, naam, ชื่อ, ชื่อครีเอเตอร์, اسم, الاسم, الاسم الكامل`,
  firstName: personNames.personFirst,
  lastName: personNames.personLast,
  account: `handle, handles, username, user name, user, account, accounts, profile, profile url, profile link, link, links, url, social, socials, social media, social handle,
    creator handle, influencer handle, channel, @, compte, pseudo, identifiant, konto, kanal, benutzername, profil, cuenta, usuario, perfil, profilo, gebruikersnaam, ชื่อผู้ใช้, المستخدم`,
  platform: `platform, network, main platform, channel type, plateforme, réseau, plattform, netzwerk, plataforma, red social, piattaforma, แพลตฟอร์ม, المنصة`,
  instagram: `instagram, insta, ig, instagram handle, ig handle, instagram url, instagram link, instagram username, compte instagram, instagram name`,
  tiktok: `tiktok, tik tok, tt, tiktok handle, tiktok url, tiktok link, tiktok username, compte tiktok`,
  youtube: `youtube, you tube, yt, youtube channel, youtube url, youtube link, youtube handle, chaîne youtube, youtube kanal, canal de youtube`,
  mail: personNames.personEmail,
  mobile: `phone, phone number, telephone, tel, whatsapp, whatsapp number, ${personNames.personPhone}, téléphone, telefon, telefonnummer, teléfono, telefono, telefone,
    telefoon, โทรศัพท์, هاتف, رقم الهاتف`,
  home: `city, town, location, based, based in, home city, home, where, base, lives in, ville, stadt, ort, wohnort, ciudad, città, citta, cidade, stad, เมือง, จังหวัด, المدينة, مدينة`,
  nation: `country, country code, nation, pays, land, país, pais, paese, ประเทศ, الدولة, البلد`,
  followers: `followers, follower, following, follower count, followers count, number of followers, ig followers, instagram followers, tiktok followers, subscribers, audience, reach,
    fans, abonnés, nombre d'abonnés, abonnenten, seguidores, seguaci, volgers, ผู้ติดตาม, المتابعين, متابعون`,
  birthday: `date of birth, birth date, birthdate, birthday, dob, born, year of birth, date de naissance, geburtsdatum, geburtstag, fecha de nacimiento, data di nascita, วันเกิด, تاريخ الميلاد`,
  notes: `notes, note, remark, remarks, comment, comments, info, about, bio, niche, bemerkung, bemerkungen, notiz, notizen, remarque, remarques, commentaire, observaciones, notas,
    nota, note interne, หมายเหตุ, ملاحظات`,
}

/** The field that a column’s name says, null when we don’t know the name. */
export const fieldByName: Record<ImportKind, (header: string) => Field | null> = {
  venues: fieldsByName(venueNames, ['venue', 'brand', 'location', 'geo', 'contact']),
  brands: fieldsByName(brandNames, ['venue', 'brand', 'location', 'geo', 'company']),
  creators: fieldsByName(creatorNames, ['creator', 'influencer', 'contact']),
  lists: fieldsByName(memberNames),
  redemptions: redemptionFieldByName,
  collabs: pastFieldByName,
}

/** Names of columns that only a list of creators has. */
const ofCreators = fieldsByName({
  creator:
    'creator, creators, influencer, influencers, creator handle, influencer handle, creator id, influencer id, creator name, influencer name, talent, créateur, influenceur, influencerin, creador, influenciador',
})
/** Fields that say of a file that its rows are creators, where it has two of them. */
const tellsCreators: readonly (Field | null)[] = ['instagram', 'tiktok', 'youtube', 'followers', 'birthday', 'platform']
/** The same of brands with a person each. */
const tellsPerson: readonly (Field | null)[] = ['person', 'personFirst', 'personLast', 'personRole', 'personEmail']

/** What a file’s rows most likely are, by the names of its columns. */
export function likelyKind(columns: readonly string[]): ImportKind {
  const fieldsOf = (kind: ImportKind) => new Set(columns.map((column) => fieldByName[kind](column)))
  const count = (kind: ImportKind, telling: readonly (Field | null)[]) =>
    [...fieldsOf(kind)].filter((field) => telling.includes(field)).length
  const isOfCreators = columns.some((column) => ofCreators(column) !== null)
  const ofLists = fieldsOf('lists')
  const hasNoVenue = !['name', 'address', 'postcode'].some((field) => fieldsOf('venues').has(field as Field))
  // Our own file of creators says on which lists they are.
  const isOnLists = ofLists.has('list') && !fieldsOf('creators').has('followers')
  if (isOnLists && (isOfCreators || (ofLists.has('creator') && hasNoVenue))) return 'lists'
  const ofTills = fieldsOf('redemptions')
  const ofPast = fieldsOf('collabs')
  if (
    ofPast.has('creator') &&
    ofPast.has('day') &&
    ['views', 'likes', 'link'].some((field) => ofPast.has(field as Field))
  )
    return 'collabs'
  const isOfVenues = fieldsOf('venues').has('postcode') || fieldsOf('venues').has('address')
  const isWithAccounts = fieldsOf('creators').has('mail') || count('creators', tellsCreators) > 1
  const hasFollowing = ['account', 'followers'].every((field) => fieldsOf('creators').has(field as Field))
  if (!isOfVenues && (hasFollowing || count('creators', tellsCreators) > 1 || (isOfCreators && isWithAccounts)))
    return 'creators'
  if (isOfCreators) return 'lists'
  if (!isOfVenues && ofTills.has('code') && ofTills.has('day')) return 'redemptions'
  return count('brands', tellsPerson) > 1 && fieldsOf('brands').has('name') ? 'brands' : 'venues'
}
