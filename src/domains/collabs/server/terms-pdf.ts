import { openPaper } from '../../../kit/server/paper.ts'
import type { StayDates } from '../../briefs/stays.ts'
import type { Terms } from '../terms.ts'
import { termsRows } from '../terms-words.ts'

/** Who agreed to the terms in force, for which side, and when. */
export type Signature = { by: string; for: string; at: Date }

const columns = [
  { width: 110, align: 'left' },
  { width: 373, align: 'left' },
] as const

/** The agreed terms as a PDF of A4 pages; `booked` are the dates of a stay. */
export async function termsPdf(
  productName: string,
  terms: Terms,
  signatures: readonly Signature[],
  booked: StayDates | null = null,
): Promise<Buffer> {
  const paper = await openPaper({
    title: `Agreement: ${terms.title}`,
    author: productName,
    date: new Date(terms.agreedAt),
    columns,
  })
  paper.head(terms.title)
  paper.text(`Between ${terms.brandName} and ${terms.influencerName}.`)
  for (const row of [...termsRows(terms, booked, 'staff'), ...signatures.map(signatureRow)]) paper.row(row, 'first')
  return paper.finish()
}

/** `2 March 2026, 09:00 UTC`. */
function signedAt(at: Date): string {
  const day = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return `${day}, ${at.toISOString().slice(11, 16)} UTC`
}

function signatureRow({ by, for: side, at }: Signature): [label: string, text: string] {
  return [`Agreed by`, `${by === side ? by : `${by} for ${side}`}, ${signedAt(at)}`]
}
