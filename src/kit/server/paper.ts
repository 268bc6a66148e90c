import { must } from '../contract/must.ts'
import { now } from './clock.ts'

/** An amount of minor units as a statement writes it, `12.50`. */
export function amountOf(minor: number): string {
  return (minor / 100).toFixed(2)
}

type Column = { width: number; align: 'left' | 'right' }
const margin = 56

/**
 * A4 pages with a heading and rows in columns (widths in points; 483 fit). `row` begins a new page where one is full;
 * `finish` answers the file. What draws it is loaded with the first one.
 */
export async function openPaper(parts: { title: string; author: string; columns: readonly Column[] }) {
  const { title, author, columns } = parts
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({ size: 'A4', margin, info: { Title: title, Author: author, CreationDate: now() } })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  return {
    head: (words: string) => {
      pdf.font('Helvetica').fontSize(10).fillColor('#57534e').text(author)
      pdf.font('Helvetica-Bold').fontSize(18).fillColor('#1c1917').text(words, { paragraphGap: 4 })
    },
    text: (words: string, { quiet = false, gap = 14 } = {}) => {
      const colour = quiet ? '#57534e' : '#1c1917'
      pdf.font('Helvetica').fontSize(10).fillColor(colour).text(words, { paragraphGap: gap })
    },
    row: (cells: readonly string[], bold = false) => {
      const font = bold ? 'Helvetica-Bold' : 'Helvetica'
      pdf.font(font).fontSize(10).fillColor('#1c1917')
      const height = Math.max(
        ...cells.map((text, at) => pdf.heightOfString(text, { width: must(columns[at]).width - 8 })),
      )
      if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
      const top = pdf.y
      let left = margin
      cells.forEach((text, at) => {
        const { width, align } = must(columns[at])
        pdf.text(text, left, top, { width: width - 8, align })
        left += width
      })
      pdf.x = margin
      pdf.y = top + height + 6
    },
    finish: () => {
      pdf.end()
      return done
    },
  }
}
