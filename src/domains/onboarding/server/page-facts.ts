import { Parser } from 'htmlparser2'

/** What a page says of itself: its heads, its links, and its schema.org records. */
export type PageFacts = {
  title: string
  /** By property or name, the first of each. */
  meta: Readonly<Record<string, string>>
  links: string[]
  records: Record<string, unknown>[]
}

const mostLinks = 400

/** Reads a page without running any of it. What is broken in it is left out. */
export function readFacts(html: string): PageFacts {
  const meta: Record<string, string> = {}
  const links: string[] = []
  const records: Record<string, unknown>[] = []
  let title = ''
  let inside: 'title' | 'record' | null = null
  let written = ''
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'title' && title === '') inside = 'title'
        if (name === 'script' && /ld\+json/i.test(attributes.type ?? '')) inside = 'record'
        if (inside) written = ''
        const key = (attributes.property ?? attributes.name)?.toLowerCase()
        if (name === 'meta' && key && attributes.content) meta[key] ??= attributes.content
        if (name === 'a' && attributes.href && links.length < mostLinks) links.push(attributes.href)
      },
      ontext: (text) => {
        if (inside) written += text
      },
      onclosetag: () => {
        if (inside === 'title') title = written
        if (inside === 'record') records.push(...parseRecords(written))
        inside = null
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return { title, meta, links, records }
}

/** The words of a text that may be written as HTML. */
export function plainText(text: string): string {
  let words = ''
  const parser = new Parser({
    ontext: (part) => {
      words += part
    },
    onopentag: () => {
      words += ' '
    },
  })
  parser.end(text)
  // What cannot be printed is no word.
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  return words.replace(/[\s\u0000-\u001f]+/g, ' ').trim()
}

function parseRecords(written: string): Record<string, unknown>[] {
  try {
    return flatten(JSON.parse(written), 0)
  } catch {
    return []
  }
}

/** The records in a list or a graph, and what a page says that it is about. */
function flatten(value: unknown, depth: number): Record<string, unknown>[] {
  if (depth > 4) return []
  if (Array.isArray(value)) return value.slice(0, 50).flatMap((one) => flatten(one, depth + 1))
  if (typeof value !== 'object' || value === null) return []
  const record = value as Record<string, unknown>
  return [record, ...flatten(record['@graph'], depth + 1), ...flatten(record.mainEntity, depth + 1)]
}
