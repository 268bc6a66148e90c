import type { StayDates } from '../../briefs/stays.ts'
import type { Terms } from '../terms.ts'
import { termsRows } from '../terms-words.ts'

/** Who agreed to the terms in force, for which side, and when. */
export type Signature = { by: string; for: string; at: Date }

const margin = 56
const labelWidth = 110

/** The agreed terms as a PDF of A4 pages; `booked` are the dates of a stay. */
export async function termsPdf(
  productName: string,
  terms: Terms,
  signatures: readonly Signature[],
  booked: StayDates | null = null,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const info = { Title: `Agreement: ${terms.title}`, Author: productName, CreationDate: new Date(terms.agreedAt) }
  const pdf = new PDFDocument({ size: 'A4', margin, info })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.font('Helvetica').fontSize(10).fillColor('#57534e').text(productName)
  pdf.font('Helvetica-Bold').fontSize(18).fillColor('#1c1917').text(terms.title, { paragraphGap: 4 })
  pdf
    .font('Helvetica')
    .fontSize(10)
    .text(`Between ${terms.brandName} and ${terms.influencerName}.`, { paragraphGap: 14 })
  for (const [label, text] of [...termsRows(terms, booked), ...signatures.map(signatureRow)]) {
    const height = pdf.heightOfString(text, { width: pdf.page.width - 2 * margin - labelWidth })
    if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
    const top = pdf.y
    pdf.font('Helvetica-Bold').text(label, margin, top, { width: labelWidth - 10 })
    pdf.font('Helvetica').text(text, margin + labelWidth, top, { paragraphGap: 6 })
  }
  pdf.end()
  return done
}

function signatureRow({ by, for: side, at }: Signature): [label: string, text: string] {
  return [
    `Agreed by`,
    `${by === side ? by : `${by} for ${side}`}, ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  ]
}
