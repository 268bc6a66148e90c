import { fieldsByName } from '../../../../kit/server/sheets/field-names.ts'
import { bookingFieldByName } from '../../../value/server/import-bookings.ts'
import { type Field, isFieldOf, type PastField } from '../../fields.ts'

const venue = `venue, venue name, venue id, brand, brand id, restaurant, bar, hotel, place, site, outlet, branch, store, shop, location, location name, établissement, lieu,
  betrieb, lokal, standort, filiale, local, establecimiento, locale, ristorante, restaurante, vestiging, zaak, สาขา, ร้าน, الفرع, المطعم`

/** What a till’s list has besides what a booking system’s has. */
const ofTills = fieldsByName({
  time: `time, hour, time of visit, booking time, order time, closed at, heure, uhrzeit, zeit, hora, ora, orario, tijd, เวลา, الوقت`,
  bookings: `bookings, number of bookings, no of bookings, redemptions, redeemed, times used, times redeemed, uses, used, usage count, count, qty, quantity,
    réservations, nombre de réservations, utilisations, anzahl, anzahl buchungen, buchungen, einlösungen, eingelöst, reservas, usos, cantidad, prenotazioni, utilizzi,
    quantità, reservas feitas, aantal, gebruikt, จำนวน, العدد`,
  venue,
})

export function redemptionFieldByName(header: string): Field | null {
  const field = ofTills(header) ?? bookingFieldByName(header)
  return field !== null && isFieldOf('redemptions', field) ? field : null
}

const pastNames: Record<PastField, string> = {
  creator: `creator, creators, influencer, influencers, creator handle, influencer handle, handle, username, user, account, instagram, instagram handle, ig, ig handle,
    tiktok, tiktok handle, creator name, influencer name, name, profile, profile url, profile link, creator id, influencer id, talent, blogger, kol,
    créateur, créatrice, influenceur, influenceuse, influencerin, kreator, creador, creadora, influenciador, collaboratore, ครีเอเตอร์, مؤثر, المؤثر`,
  day: `date, day, visit date, date of visit, visited, visited on, visit, collab date, date of collab, posted, posted on, post date, date posted, published, campaign date, month,
    date de visite, date de collab, jour, mois, datum, besuch, besuchsdatum, monat, fecha, fecha de visita, mes, data, data visita, mese, mês, maand, วันที่, เดือน, تاريخ, التاريخ`,
  link: `link, links, post, posts, post link, post links, post url, url, urls, content, content link, content links, deliverable, deliverables, reel, reels, reel link, reel url, story, stories,
    story link, tiktok link, tiktok video, video, video link, lien, liens, publication, beitrag, beiträge, enlace, enlaces, publicación, collegamento, ลิงก์, الرابط, رابط`,
  views: `views, view count, total views, plays, impressions, video views, reach, vues, impressions totales, aufrufe, views gesamt, reichweite, visualizaciones, reproducciones, visualizzazioni,
    visualizações, weergaven, ยอดวิว, المشاهدات`,
  likes: `likes, like count, total likes, hearts, j'aime, mentions j'aime, gefällt mir, me gusta, mi piace, curtidas, vind ik leuks, ถูกใจ, الإعجابات`,
  comments: `comments, comment count, total comments, commentaires, kommentare, comentarios, commenti, comentários, reacties, ความคิดเห็น, التعليقات`,
  saves: `saves, saved, save count, bookmarks, enregistrements, gespeichert, guardados, salvataggi, salvamentos, opgeslagen, บันทึก, الحفظ`,
  spend: `cost, costs, spend, spent, total cost, amount, fee, paid, payment, budget, price, value, comp, comp value, meal value, coût, montant, dépense, budget dépensé, kosten, ausgaben, betrag,
    honorar, coste, gasto, importe, costo, spesa, compenso, custo, valor, kosten totaal, ค่าใช้จ่าย, التكلفة`,
  venue,
}
export const pastFieldByName = fieldsByName(pastNames, ['collab', 'post', 'content'])
