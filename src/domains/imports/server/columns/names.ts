import { fieldsByName } from '../../../../kit/server/sheets/field-names.ts'
import type { Field, ImportKind, MemberField, VenueField } from '../../fields.ts'

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
  id: `id, fsa id, fhrs id, ref, reference, number, no, nr, code, key, external id, venue id, customer number, account number, crm id, référence, kundennummer, codice`,
}

const memberNames: Record<MemberField, string> = {
  creator: `creator, creators, influencer, influencers, creator handle, influencer handle, handle, handles, username, user name, user, account,
    instagram, instagram handle, ig handle, ig, tiktok, tiktok handle, youtube, profile, profile url, profile link, link, url, creator id, influencer id, talent,
    créateur, créatrice, influenceur, influenceuse, compte instagram, influencerin, kreator, creadora, creador, influenciador, ครีเอเตอร์, مؤثر, المؤثر`,
  list: `list, lists, list name, name of list, creator list, influencer list, group, segment, tag, campaign list, liste, nom de la liste, listenname, lista,
    nombre de la lista, nome da lista, รายการ, القائمة`,
  note: `note, notes, remark, remarks, comment, comments, why, reason, bemerkung, notiz, remarque, commentaire, nota, notas, observaciones, หมายเหตุ, ملاحظات`,
}

/** The field that a column’s name says, null when we don’t know the name. */
export const fieldByName: Record<ImportKind, (header: string) => Field | null> = {
  venues: fieldsByName(venueNames, ['venue', 'brand', 'location', 'geo', 'contact']),
  lists: fieldsByName(memberNames),
}

/** Names of columns that only a list of creators has. */
const ofCreators = fieldsByName({
  creator:
    'creator, creators, influencer, influencers, creator handle, influencer handle, creator id, influencer id, talent, créateur, influenceur, influencerin, creador, influenciador',
})

/** What a file’s rows most likely are, by the names of its columns. */
export const likelyKind = (columns: readonly string[]): ImportKind =>
  columns.some((column) => ofCreators(column) !== null) ? 'lists' : 'venues'
