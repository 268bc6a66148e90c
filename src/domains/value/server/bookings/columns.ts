import { fieldsByName } from '../../../../kit/server/sheets/field-names.ts'
import type { Sheet } from '../../../../kit/server/sheets/sheet.ts'
import type { BookingField, BookingMapping } from '../../booking-fields.ts'
import { readAmount } from '../../list-amounts.ts'
import { codeIn } from './codes.ts'
import { looksLikeDay } from '../../list-days.ts'

/** Names that booking systems and people give to columns, in the languages of our cities. */
export const bookingFieldByName = fieldsByName<BookingField>({
  code: `code, booking code, promo code, promocode, promo, voucher, voucher code, coupon, coupon code, discount code, discount, offer code, referral,
    referral code, source code, code promo, code promotionnel, bon de réduction, gutscheincode, gutschein, rabattcode, aktionscode, código,
    codigo promocional, código promocional, codice, codice promo, codice sconto, kortingscode, โค้ด, رمز`,
  day: `date, day, booking date, visit date, reservation date, date of visit, arrival, check in, checkin, arrival date, service date, seated at, time, datetime,
    date time, date de réservation, date de visite, jour, arrivée, datum, buchungsdatum, tag, besuchsdatum, anreise, fecha, fecha de reserva, día, llegada,
    data, data prenotazione, giorno, arrivo, dag, วันที่, تاريخ, التاريخ`,
  reference: `reference, ref, booking reference, booking ref, booking number, booking no, booking id, reservation id, reservation number, reservation no,
    confirmation, confirmation number, confirmation code, confirmation no, order number, order id, order no, number, no, nr, id, bill, bill number, receipt, check number,
    référence, numéro, numéro de réservation, n° de réservation, reservierungsnummer, buchungsnummer, bestellnummer, belegnummer, nummer, referencia,
    bon nr, bon no, bonnummer, bon, kassenbon, beleg nr, rechnungsnummer, rechnungs nr, rechnung nr, bill no, receipt no, receipt number, ticket, ticket no, ticket number,
    numéro de ticket, n° de ticket, número de ticket, numero scontrino, scontrino, kassabon, bonnetje, número de reserva, localizador, numero, numero prenotazione, riferimento, reserveringsnummer, หมายเลข, رقم, رقم الحجز`,
  amount: `amount, amount spent, spend, spent, total, total spend, bill total, revenue, value, sum, price, net, gross, paid, turnover, sales, montant, total ttc, addition,
    dépense, betrag, summe, umsatz, gesamt, preis, importe, gasto, total cuenta, importo, spesa, totale, prezzo, bedrag, omzet, ยอด, المبلغ`,
  status: `status, booking status, reservation status, state, statut, état, zustand, stato, estado, สถานะ, الحالة`,
})

/** From what share of its cells a column is taken for what they look like. */
const mostly = 0.7

/** What each column most likely holds: the codes that we know tell theirs, names the others, and cells where no name does. */
export function proposeBookings(sheet: Sheet, codes: ReadonlySet<string>): BookingMapping {
  const columns = sheet.columns.map((_, at) => sheet.sample.flatMap(({ cells }) => cells[at] || []))
  const mapping: BookingMapping = columns.map(() => null)
  const put = (at: number, field: BookingField | null) => {
    if (at >= 0 && field && !mapping[at] && !mapping.includes(field)) mapping[at] = field
  }
  const named = sheet.columns.map((name) => bookingFieldByName(name))
  put(columnOfCodes(columns, named, codes), 'code')
  for (const [at, field] of named.entries()) if (!contradicts(field, columns[at] ?? [])) put(at, field)
  for (const [at, cells] of columns.entries()) {
    if (!mapping.includes('day') && isMostly(cells, looksLikeDay)) put(at, 'day')
    if (!mapping.includes('amount') && isMostly(cells, (cell) => /[£€$฿]/.test(cell) && readAmount(cell) !== null))
      put(at, 'amount')
  }
  return mapping
}

/** The column with the most of our codes; of two, the one whose name says so. */
function columnOfCodes(
  columns: readonly string[][],
  named: readonly (BookingField | null)[],
  codes: ReadonlySet<string>,
): number {
  let best = { at: -1, found: 0 }
  for (const [at, cells] of columns.entries()) {
    const found = cells.filter((cell) => codeIn(cell, codes) !== null).length * (named[at] === 'code' ? 2 : 1)
    if (found > best.found) best = { at, found }
  }
  return best.at
}

const isMostly = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(is).length >= cells.length * mostly

/** A column called `Arrival` may hold a time alone, `Total` how many guests came, `Discount` per cent. */
function contradicts(field: BookingField | null, cells: readonly string[]): boolean {
  if (field === 'day') return cells.length > 0 && !cells.some(looksLikeDay)
  if (field === 'amount') return cells.length > 0 && !cells.some((cell) => readAmount(cell) !== null)
  return false
}
