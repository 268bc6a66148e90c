import { must } from '../contract/must.ts'
import { now } from './clock.ts'
import { type Fonts, openFonts, type Weight } from './paper-fonts.ts'
import { drawable, noLetter, setText, type Style } from './paper-text.ts'

/** `2 Mar 2026`, the day of a moment in a time zone, as people read it; a spreadsheet gets `2026-03-02`. */
export function paperDay(at: string, timezone: string): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: timezone } as const
  return new Date(at).toLocaleDateString('en-GB', format)
}

/** An amount of minor units as a statement writes it, `12.50`. */
export function amountOf(minor: number): string {
  return (minor / 100).toFixed(2)
}

type Column = { width: number; align: 'left' | 'right' }
/** JPEG or PNG, with what it shows in words. */
export type PaperPicture = { bytes: Buffer; alt: string }
const margin = 56
const quietly: Style = { size: 10, colour: '#57534e' }
const lettersMissing = `“${noLetter}” stands for a letter we couldn’t print. You’ll find the full text on the website.`

type Parts = { title: string; author: string; columns: readonly Column[]; date?: Date }

/** An empty document, and its bytes once it is finished. */
async function openPdf({ title, author, date = now() }: Parts) {
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: date },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  return { pdf, done }
}

/** Draws blocks, rows and pictures below each other, on a new page where one is full. */
function openPages(pdf: Awaited<ReturnType<typeof openPdf>>['pdf'], fonts: Fonts) {
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)
  const width = pdf.page.width - 2 * margin
  let top = margin
  let table: ReturnType<typeof pdf.struct> | null = null
  let isWhole = true
  const endTable = () => {
    table?.end()
    table = null
  }
  const makeRoom = (height: number) => {
    if (top + height <= pdf.page.height - margin) return
    pdf.addPage()
    top = margin
  }
  /** What is drawn otherwise than it is written says how it is written. */
  const said = (text: string, set: ReturnType<typeof setText>) => {
    isWhole &&= set.isWhole
    return set.isWhole && set.isInOrder ? {} : { actual: text }
  }
  return {
    block: (tag: string, words: string, style: Style, gap: number, { above = 0, kept = 0 } = {}) => {
      endTable()
      const text = setText(pdf, fonts, words, width, style)
      top += above
      makeRoom(Math.max(text.height, kept))
      whole.add(pdf.struct(tag, said(words, text), () => text.draw(margin, top)))
      top += text.height + gap
    },
    picture: (bytes: Buffer, alt: string, box: { width: number; height: number }) => {
      endTable()
      makeRoom(box.height)
      whole.add(
        pdf.struct('Figure', { alt }, () => {
          pdf.image(bytes, margin, top, { fit: [box.width, box.height] })
        }),
      )
      top += box.height + 12
    },
    pictures: (all: readonly PaperPicture[], height: number) => {
      endTable()
      makeRoom(height)
      const each = (width - (all.length - 1) * 12) / Math.max(all.length, 3)
      all.forEach(({ bytes, alt }, at) => {
        whole.add(
          pdf.struct('Figure', { alt }, () => {
            pdf.image(bytes, margin + at * (each + 12), top, { fit: [each, height] })
          }),
        )
      })
      top += height + 12
    },
    row: (cells: readonly string[], isHead: (at: number) => boolean, columns: readonly Column[]) => {
      const set = cells.map((text, at) =>
        setText(pdf, fonts, text, must(columns[at]).width - 8, {
          size: 10,
          bold: isHead(at),
          ...(must(columns[at]).align === 'right' && { align: 'right' as const }),
        }),
      )
      const height = Math.max(...set.map((one) => one.height))
      makeRoom(height)
      if (!table) {
        table = pdf.struct('Table')
        whole.add(table)
      }
      const row = pdf.struct('TR')
      table.add(row)
      let left = margin
      set.forEach((one, at) => {
        const x = left
        row.add(pdf.struct(isHead(at) ? 'TH' : 'TD', said(cells[at] ?? '', one), () => one.draw(x, top)))
        left += must(columns[at]).width
      })
      row.end()
      top += height + 4
    },
    /** Whether every letter so far was printed. */
    isWhole: () => isWhole,
    end: () => {
      endTable()
      whole.end()
      pdf.end()
    },
  }
}

/**
 * A4 pages with a heading and rows in columns (widths in points; 483 fit), in fonts of our own that carry the names of people
 * and places, and tagged, so that a screen reader knows headings, paragraphs and tables. `row` begins a new page where one
 * is full; `finish` draws everything, in the fonts that its letters need, and answers the file. What draws it is loaded with
 * the first one.
 */
export async function openPaper(parts: Parts) {
  const { author, columns } = parts
  const { pdf, done } = await openPdf(parts)
  const texts: { words: string; weight: Weight }[] = []
  const steps: ((pages: ReturnType<typeof openPages>) => void)[] = []
  const note = (words: string, bold = false) =>
    texts.push({ words: drawable(words), weight: bold ? 'bold' : 'regular' })
  const block = (tag: string, words: string, style: Style, gap: number, room?: { above: number; kept: number }) => {
    note(words, style.bold)
    steps.push((pages) => pages.block(tag, words, style, gap, room))
  }
  const paragraph = (words: string, { quiet = false, gap = 14 } = {}) =>
    block('P', words, quiet ? quietly : { size: 10 }, gap)
  return {
    head: (words: string) => {
      paragraph(author, { quiet: true, gap: 0 })
      block('H1', words, { size: 18, bold: true }, 4)
    },
    /** A heading over what follows, kept with its first lines. */
    section: (words: string) => block('H2', words, { size: 12, bold: true }, 4, { above: 10, kept: 64 }),
    /** A picture (JPEG or PNG) at the left, as large as fits the box; what it shows is read out. */
    picture: (bytes: Buffer, alt: string, box: { width: number; height: number }) => {
      steps.push((pages) => pages.picture(bytes, alt, box))
    },
    /** Up to a few beside each other, each as large as fits a third of the page or less. */
    pictures: (all: readonly PaperPicture[], height: number) => {
      steps.push((pages) => pages.pictures(all, height))
    },
    text: paragraph,
    /** `head`: which of the cells name the row or the column, and are bold. `given`: columns of this row, where others are usual. */
    row: (cells: readonly string[], head: boolean | 'first' = false, given = columns) => {
      const isHead = (at: number) => head === true || (head === 'first' && at === 0)
      cells.forEach((text, at) => note(text, isHead(at)))
      steps.push((pages) => pages.row(cells, isHead, given))
    },
    finish: async () => {
      note(lettersMissing)
      const pages = openPages(pdf, await openFonts(pdf, texts))
      for (const step of steps) step(pages)
      if (!pages.isWhole()) pages.block('P', lettersMissing, quietly, 14)
      pages.end()
      return await done
    },
  }
}
