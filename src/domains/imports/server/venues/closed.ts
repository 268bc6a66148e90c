import { categoryOfKind } from './kinds.ts'

const closedStatus =
  /^(permanently closed|closed( down| permanently| for good)?|perm(anently)?\.? closed|shut( down)?|ceased( trading)?|out of business|demolished|dissolved|pub ?closed|(est )?ferm[ée]e?( définitivement| pour toujours)?|définitivement fermé|((dauerhaft|endgültig|für immer|permanent) )?geschlossen|cerrad[oa]( permanentemente| definitivamente)?|chius[oa]( definitivamente| per sempre)?|encerrad[oa]( permanentemente| definitivamente)?|gesloten|closed_permanently|(permanent )?closure|fermeture( définitive)?|cessation d[’']activité|(dauerhafte |endgültige )?(schließung|schliessung)|(geschäfts|betriebs)aufgabe|cierre( definitivo| permanente)?|cese de actividad|chiusura( definitiva| permanente)?|cessa(ta|zione) (di )?attività|encerramento( definitivo)?|fechad[oa]( permanentemente| definitivamente)?|(permanent|definitief) gesloten|ปิดถาวร|ปิดกิจการ|مغلق|مغلق نهائيا|إغلاق نهائي)$/i
const closedSince =
  /^(closed|shut)( down)?:? (since|in|from)? ?(\p{L}{3,9}\.? )?(\d{1,2}[/.-]){0,2}(19|20)\d\d$|^(fermé|fermée|geschlossen|cerrad[oa]|chius[oa]|encerrad[oa]|fechad[oa]|gesloten) ((depuis|seit|desde|dal|sinds|em) )?(\d{1,2}[/.-]){0,2}(19|20)\d\d$/iu
const becameOther =
  /\b(now|converted (in)?to|turned into|became) (an? )?((luxury|private|student) )?(flats?|apartments?|houses?|housing|homes?|offices?|residential|supermarkets?|shops?|car park|tesco|sainsbury[’']?s|asda|aldi|lidl|waitrose|morrisons|co-?op)\b/i
const openStatus =
  /^(open|operational|trading|active|live|still open|ouvert|ouverte|en activité|geöffnet|offen|abierto|aperto|aberto|เปิด|مفتوح)$/i
const forAWhile =
  /\btemp(\.|orary|orarily)?[ _-]?(closed|shut|closure)\b|\b(closed|shut)[ _-]?\(?(temp\b|temporarily\b|for now\b|for a while\b|until\b)|\btemporairement fermé|\bvorübergehend geschlossen|\bfermeture (temporaire|annuelle)|\bcerrado temporalmente|\bcierre temporal|\btijdelijk gesloten|\b(encerrad[oa]|fechad[oa]) temporariamente|\btemporariamente (encerrad[oa]|fechad[oa])|\bchius(o|ura) temporane(amente|a)|\bclosed for (renovation|refurb\w*|the (season|winter|summer))/i
const notClosed = /\b(still open|not closed|never closed?|re-?opened|open again)\b/i
const closedInWords =
  /\b(permanently|now|has|have|is|was|since|recently|sadly)\b[^.;]{0,20}\bclosed\b(?! (on|for|at|mon|tue|wed|thu|fri|sat|sun|over|between|in the|bank|early|late)\b)|\bclosed (down|permanently|for good|since|in (19|20)\d\d|(19|20)\d\d)\b|\bpub ?closed\b|\b(demolished|ceased trading|out of business|no longer (trading|open|exists?)|closed its doors|gone out of business)\b|\bdéfinitivement fermé|\bfermée? définitivement|\b(closed|shut) (since )?(\d{1,2}[/.-]){0,2}(19|20)\d\d\b|\bshut (since|in) (19|20)\d\d\b|\b(dauerhaft|endgültig) geschlossen|\bcerrad[oa] (permanentemente|definitivamente)|\bchiuso definitivamente|\bfermeture définitive|\bcessation d[’']activité|\b(geschäfts|betriebs)aufgabe|\b(dauerhafte|endgültige) schlie(ß|ss)ung|\bcierre (definitivo|permanente)|\bcese de actividad|\bchiusura (definitiva|permanente)|\bcessa(ta|zione) (di )?attività|\bencerramento definitivo|\b(encerrad[oa]|fechad[oa]) (permanentemente|definitivamente|para sempre)|\b(definitief|permanent) gesloten|\bpermanent closure/i
/** What may mean that a venue is another one now, or isn’t open yet. */
const perhapsOther =
  /\b(now|converted (in)?to|turned into|became) an? \p{L}|^now the\b|\bnow (called|known as)\b|\b(opens|opening|reopening|to open)\b[^.;]{0,15}\b(soon|20\d\d)\b|\bcoming soon\b|\bnot (yet open|open yet)\b|\bunder construction\b|\bouverture prochaine\b|\bdemnächst\b|\bpróxima apertura\b|\bprossima apertura\b/iu
const closedAtEnd =
  /\S(?<!(day|tag|dag|feira)s?)\s+(permanently closed|closed( down)?|geschlossen|fermée?|cerrad[oa]|chius[oa]|gesloten|encerrad[oa]|fechad[oa])$/i
/** `CLOSED-The Fox`, `The Fox-CLOSED`; a closed-loop kitchen is open. */
const closedByDash =
  /^(CLOSED|GESCHLOSSEN|FERMÉE?|CERRAD[OA]|CHIUS[OA]|GESLOTEN|ENCERRAD[OA]|FECHAD[OA])[-–—]|^[Cc]losed[-–—][Tt]he\s|\S[-–—](CLOSED|GESCHLOSSEN|FERMÉE?|CERRAD[OA]|CHIUS[OA]|GESLOTEN|ENCERRAD[OA]|FECHAD[OA])$/u
const compound = /^closed[-–—](loop|door|circuit|book)s?(?!\p{L})/iu
const yes = /^(y|yes|true|1|x|✓|✔|oui|o|ja|j|s[ií]|sim|closed)$/i
const openYes = /^(y|yes|true|1|x|✓|✔|oui|o|ja|j|s[ií]|sim)$/i
const no = /^(n|no|false|0|non|nein|nee|não|closed)$/i
const day = /^(\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4})/

/** Whether a cell says that a venue is closed for good. */
export const isClosedStatus = (text: string): boolean =>
  [closedStatus, closedSince].some((words) => words.test(text.trim().replace(/[.!]+$/, '')))
export const isOpenStatus = (text: string): boolean => openStatus.test(text.trim())

/** Whether a remark says it. */
const isClosedInWords = (text: string): boolean =>
  !notClosed.test(text) && (isClosedStatus(text) || closedInWords.test(text) || becameOther.test(text))
const isAboutClosing = (text: string): boolean =>
  isClosedInWords(text) || forAWhile.test(text) || perhapsOther.test(text)

/** Where people put a remark beside a word: in brackets, or after a sign. */
const besides = /\s*[()[\];:,|]\s*|(?:\s+|^)[-–—/]+\s*/

/** A cell for the kind of a venue without what it says of being closed: `Brewery - permanently closed`, `Closed pub`. */
export function splitKind(text: string): { kind: string; remark: string } {
  const kinds: string[] = []
  const remarks: string[] = []
  for (const part of text.split(besides).filter(Boolean)) {
    const [kind, remark] = splitPart(part)
    if (kind) kinds.push(kind)
    if (remark) remarks.push(remark)
  }
  return remarks.length > 0 ? { kind: kinds.join(', '), remark: remarks.join(', ') } : { kind: text, remark: '' }
}

function splitPart(part: string): [kind: string, remark: string] {
  const words = part.split(/\s+/)
  for (const at of words.keys()) {
    const [first, last] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if (categoryOfKind(first) && isAboutClosing(last)) return [first, last]
    if (isClosedStatus(first) && categoryOfKind(last)) return [last, first]
  }
  return isAboutClosing(part) ? ['', part] : [part, '']
}

/** The columns that say nothing but yes or no: what they say is clear only with their names. */
export type YesOrNo = 'closed' | 'open'
/** `by` is the column that says it, where that holds yes or no. `unread` is what a column that says whether the venue is open holds, where we can’t tell which. */
export type Closing = { isClosed: boolean; words: string; by?: YesOrNo; forAWhile: boolean; unread: string }

/**
 * Whether a row says that its venue is closed for good, and in which words; closed for a while is open with a remark, and so is what
 * can’t be read.
 */
export function readClosing(cells: {
  status: string
  closed: string
  open: string
  notes: string
  name: string
  kind: string
}): Closing {
  const { status, closed, open, notes, name, kind } = cells
  const ofKind = splitKind(kind).remark
  const closedBy = (words: string, by?: YesOrNo): Closing => ({
    isClosed: true,
    words,
    ...(by && { by }),
    forAWhile: false,
    unread: '',
  })
  const later = [status, closed, open, notes, name, ofKind].find((text) => forAWhile.test(text))
  if (later) return { isClosed: false, words: later, forAWhile: true, unread: '' }
  if (isClosedStatus(status) || becameOther.test(status)) return closedBy(status)
  if (yes.test(closed) || day.test(closed) || isClosedStatus(closed)) return closedBy(closed, 'closed')
  if (no.test(open) || isClosedStatus(open)) return closedBy(open, 'open')
  if (isClosedInWords(ofKind)) return closedBy(kind)
  const isOpen: Closing = { isClosed: false, words: '', forAWhile: false, unread: unreadOf({ ...cells, ofKind }) }
  if (notClosed.test(notes)) return isOpen
  if (isClosedInWords(notes)) return closedBy(notes)
  return saysClosed(name) ? closedBy(name) : isOpen
}

/** Whether a name says it beside itself, before it (`CLOSED: The Fox`, `CLOSED-The Fox`) or as its last word (`The Owl CLOSED`). */
function saysClosed(name: string): boolean {
  const [first = '', ...others] = name.split(/\s*[()[\]]\s*|\s*:\s+|\s[-–—]\s*/).filter(Boolean)
  if (others.some(isClosedInWords) || (others.length > 0 && isClosedStatus(first))) return true
  if (closedByDash.test(name) && !compound.test(name)) return true
  return closedAtEnd.test(name) && !notClosed.test(name)
}

/** What says neither open nor closed: of columns that hold nothing else all, of the others what may mean that it’s another venue now. */
function unreadOf({ status, closed, open, ofKind, notes }: Record<YesOrNo | 'status' | 'ofKind' | 'notes', string>) {
  const saysOpen = (text: string) => text === '' || isOpenStatus(text) || notClosed.test(text)
  if (!saysOpen(status)) return status
  if (!saysOpen(closed) && !no.test(closed)) return closed
  if (!saysOpen(open) && !openYes.test(open)) return open
  return [ofKind, notes].find((text) => perhapsOther.test(text) && !notClosed.test(text)) ?? ''
}
