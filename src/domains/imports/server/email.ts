import { type Remark, remark } from './remark.ts'

const shape = /^[^\s@,;<>":/]+@[^\s@,;<>":/]+\.\p{L}{2,}$/u

/** An email address of a cell in lower case, without `mailto:` and the name before it. One that can’t be one is said and left out. */
export function readEmail(text: string, remarks: Remark[]): string | null {
  if (!text) return null
  const [first = ''] = text
    .replace(/^.*<([^>]+)>.*$/, '$1')
    .replace(/^mailto:/i, '')
    .split(/[\s;,]+/)
  const email = first.toLowerCase()
  if (shape.test(email) && email.length <= 200) return email
  const shown = text.slice(0, 60)
  remarks.push(
    remark(
      `The email address “${shown}” looks wrong, so we left it out.`,
      'The email address looks wrong, so we left it out.',
      shown,
    ),
  )
  return null
}
